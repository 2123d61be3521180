import type { Understood } from '#domain/assistant/offline/understand-request.ts';
import { OfflineLines } from '#web/features/assistant/reply/offline-lines.tsx';
import type { ProposalUses } from '#web/features/assistant/reply/proposal-card.tsx';
import { useFindings } from '#web/features/assistant/use-findings.ts';
import { createAwaitedPart } from '#web/ui/awaited-part.tsx';

// It picks by first steps, and the words those are made of are more than all other answers together.
const { Part: NowReply } = createAwaitedPart(
  async () => (await import('#web/features/assistant/reply/now-reply.tsx')).NowReply,
  { notLoaded: 'We couldn’t load the answer. What you typed is still here.' },
);

interface OfflineReplyProps extends ProposalUses {
  readonly understood: Understood;
}

const FromRecords = (props: OfflineReplyProps) => <OfflineLines findings={useFindings()} {...props} />;

/** An answer from one's own records and a few rules. */
export const OfflineReply = (props: OfflineReplyProps) => {
  const { intent } = props.understood;
  return intent?.kind === 'now' ? <NowReply intent={intent} {...props} /> : <FromRecords {...props} />;
};
