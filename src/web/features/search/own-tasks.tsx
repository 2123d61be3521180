import { useCallback, useMemo } from 'react';
import { Link } from 'react-router';
import { searchTitles } from '#domain/search/search-titles.ts';
import type { MarkedText } from '#domain/search/snippet.ts';
import { Marked } from '#web/features/search/marked.tsx';
import type { OwnTask } from '#web/features/search/read-own-tasks.ts';
import { type Loaded, useLoaded } from '#web/ui/use-loaded.ts';
import { Button } from '#web/ui/button.tsx';

// Imported when it is needed, so that a visitor's search never loads the backend client.
const loadOwnTasks = async (userId: string): Promise<readonly OwnTask[]> =>
  (await import('#web/features/search/read-own-tasks.ts')).readOwnTasks(userId);

const saidOf = (loaded: Loaded<readonly OwnTask[]>, count: number): string => {
  if (loaded.state === 'loading') return 'Looking through your tasks…';
  if (loaded.state === 'failed') return '';
  if (count === 0) return 'No matching tasks.';
  return count === 1 ? '1 task' : `${count} tasks`;
};

/** Where it is, unless it simply is to be done. */
const places: Readonly<Partial<Record<OwnTask['state'], string>>> = {
  inbox: 'Inbox',
  someday: 'Someday',
  done: 'Done',
  dropped: 'Let go',
};

const TaskLink = ({ item, title }: { readonly item: OwnTask; readonly title: MarkedText }) => (
  <Link
    to={item.state === 'inbox' ? '/inbox' : '/tasks'}
    className="flex min-h-12 items-center justify-between gap-4 rounded-2xl py-2 text-lg hover:text-calm"
  >
    <span className="min-w-0">
      <Marked {...title} />
    </span>
    {places[item.state] !== undefined && (
      <span className="shrink-0 text-base text-muted">{places[item.state]}</span>
    )}
  </Link>
);

interface OwnTasksProps {
  readonly userId: string;
  readonly query: string;
}

export const OwnTasks = ({ userId, query }: OwnTasksProps) => {
  const tasks = useLoaded(useCallback(() => loadOwnTasks(userId), [userId]));
  const found = useMemo(
    () => (tasks.state === 'ready' ? searchTitles(tasks.value, query) : []),
    [tasks, query],
  );
  return (
    <section
      aria-labelledby="your-tasks"
      className="mt-10 rounded-3xl border border-line bg-surface p-6 sm:p-8"
    >
      <h2 id="your-tasks" className="text-xl font-semibold">
        Your tasks
      </h2>
      <output className="mt-1 block text-lg text-muted">{saidOf(tasks, found.length)}</output>
      {tasks.state === 'failed' && (
        <div role="alert" className="flex flex-wrap items-center gap-4">
          <p className="text-muted">We couldn’t search your tasks just now. They’re safe.</p>
          <Button onClick={tasks.retry}>Try Again</Button>
        </div>
      )}
      {found.length > 0 && (
        <ul className="mt-2 divide-y divide-line">
          {found.map(({ item, title }) => (
            <li key={item.id}>
              <TaskLink item={item} title={title} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
