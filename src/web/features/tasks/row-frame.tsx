import { type CSSProperties, type ReactNode, useCallback, useRef } from 'react';
import type { Density } from '#domain/appearance/density.ts';
import type { Edge } from '#domain/tasks/task-order.ts';
import type { Task } from '#domain/records/kinds/task.ts';
import { rowFactsId, rowTitleId } from '#web/features/tasks/task-row.tsx';
import { useDraggableRow } from '#web/features/tasks/use-drag-order.ts';
import { classNames } from '#web/ui/class-names.ts';

interface RowFrameProps {
  readonly task: Task;
  readonly index: number;
  /** How many there are, where not all of them are in the page. */
  readonly size: number | undefined;
  readonly listId: string;
  readonly current: boolean;
  /** The day that begins here. */
  readonly heading: string | null;
  /** Where the row that is being dragged would land. */
  readonly drop: Edge | null;
  readonly density: Density;
  readonly style: CSSProperties | undefined;
  readonly measure: ((row: HTMLElement | null) => void) | undefined;
  readonly children: ReactNode;
}

/** The place of a row in its list; what stands in it is drawn apart. */
export const RowFrame = (props: RowFrameProps) => {
  const { task, index, size, listId, current, heading, drop, density, style, measure, children } = props;
  const row = useRef<HTMLLIElement>(null);
  const hold = useCallback(
    (element: HTMLLIElement | null) => {
      row.current = element;
      measure?.(element);
    },
    [measure],
  );
  useDraggableRow(row, listId, task.id);
  return (
    <li
      ref={hold}
      data-task={task.id}
      data-index={index}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the row is where the keyboard stands; "?" tells its keys
      tabIndex={current ? 0 : -1}
      aria-labelledby={`${rowTitleId(task)} ${rowFactsId(task)}`}
      {...(size === undefined ? {} : { 'aria-setsize': size, 'aria-posinset': index + 1 })}
      style={style}
      className={classNames(
        'group/row relative scroll-mt-24 scroll-mb-28 outline-offset-[-2px] focus-visible:rounded-2xl data-dragged:opacity-50',
        density === 'comfortable' && 'sm:py-2',
      )}
    >
      {drop !== null && (
        <span
          aria-hidden="true"
          className={classNames(
            'absolute inset-x-0 h-1 rounded-full bg-calm',
            drop === 'before' ? '-top-0.5' : '-bottom-0.5',
          )}
        />
      )}
      {heading !== null && <p className="pt-3 pb-1 font-medium text-muted">{heading}</p>}
      {children}
    </li>
  );
};
