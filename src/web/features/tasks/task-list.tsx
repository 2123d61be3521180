import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Density } from '#domain/appearance/density.ts';
import type { StepCount } from '#domain/tasks/step-counts.ts';
import type { TaskPlace } from '#domain/tasks/task-place.ts';
import type { Task } from '#domain/records/kinds/task.ts';
import { focusNeighbour } from '#web/features/tasks/focus-neighbour.ts';
import { commandOf, type ListCommand } from '#web/features/tasks/list-keys.ts';
import { RowFrame } from '#web/features/tasks/row-frame.tsx';
import { type EditPart, TaskMenu } from '#web/features/tasks/task-menu.tsx';
import { type RowHandlers, TaskRow } from '#web/features/tasks/task-row.tsx';
import { useDensity } from '#web/services/appearance/use-density.ts';
import { useDropPlace } from '#web/features/tasks/use-drag-order.ts';
import { useVirtualRows } from '#web/features/tasks/use-virtual-rows.ts';
import type { TaskActions } from '#web/features/tasks/use-task-actions.ts';
import type { UsualMinutes } from '#web/features/tasks/use-usual-minutes.ts';

interface TaskListProps {
  readonly labelledBy: string;
  /** Those that are shown, in their order. */
  readonly tasks: readonly Task[];
  /** The whole list they are a part of: a place is found among all of them. */
  readonly all: readonly Task[];
  /** Which list it is. In Later the days come before the order. */
  readonly place?: TaskPlace;
  readonly headingOf?: (task: Task) => string;
  readonly projects: ReadonlyMap<string, string>;
  readonly steps: ReadonlyMap<string, StepCount>;
  readonly actions: TaskActions;
  /** The row of this id carries this mark. */
  readonly marked: { readonly id: string | null; readonly mark: ReactNode };
  readonly onStart: (task: Task) => void;
  readonly onEdit: (task: Task, part: EditPart) => void;
  readonly onAdd: () => void;
  readonly onKeys: () => void;
  readonly usualOf: UsualMinutes;
}

const rowHeights: Readonly<Record<Density, number>> = { compact: 45, comfortable: 75 };

/** The row itself, or one of its buttons, counted from 0. */
type Column = number | 'row';

const columnOf = (row: HTMLElement, element: Element): Column => {
  const index = [...row.querySelectorAll('button')].findIndex((button) => button === element);
  return index < 0 ? 'row' : index;
};

const rowOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('li[data-task]') : null;

