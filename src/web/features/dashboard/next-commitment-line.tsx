import { CalendarClock } from 'lucide-react';
import { commitmentInWords, nextCommitment } from '#domain/dashboard/next-commitment.ts';
import type { Task } from '#domain/records/kinds/task.ts';
import { dayOf } from '#web/platform/clock/clock.ts';

interface NextCommitmentLineProps {
  readonly tasks: readonly Task[];
  readonly now: Date;
}

/** How far off the next thing with a day is. Nothing where there is none: an empty line would only ask a question. */
export const NextCommitmentLine = ({ tasks, now }: NextCommitmentLineProps) => {
  const day = dayOf(now);
  const next = nextCommitment(tasks, day);
  if (next === null) return null;
  return (
    <p className="flex items-start gap-2.5 text-lg text-muted">
      <CalendarClock aria-hidden="true" className="mt-1 size-5 shrink-0 text-calm" />
      <span className="min-w-0 break-words">
        Next: <span className="text-ink">{next.task.title}</span>,{' '}
        {commitmentInWords(next.day, day, 23 - now.getHours())}
      </span>
    </p>
  );
};
