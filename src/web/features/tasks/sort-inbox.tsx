import { CalendarClock, Cloud, Leaf, Sun, Sunrise } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { dayInSentence } from '#domain/calendar/day-in-words.ts';
import { addDays } from '#domain/calendar/day.ts';
import { type SortChoice, sortChoices } from '#domain/tasks/sort-answers.ts';
import type { Task } from '#domain/records/kinds/task.ts';
import { TaskFacts } from '#web/features/tasks/task-facts.tsx';
import { type InboxSort, useInboxSort } from '#web/features/tasks/use-inbox-sort.ts';
import type { TaskActions } from '#web/features/tasks/use-task-actions.ts';
import type { UsualMinutes } from '#web/features/tasks/use-usual-minutes.ts';
import { useToday } from '#web/platform/clock/use-today.ts';
import { Button } from '#web/ui/button.tsx';

const labels: Readonly<Record<SortChoice, { readonly label: string; readonly icon: ReactNode }>> = {
  today: { label: 'Today', icon: <Sun aria-hidden="true" /> },
  tomorrow: { label: 'Tomorrow', icon: <Sunrise aria-hidden="true" /> },
  later: { label: 'Later', icon: <CalendarClock aria-hidden="true" /> },
  someday: { label: 'Someday', icon: <Cloud aria-hidden="true" /> },
  drop: { label: 'Let it go', icon: <Leaf aria-hidden="true" /> },
};

const saidOf = (task: Task, choice: SortChoice | null, today: string): string => {
  if (choice === 'drop') return `“${task.title}” is let go.`;
  if (choice === 'someday') return `“${task.title}” waits for someday.`;
  if (choice === null) return `“${task.title}” stays in the Inbox.`;
  return `“${task.title}” is for ${dayInSentence(task.doOn ?? today, today)}.`;
};

/** What the last answer did, and a way to change it. */
const LastAnswer = ({ sort }: { readonly sort: InboxSort }) => {
  const today = useToday();
  const { last } = sort;
  if (last === null) return null;
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line pt-3 text-muted">
      <p className="min-w-0 flex-[1_1_14rem] break-words">{saidOf(last.task, last.choice, today)}</p>
      {last.choice === 'later' && (
        <label className="flex items-center gap-2 whitespace-nowrap">
          Another day
          <input
            type="date"
            min={addDays(today, 1)}
            // Its own while somebody types a day part by part; only a whole one counts.
            key={last.task.id}
            defaultValue={last.task.doOn ?? ''}
            onChange={({ target }) => {
              if (target.value !== '' && target.validity.valid) sort.moveLastTo(target.value);
            }}
            className="min-h-11 rounded-2xl border border-edge bg-surface px-3 text-ink"
          />
        </label>
      )}
      <Button kind="plain" size="small" onClick={sort.undo}>
        Undo
      </Button>
    </div>
  );
};

const endOf = (sorted: number, left: number): string => {
  if (left === 0) return 'That’s everything. Your Inbox is empty.';
  return sorted === 0 ? 'Nothing sorted, and that’s fine.' : `That’s ${sorted}. The rest can wait.`;
};

/** Takes the focus at the start and at the end; in between it stays on the answer that was pressed. */
const Heading = ({ children }: { readonly children: ReactNode }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <h2 ref={heading} tabIndex={-1} className="mt-1 text-2xl font-semibold break-words outline-none">
      {children}
    </h2>
  );
};

interface SortInboxProps {
  /** The Inbox, in its order. */
  readonly tasks: readonly Task[];
  readonly actions: TaskActions;
  /** The names of projects by their ids. */
  readonly projects: ReadonlyMap<string, string>;
  readonly usualOf: UsualMinutes;
  readonly onClose: () => void;
}

/** Five tasks, one easy question each. Any of them can be skipped, and every answer can be undone. */
export const SortInbox = ({ tasks, actions, projects, usualOf, onClose }: SortInboxProps) => {
  const sort = useInboxSort(tasks, actions);
  const { task, at, all } = sort;
  const over = task === null;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target instanceof HTMLInputElement) return;
    const choice = sortChoices[Number(event.key) - 1];
    if (choice === undefined || over) return;
    event.preventDefault();
    sort.answer(choice);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys 1 to 5 answer from anywhere inside
    <section
      aria-label="Sort your Inbox"
      onKeyDown={onKeyDown}
      className="mt-4 rounded-3xl border border-line bg-surface p-5 sm:p-7"
    >
      <div aria-live="polite">
        {task !== null && (
          <p className="text-muted">
            {at + 1} of {all}
          </p>
        )}
        <Heading key={String(over)}>{task === null ? endOf(sort.sorted, tasks.length) : task.title}</Heading>
      </div>
      {task !== null && (
        <>
          <TaskFacts
            className="mt-2"
            task={task}
            project={task.projectId === null ? undefined : projects.get(task.projectId)}
            usual={usualOf(task)}
          />
          <p className="mt-4">When would you like to do it?</p>
          <div className="mt-2 grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
            {sortChoices.map((choice, index) => (
              <Button
                key={choice}
                className="justify-start! text-left! max-sm:px-3!"
                aria-keyshortcuts={String(index + 1)}
                onClick={() => sort.answer(choice)}
              >
                {labels[choice].icon}
                {labels[choice].label}
                <kbd aria-hidden="true" className="font-sans text-sm text-muted max-sm:hidden">
                  {index + 1}
                </kbd>
              </Button>
            ))}
          </div>
        </>
      )}
      <LastAnswer sort={sort} />
      <div className="mt-4 flex flex-wrap gap-2">
        {over && tasks.length > 0 && <Button onClick={sort.again}>Sort five more</Button>}
        {!over && (
          <Button kind="plain" className="-ml-5" onClick={sort.skip}>
            Skip this one
          </Button>
        )}
        <Button kind="plain" className={over && tasks.length === 0 ? '-ml-5' : undefined} onClick={onClose}>
          {over ? 'Done' : 'Stop here'}
        </Button>
      </div>
    </section>
  );
};
