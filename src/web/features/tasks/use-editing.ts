import { useCallback, useState } from 'react';
import type { Task } from '#domain/records/kinds/task.ts';
import { readEdit } from '#web/features/tasks/edit-draft.ts';
import type { EditPart } from '#web/features/tasks/task-menu.tsx';
import { sessionStore } from '#web/platform/browser-storage.ts';
import { useRecordStore } from '#web/services/records/use-records.ts';

// Of this tab: a reload in the middle of typing opens the same task again, a new visit begins with the list.
const key = 'kindling-editing';

export interface Editing {
  readonly editing: { readonly task: Task; readonly part: EditPart } | null;
  readonly edit: (task: Task, part: EditPart) => void;
  readonly close: () => void;
}

/** Which task is open in the dialog. */
export const useEditing = (): Editing => {
  const store = useRecordStore();
  const [open, setOpen] = useState<{ readonly id: string; readonly part: EditPart } | null>(() => {
    const id = sessionStore.read(key);
    return id === null || readEdit(store.userId, id) === null ? null : { id, part: 'fields' };
  });
  const edit = useCallback((task: Task, part: EditPart) => {
    sessionStore.write(key, task.id);
    setOpen({ id: task.id, part });
  }, []);
  const close = useCallback(() => {
    sessionStore.remove(key);
    setOpen(null);
  }, []);
  // The page is drawn again with every change of a task, and asks again then.
  const task = open === null ? undefined : store.get('tasks', open.id);
  return { editing: open === null || task === undefined ? null : { task, part: open.part }, edit, close };
};
