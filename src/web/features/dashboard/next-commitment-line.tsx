import { CalendarClock } from 'lucide-react';
import { Link } from 'react-router';
import {
  nextUpcoming,
  onNow,
  type Upcoming,
  upcomingInWords,
  type WhereAndWhen,
} from '#domain/dashboard/next-upcoming.ts';
import type { CalendarEvent, OtherCalendar } from '#domain/records/kinds/other-calendar.ts';
import type { Task } from '#domain/records/kinds/task.ts';
import { dayOf } from '#web/platform/clock/clock.ts';
import { clockWords } from '#web/platform/clock/local-words.ts';

interface NextCommitmentLineProps {
  readonly tasks: readonly Task[];
  /** Times that other calendars have taken. */
  readonly events: readonly CalendarEvent[];
  readonly calendars: readonly OtherCalendar[];
  readonly now: Date;
}

const hereAndNow = (now: Date): WhereAndWhen => ({
  now: now.getTime(),
  today: dayOf(now),
  momentAt: (day, time) => new Date(`${day}T${time}:00`).getTime(),
  dayAt: (moment) => dayOf(new Date(moment)),
});

/**
 * What is on and how far off the next thing with a day or a time is. Nothing where there is none: an empty line would only ask
 * a question. Where a calendar file has come to its end, nobody knows, and that is said.
 */
export const NextCommitmentLine = ({ tasks, events, calendars, now }: NextCommitmentLineProps) => {
  const when = hereAndNow(now);
  const [on, next] = [onNow(events, when), nextUpcoming(tasks, events, when)];
  const hasEnded = calendars.some(({ readUntil }) => Date.parse(readUntil) <= when.now);
  const line = (name: string, upcoming: Upcoming | null) =>
    upcoming && (
      <span className="block">
        {name}:{' '}
        <span className="text-ink">
          {upcoming.title === '' ? 'something in your calendar' : upcoming.title}
        </span>
        , {upcomingInWords(upcoming, when, (moment) => clockWords(new Date(moment)))}
      </span>
    );
  if (on === null && next === null && !hasEnded) return null;
  return (
    <p className="flex items-start gap-2.5 text-lg text-muted">
      <CalendarClock aria-hidden="true" className="mt-1 size-5 shrink-0 text-calm" />
      <span className="min-w-0 break-words">
        {line('Now', on)}
        {line('Next', next)}
        {hasEnded && (
          <span className="block text-base">
            Your calendar file ends here.{' '}
            <Link to="/data-archival#calendar" className="underline underline-offset-4 hover:text-ink">
              Read a newer one.
            </Link>
          </span>
        )}
      </span>
    </p>
  );
};
