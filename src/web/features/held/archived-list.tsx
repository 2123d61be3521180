import { Undo2 } from 'lucide-react';
import { useId, useState } from 'react';
import { archivedOf, type Finished, projectWithArchived } from '#domain/held/archive-changes.ts';
import { thingsInWords } from '#domain/held/held-words.ts';
import { searchTitles } from '#domain/search/search-titles.ts';
import { bringThingsBack } from '#web/features/held/archive-actions.ts';
import { useDateFormat } from '#web/platform/clock/use-date-format.ts';
import { useRecords, useRecordStore } from '#web/services/records/use-records.ts';
import { Button } from '#web/ui/button.tsx';

interface ArchivedThing {
  readonly id: string;
  readonly title: string;
  readonly archivedAt: string;
  readonly isProject: boolean;
  /** What comes back with it. */
  readonly things: () => Finished;
}

const newestFirst = (a: ArchivedThing, b: ArchivedThing): number =>
  a.archivedAt === b.archivedAt ? a.title.localeCompare(b.title) : a.archivedAt > b.archivedAt ? -1 : 1;

const useArchived = (): { readonly all: Finished; readonly list: readonly ArchivedThing[] } => {
  const [tasks, projects] = [useRecords('tasks'), useRecords('projects')];
  const all = archivedOf({ tasks, projects });
  const list = [
    ...all.projects.map((project) => ({
      id: project.id,
      title: project.name,
      archivedAt: project.archivedAt ?? '',
      isProject: true,
      things: () => projectWithArchived(project, tasks),
    })),
    ...all.tasks.map((task) => ({
      id: task.id,
      title: task.title,
      archivedAt: task.archivedAt ?? '',
      isProject: false,
      things: () => ({ tasks: [task], projects: [] }),
    })),
  ].toSorted(newestFirst);
  return { all, list };
};

const atOnce = 20;
const manyEnough = 8;
const dayFormat = { day: 'numeric', month: 'short', year: 'numeric' } as const;

/** Everything that was put away, newest first, each to be brought back with one press. */
export const ArchivedList = () => {
  const id = useId();
  const store = useRecordStore();
  const { all, list } = useArchived();
  const [words, setWords] = useState('');
  const [most, setMost] = useState(atOnce);
  const format = useDateFormat(dayFormat);
  const found = words.trim() === '' ? list : searchTitles(list, words).map(({ item }) => item);
  const bringBack = (things: Finished): void => {
    document.querySelector<HTMLElement>(`#${CSS.escape(id)}`)?.focus({ preventScroll: true });
    bringThingsBack(store, things);
  };
  return (
    <div>
      <h3 id={id} tabIndex={-1} className="font-semibold outline-none">
        In the archive
      </h3>
      <p aria-live="polite" className="mt-1 text-muted">
        {list.length === 0
          ? 'Nothing yet. Finished tasks have an Archive button in their list, finished projects one below “Edit project”.'
          : `${thingsInWords(all)}. Nothing was deleted.`}
      </p>
      {list.length > manyEnough && (
        <label className="mt-3 block max-w-md">
          <span className="text-muted">Find in the archive</span>
          <input
            type="search"
            value={words}
            autoComplete="off"
            onChange={(event) => setWords(event.target.value)}
            className="mt-1.5 min-h-[48px] w-full rounded-2xl border border-edge bg-surface px-4 py-2.5 text-ink"
          />
        </label>
      )}
      {found.length > 0 && (
        <ul aria-label="In the archive" className="mt-3 divide-y divide-line border-y border-line">
          {found.slice(0, most).map((one) => (
            <li key={one.id} className="flex flex-wrap items-center justify-between gap-x-4 py-1.5">
              <span className="min-w-0 flex-[1_1_12rem] break-words">
                {one.title}
                <span className="block text-sm text-muted">
                  {one.isProject ? 'Project, archived' : 'Archived'} {format.format(new Date(one.archivedAt))}
                </span>
              </span>
              <Button
                kind="plain"
                size="small"
                aria-label={`Bring back “${one.title}”`}
                onClick={() => bringBack(one.things())}
              >
                <Undo2 aria-hidden="true" />
                Bring back
              </Button>
            </li>
          ))}
        </ul>
      )}
      {found.length === 0 && list.length > 0 && <p className="mt-3">No archived thing has these words.</p>}
      <div className="mt-3 flex flex-wrap gap-2">
        {found.length > most && (
          <Button onClick={() => setMost(most + 5 * atOnce)}>Show more ({found.length - most})</Button>
        )}
        {list.length > 1 && (
          <Button kind="plain" onClick={() => bringBack(all)}>
            Bring all back
          </Button>
        )}
      </div>
    </div>
  );
};
