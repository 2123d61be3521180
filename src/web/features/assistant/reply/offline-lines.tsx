import { Link } from 'react-router';
import { type Findings, offlineAnswer } from '#domain/assistant/offline/offline-answer.ts';
import type { Understood } from '#domain/assistant/offline/understand-request.ts';
import { ProposalCard, type ProposalUses } from '#web/features/assistant/reply/proposal-card.tsx';
import { Button } from '#web/ui/button.tsx';

interface OfflineLinesProps extends ProposalUses {
  readonly understood: Understood;
  readonly findings: Findings;
}

/** What is said, what can be said yes to, and where to go. What the memory says to a question stands in the lists below it. */
export const OfflineLines = ({ understood, findings, ...uses }: OfflineLinesProps) => {
  const { lines, proposals, places } = offlineAnswer(understood, findings);
  const said = understood.intent?.kind === 'ask' ? [] : lines;
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
