import { Link } from 'react-router';
import type { CoachExperiment } from '#domain/records/kinds/coach-experiment.ts';
import { daySentence } from '#web/platform/clock/local-words.ts';
import { Button } from '#web/ui/button.tsx';

interface RunningExperimentsProps {
  readonly experiments: readonly CoachExperiment[];
  readonly today: string;
  readonly onAsk: (id: string) => void;
  readonly onRemove: (held: CoachExperiment) => void;
}

const onDay = (day: string, today: string): string =>
  daySentence(day, today).replace(/^(?!today|tomorrow)/, 'on ');

/** What goes on, with the day it is asked about. */
export const RunningExperiments = ({ experiments, today, onAsk, onRemove }: RunningExperimentsProps) =>
  experiments.length > 0 && (
    <ul aria-label="Running experiments" className="space-y-4">
      {experiments
        .toSorted((a, b) => a.followUpOn.localeCompare(b.followUpOn))
        .map((held) => (
          <li key={held.id} className="rounded-3xl border border-line bg-surface p-5 sm:p-6">
            <h3 className="text-xl font-semibold">{held.title}</h3>
            <p className="mt-2 text-lg">{held.what}</p>
            <p className="text-muted">On a bad day: {held.smallest}</p>
            <p className="mt-2 text-muted">We ask how it went {onDay(held.followUpOn, today)}.</p>
            <div className="mt-3 -ml-3.5 flex flex-wrap gap-1">
              <Button kind="plain" size="small" onClick={() => onAsk(held.id)}>
                Look back now
              </Button>
              <Button asChild kind="plain" size="small">
                <Link to="/tasks">See your tasks</Link>
              </Button>
              <Button
                kind="plain"
                size="small"
                aria-label={`Delete “${held.title}”`}
                onClick={() => onRemove(held)}
              >
                Delete
              </Button>
            </div>
          </li>
        ))}
    </ul>
  );
