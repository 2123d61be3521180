import { Trash2 } from 'lucide-react';
import type { CoachExperiment } from '#domain/records/kinds/coach-experiment.ts';
import { outcomeInWords } from '#web/features/coach/coach-words.ts';
import { useCoachActions } from '#web/features/coach/use-coach-actions.ts';
import { dayOf } from '#web/platform/clock/clock.ts';
import { dayWords } from '#web/platform/clock/local-words.ts';
import { useToday } from '#web/platform/clock/use-today.ts';
import { useRecords } from '#web/services/records/use-records.ts';
import { Button } from '#web/ui/button.tsx';

const endOf = ({ endedAt, createdAt }: CoachExperiment): string => endedAt ?? createdAt;

/** What was tried, the newest first, and for which goal; with what still runs where nothing else shows that. */
export const PastExperiments = ({ running = false }: { readonly running?: boolean }) => {
  const experiments = useRecords('coachExperiments');
  const goals = useRecords('coachGoals');
  const today = useToday();
  const { removeExperiment } = useCoachActions();
  const past = experiments
    .filter(({ state }) => running || state === 'over')
    .toSorted((a, b) => Date.parse(endOf(b)) - Date.parse(endOf(a)));
  if (past.length === 0) return <p className="text-muted">Nothing yet. What you try will stand here.</p>;
  return (
    <ul aria-label="Past experiments" className="divide-y divide-line">
      {past.map((held) => {
        const goal = goals.find(({ id }) => id === held.goalId);
        return (
          <li key={held.id} className="flex items-start gap-3 py-4">
            <div className="min-w-0 flex-1">
              <h3 className="text-lg font-medium">{held.title}</h3>
              <p className="text-muted">
                {outcomeInWords(held.outcome)} · {dayWords(dayOf(new Date(endOf(held))), today)}
              </p>
              {goal !== undefined && <p className="wrap-anywhere text-muted">For: {goal.text}</p>}
              {held.note !== '' && <p className="mt-1 wrap-anywhere whitespace-pre-line">{held.note}</p>}
            </div>
            <Button
              kind="plain"
              size="icon"
              aria-label={`Delete “${held.title}”`}
              onClick={() => removeExperiment(held)}
            >
              <Trash2 aria-hidden="true" />
            </Button>
          </li>
        );
      })}
    </ul>
  );
};
