import { CalendarClock } from 'lucide-react';
import { nextUpcoming, upcomingInWords, type WhereAndWhen } from '#domain/dashboard/next-upcoming.ts';
import type { CalendarEvent } from '#domain/records/kinds/other-calendar.ts';
import type { Task } from '#domain/records/kinds/task.ts';
import { dayOf } from '#web/platform/clock/clock.ts';
import { clockWords } from '#web/platform/clock/local-words.ts';

interface NextCommitmentLineProps {
  readonly tasks: readonly Task[];
  /** Times that other calendars have taken. */
  readonly events: readonly CalendarEvent[];
  readonly now: Date;
}

const hereAndNow = (now: Date): WhereAndWhen => ({
  now: now.getTime(),
  today: dayOf(now),
  momentAt: (day, time) => new Date(`${day}T${time}:00`).getTime(),
  dayAt: (moment) => dayOf(new Date(moment)),
});

/** How far off the next thing with a day or a time is. Nothing where there is none: an empty line would only ask a question. */
export const NextCommitmentLine = ({ tasks, events, now }: NextCommitmentLineProps) => {
  const when = hereAndNow(now);
  const next = nextUpcoming(tasks, events, when);
  if (next === null) return null;
  const isOn = next.starts !== null && next.starts <= when.now;
  return (
    <p className="flex items-start gap-2.5 text-lg text-muted">
      <CalendarClock aria-hidden="true" className="mt-1 size-5 shrink-0 text-calm" />
      <span className="min-w-0 break-words">
        {isOn ? 'Now' : 'Next'}:{' '}
        <span className="text-ink">{next.title === '' ? 'something in your calendar' : next.title}</span>,{' '}
        {upcomingInWords(next, when, (moment) => clockWords(new Date(moment)))}
      </span>
    </p>
  );
};
