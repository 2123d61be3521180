import { Sprout } from 'lucide-react';
import { putAwayByFreshStart } from '#domain/rest-days/fresh-start.ts';
import { goesToSomeday, startFresh } from '#web/features/rest-days/start-fresh.ts';
import { dayOf } from '#web/platform/clock/clock.ts';
import { useRecords, useRecordStore } from '#web/services/records/use-records.ts';
import { useMinute } from '#web/platform/clock/use-minute.ts';
import { Button } from '#web/ui/button.tsx';

interface FreshStartProps {
  /** In place of the offer where there is nothing to put away; null for nothing at all. */
  readonly otherwise: string | null;
}

/** What would go, before it goes: how many, which, and that nothing is deleted. */
export const FreshStart = ({ otherwise }: FreshStartProps) => {
  const store = useRecordStore();
  const now = useMinute();
  const tasks = putAwayByFreshStart(useRecords('tasks'), { today: dayOf(now), now }).toSorted((a, b) =>
    a.createdAt < b.createdAt ? -1 : 1,
  );
  if (tasks.length === 0) return otherwise !== null && <p className="text-muted">{otherwise}</p>;
  return (
    <div>
      <p>{goesToSomeday(tasks.length)} Nothing is deleted.</p>
      <details className="mt-1">
        <summary className="flex min-h-[44px] w-fit cursor-pointer items-center text-muted underline underline-offset-4 hover:text-ink">
          {tasks.length === 1 ? 'Show it' : 'Show them'}
        </summary>
        <ul className="max-h-60 list-disc overflow-y-auto pl-6 text-left text-muted">
          {tasks.map((task) => (
            <li key={task.id} className="break-words">
              {task.title}
            </li>
          ))}
        </ul>
      </details>
      <Button
        className="mt-3"
        onClick={() => {
          // The offer goes with what it offered.
          document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
          startFresh(store, tasks);
        }}
      >
        <Sprout aria-hidden="true" />
        Start fresh
      </Button>
    </div>
  );
};