const isTyping = (target: EventTarget): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** Tasks in the person's own order: by keyboard, by drag and by menu. One row at a time is a stop for Tab. */
export const TaskList = (props: TaskListProps) => {
  const { labelledBy, tasks, all, place = 'today', headingOf, projects, steps } = props;
  const { actions, marked, onStart, onEdit, onAdd, onKeys, usualOf } = props;
  const later = place === 'later';
  const density = useDensity();
  const listId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [currentId, setCurrentId] = useState<string | null>(null);
  const [menu, setMenu] = useState<{ readonly id: string; readonly anchor: HTMLElement } | null>(null);
  const wanted = useRef<{ readonly id: string; readonly column: Column } | null>(null);

  const known = currentId === null ? -1 : tasks.findIndex((task) => task.id === currentId);
  const current = Math.max(known, 0);
  // Only a row that somebody went to has to stay in the page; the first one is there anyway.
  const { rows, windowed, listStyle, measure, scrollTo } = useVirtualRows(
    list,
    tasks,
    known,
    rowHeights[density],
  );

  // After the page is drawn: a row that moved lost the focus on the way, one from afar has only just come.
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const { id, column } = wanted.current;
    const row = list.current?.querySelector<HTMLElement>(`li[data-task="${id}"]`);
    if (row === null || row === undefined) return;
    wanted.current = null;
    const element = column === 'row' ? row : (row.querySelectorAll('button')[column] ?? row);
    if (element !== document.activeElement) element.focus({ preventScroll: windowed });
  });

  const go = (index: number, column: Column): void => {
    const task = tasks[index];
    if (task === undefined) return;
    wanted.current = { id: task.id, column };
    setCurrentId(task.id);
    scrollTo(index);
  };

  const move = (index: number, by: 1 | -1, column: Column): void => {
    const [task, other] = [tasks[index], tasks[index + by]];
    if (task === undefined || other === undefined) return;
    wanted.current = { id: task.id, column };
    actions.move(
      { list: all, id: task.id, other: other.id, edge: by < 0 ? 'before' : 'after', keepsDays: later },
      `“${task.title}” is now ${index + by + 1} of ${tasks.length}.`,
    );
  };

  const run = (command: ListCommand, row: HTMLElement, column: Column): void => {
    const index = tasks.findIndex((task) => task.id === row.dataset['task']);
    const task = tasks[index];
    if (task === undefined) return;
    if (command === 'next') go(index + 1, column);
    else if (command === 'previous') go(index - 1, column);
    else if (command === 'first') go(0, column);
    else if (command === 'last') go(tasks.length - 1, column);
    else if (command === 'move-up') move(index, -1, column);
    else if (command === 'move-down') move(index, 1, column);
    else if (command === 'edit') onEdit(task, 'fields');
    else if (command === 'add') onAdd();
    else if (command === 'keys') onKeys();
    else {
      focusNeighbour(row);
      actions.complete(task);
    }
  };

  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>): void => {
    const row = rowOf(event.target);
    if (event.defaultPrevented || row === null || isTyping(event.target)) return;
    const { key, altKey, ctrlKey, metaKey } = event;
    const command = commandOf({ key, altKey, ctrlKey, metaKey, onRow: event.target === row });
    if (command === null) return;
    event.preventDefault();
    run(command, row, event.target instanceof Element ? columnOf(row, event.target) : 'row');
  };

  const onFocus = (event: FocusEvent<HTMLUListElement>): void =>
    setCurrentId(rowOf(event.target)?.dataset['task'] ?? null);

  const dropPlace = useDropPlace(list, listId, (id, { id: other, edge }) => {
    const task = all.find((one) => one.id === id);
    if (task === undefined) return;
    actions.move({ list: all, id, other, edge, keepsDays: later }, `“${task.title}” has a new place.`);
  });

  const handlers = useMemo<RowHandlers>(
    () => ({
      done: (task, button) => {
        focusNeighbour(button);
        actions.complete(task);
      },
      edit: (task) => onEdit(task, 'fields'),
      start: onStart,
      today: (task, button) => {
        focusNeighbour(button);
        actions.toToday(task);
      },
      openMenu: (id, anchor) => setMenu((before) => (before?.id === id ? null : { id, anchor })),
    }),
    [actions, onEdit, onStart],
  );

  const menuIndex = menu === null ? -1 : tasks.findIndex((task) => task.id === menu.id);
  const menuTask = tasks[menuIndex];
  const moveFromMenu = (by: 1 | -1): (() => void) | null =>
    menu === null || tasks[menuIndex + by] === undefined
      ? null
      : () => {
          const row = rowOf(menu.anchor);
          move(menuIndex, by, row === null ? 'row' : columnOf(row, menu.anchor));
        };

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of its rows, in one place */}
      <ul
        ref={list}
        aria-labelledby={labelledBy}
        style={listStyle}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        className="divide-y divide-line"
      >
        {rows.map(({ index, style }) => {
          const task = tasks[index];
          if (task === undefined) return null;
          const previous = tasks[index - 1];
          const heading = headingOf?.(task) ?? null;
          const count = steps.get(task.id);
          return (
            <RowFrame
              key={task.id}
              task={task}
              index={index}
              size={windowed ? tasks.length : undefined}
              listId={listId}
              current={index === current}
              heading={previous !== undefined && headingOf?.(previous) === heading ? null : heading}
              drop={dropPlace?.id === task.id ? dropPlace.edge : null}
              density={density}
              style={style}
              measure={measure}
            >
              <TaskRow
                task={task}
                project={task.projectId === null ? undefined : projects.get(task.projectId)}
                stepsDone={count?.done ?? 0}
                stepsAll={count?.all ?? 0}
                current={index === current}
                menuOpen={menu?.id === task.id}
                density={density}
                inInbox={place === 'inbox'}
                handlers={handlers}
                usual={usualOf(task)}
                mark={task.id === marked.id ? marked.mark : null}
              />
            </RowFrame>
          );
        })}
      </ul>
      {menu !== null && menuTask !== undefined && (
        <TaskMenu
          task={menuTask}
          anchor={menu.anchor}
          place={place}
          actions={actions}
          onStart={onStart}
          onEdit={onEdit}
          onMoveUp={moveFromMenu(-1)}
          onMoveDown={moveFromMenu(1)}
          onClose={() => setMenu(null)}
        />
      )}
    </>
  );
};
