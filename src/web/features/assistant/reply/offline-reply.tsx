import { Link } from 'react-router';
import { offlineAnswer } from '#domain/assistant/offline/offline-answer.ts';
import type { Understood } from '#domain/assistant/offline/understand-request.ts';
import { ProposalCard, type ProposalUses } from '#web/features/assistant/reply/proposal-card.tsx';
import { useFindings } from '#web/features/assistant/use-findings.ts';
import { Button } from '#web/ui/button.tsx';

/** An answer from one's own records and a few rules. What the memory says to a question stands in the lists below it. */
export const OfflineReply = ({ understood, ...uses }: ProposalUses & { readonly understood: Understood }) => {
  const { intent } = understood;
  const findings = useFindings(intent?.kind === 'now' ? intent : { minutes: null, energy: null });
  const { lines, proposals, places } = offlineAnswer(understood, findings);
  const said = intent?.kind === 'ask' ? [] : lines;
  if (said.length + proposals.length + places.length === 0) return null;
  return (
    <div className="space-y-4">
      {said.length > 0 && (
        <div className="space-y-2 text-lg wrap-anywhere">
          {said.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
      {proposals.length > 0 && (
        <ul aria-label="Suggested" className="space-y-2">
          {proposals.map((proposal) => (
            <ProposalCard key={JSON.stringify(proposal)} proposal={proposal} {...uses} />
          ))}
        </ul>
      )}
      {places.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {places.map(({ to, label }) => (
            <Button key={to} asChild size="small">
              <Link to={to}>{label}</Link>
            </Button>
          ))}
        </div>
      )}
    </div>
  );
};
