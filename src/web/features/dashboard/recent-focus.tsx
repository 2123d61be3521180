import type { FocusSession } from '#domain/records/kinds/focus-session.ts';
import { sessionSubject } from '#domain/focus/session-subject.ts';
import type { Task } from '#domain/records/kinds/task.ts';
import { dayOf } from '#web/platform/clock/clock.ts';
import { dayWords } from '#web/platform/clock/local-words.ts';

const mostShown = 5;

interface RecentFocusProps {
  readonly sessions: readonly FocusSession[];
  readonly tasks: readonly Task[];
  readonly now: Date;
}

/** The last few stretches of focus, each as a bar as long as it was, and in words. */
export const RecentFocus = ({ sessions, tasks, now }: RecentFocusProps) => {
  const ended = sessions
    .filter((session) => session.phase === 'ended' && session.focusedSeconds >= 60)
    .toSorted((a, b) => (a.startedAt < b.startedAt ? 1 : -1))
    .slice(0, mostShown);
  if (ended.length === 0) return null;
  const longest = Math.max(...ended.map((session) => session.focusedSeconds));
  return (
    <section aria-labelledby="recent-focus">
      <h3 id="recent-focus" className="text-lg font-medium">
        Recent focus
      </h3>
      <ul className="mt-2 space-y-3">
        {ended.map((session) => (
          <li key={session.id}>
            <p className="flex flex-wrap justify-between gap-x-4">
              <span className="min-w-0 break-words">{sessionSubject(session, tasks) ?? 'Focus'}</span>
              <span className="text-muted">
                {dayWords(dayOf(new Date(session.startedAt)), dayOf(now))},{' '}
                {Math.round(session.focusedSeconds / 60)} min
              </span>
            </p>
            <span aria-hidden="true" className="mt-1 block h-2 rounded-full bg-calm-soft">
              <span
                className="block h-2 rounded-full bg-calm"
                style={{ width: `${(session.focusedSeconds / longest) * 100}%` }}
              />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};
