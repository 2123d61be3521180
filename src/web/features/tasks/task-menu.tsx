import {
  ArrowDown,
  ArrowUp,
  CalendarPlus,
  Cloud,
  Leaf,
  ListTree,
  Pencil,
  Play,
  Sun,
  Sunrise,
  Trash2,
} from 'lucide-react';
import { addDays } from '#domain/calendar/day.ts';
import { nextWeek } from '#domain/tasks/task-days.ts';
import type { TaskPlace } from '#domain/tasks/task-place.ts';
import type { Task } from '#domain/records/kinds/task.ts';
import { focusNeighbour } from '#web/features/tasks/focus-neighbour.ts';
import type { TaskActions } from '#web/features/tasks/use-task-actions.ts';
import { useToday } from '#web/platform/clock/use-today.ts';
import { Menu, type MenuItem } from '#web/ui/menu.tsx';

export type EditPart = 'fields' | 'steps';

interface TaskMenuProps {
  readonly task: Task;
  readonly anchor: HTMLElement;
  /** The list it stands in. */
  readonly place: TaskPlace;
  readonly actions: TaskActions;
  readonly onStart: (task: Task) => void;
  readonly onEdit: (task: Task, part: EditPart) => void;
  /** Null where it is first or last already. */
  readonly onMoveUp: (() => void) | null;
  readonly onMoveDown: (() => void) | null;
  readonly onClose: () => void;
}

/** Everything that can be done with a task besides doing it. */
export const TaskMenu = (props: TaskMenuProps) => {
  const { task, anchor, place, actions, onStart, onEdit, onMoveUp, onMoveDown, onClose } = props;
  /** The row leaves its list, and the keyboard goes on to the next. */
  const away = (label: string, icon: MenuItem['icon'], act: (task: Task) => void): MenuItem => ({
    label,
    icon,
    run: () => {
      focusNeighbour(anchor);
      act(task);
    },
  });
  const today = useToday();
  const items: readonly (MenuItem | null)[] = [
    { label: 'Start focus', icon: <Play aria-hidden="true" />, run: () => onStart(task) },
    { label: 'Edit', icon: <Pencil aria-hidden="true" />, run: () => onEdit(task, 'fields') },
    { label: 'Break it down', icon: <ListTree aria-hidden="true" />, run: () => onEdit(task, 'steps') },
    place === 'today' ? null : away('Do it today', <Sun aria-hidden="true" />, actions.toToday),
    task.doOn === addDays(today, 1)
      ? null
      : away('Tomorrow', <Sunrise aria-hidden="true" />, actions.tomorrow),
    task.doOn === nextWeek(today)
      ? null
      : away('Not this week', <CalendarPlus aria-hidden="true" />, actions.notThisWeek),
    task.state === 'someday' ? null : away('Someday', <Cloud aria-hidden="true" />, actions.someday),
    onMoveUp && { label: 'Move up', icon: <ArrowUp aria-hidden="true" />, run: onMoveUp },
    onMoveDown && { label: 'Move down', icon: <ArrowDown aria-hidden="true" />, run: onMoveDown },
    away('Let it go', <Leaf aria-hidden="true" />, actions.drop),
    away('Delete', <Trash2 aria-hidden="true" />, actions.remove),
  ];
  return (
    <Menu
      label={`For “${task.title}”`}
      anchor={anchor}
      items={items.filter((item) => item !== null)}
      onClose={onClose}
    />
  );
};
