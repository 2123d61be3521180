import { useCallback, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { isArchived } from '#domain/records/archived.ts';
import { searchTitles } from '#domain/search/search-titles.ts';
import type { MarkedText } from '#domain/search/snippet.ts';
import { Marked } from '#web/features/search/marked.tsx';
import type { OwnTask } from '#web/features/search/read-own-tasks.ts';
import { type Loaded, useLoaded } from '#web/ui/use-loaded.ts';
import { Button } from '#web/ui/button.tsx';

// Imported when it is needed, so that a visitor's search never loads the backend client.
const loadOwnTasks = async (userId: string): Promise<readonly OwnTask[]> =>
  (await import('#web/features/search/read-own-tasks.ts')).readOwnTasks(userId);

const loadBringBack = async () => (await import('#web/features/search/bring-back-found.ts')).bringBackFound;

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

const placeOf = (item: OwnTask): string | undefined => {
  if (!isArchived(item)) return places[item.state];
  return item.kind === 'projects' ? 'Archived project' : 'Archived';
};

const linkOf = (item: OwnTask): string => {
  if (isArchived(item)) return '/data-archival#archive';
  return item.state === 'inbox' ? '/inbox' : '/tasks';
};

const TaskLink = ({ item, title }: { readonly item: OwnTask; readonly title: MarkedText }) => (
  <Link
    to={linkOf(item)}
    className="flex min-h-12 flex-1 items-center justify-between gap-4 rounded-2xl py-2 text-lg hover:text-calm"
  >
    <span className="min-w-0">
      <Marked {...title} />
    </span>
    {placeOf(item) !== undefined && <span className="shrink-0 text-base text-muted">{placeOf(item)}</span>}
  </Link>
);

interface OwnTasksProps {
  readonly userId: string;
  readonly query: string;
}

export const OwnTasks = ({ userId, query }: OwnTasksProps) => {
  const tasks = useLoaded(useCallback(() => loadOwnTasks(userId), [userId]));
  const [set, setSet] = useState<ReadonlyMap<string, string | null>>(new Map());
  const found = useMemo(
    () =>
      tasks.state === 'ready'
        ? searchTitles(tasks.value, query).map(({ item, title }) => ({
            item: { ...item, archivedAt: set.has(item.id) ? (set.get(item.id) ?? null) : item.archivedAt },
            title,
          }))
        : [],
    [tasks, query, set],
  );
  const bringBack = (item: OwnTask): void =>
    void loadBringBack().then((act) =>
      act(userId, item, (archivedAt) => setSet((now) => new Map(now).set(item.id, archivedAt))),
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
            <li key={item.id} className="flex flex-wrap items-center gap-x-3">
              <TaskLink item={item} title={title} />
              {isArchived(item) && (
                <Button
                  size="small"
                  aria-label={`Bring back “${item.title}”`}
                  onClick={(event) => {
                    // The button goes: the keyboard stays with what was found.
                    event.currentTarget.closest('li')?.querySelector('a')?.focus();
                    bringBack(item);
                  }}
                >
                  Bring back
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
