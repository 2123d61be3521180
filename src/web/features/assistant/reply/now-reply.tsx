import type { AssistantIntent } from '#domain/assistant/offline/assistant-intent.ts';
import { OfflineLines } from '#web/features/assistant/reply/offline-lines.tsx';
import type { ProposalUses } from '#web/features/assistant/reply/proposal-card.tsx';
import { useFindings } from '#web/features/assistant/use-findings.ts';
import { usePicked } from '#web/features/assistant/use-picked.ts';
import type { Understood } from '#domain/assistant/offline/understand-request.ts';

interface NowReplyProps extends ProposalUses {
  readonly understood: Understood;
  readonly intent: Extract<AssistantIntent, { kind: 'now' }>;
}

/** One thing for now, with its first step. */
export const NowReply = ({ intent, ...rest }: NowReplyProps) => {
  const findings = useFindings();
  return <OfflineLines findings={{ ...findings, picked: usePicked(intent) }} {...rest} />;
};
