import { type ComponentProps, type ComponentType, useEffect } from 'react';
import type { EditTask } from '#web/features/tasks/edit-task.tsx';
import type { Editing } from '#web/features/tasks/use-editing.ts';
import type { TaskActions } from '#web/features/tasks/use-task-actions.ts';
import { loadOnce } from '#web/platform/load-once.ts';
import { whenIdle } from '#web/platform/when-idle.ts';
import { LazyPart } from '#web/ui/lazy-part.tsx';

type EditProps = ComponentProps<typeof EditTask>;
type EditParts = Pick<EditProps, 'Breakdown' | 'EnergyHint'>;
type EditLoader = () => Promise<ComponentType<Omit<EditProps, keyof EditParts>>>;

/** The dialog in which a task is edited, with the parts of other features that a page puts into it. */
export const editTaskLoader = (loadParts: () => Promise<EditParts>): EditLoader =>
  loadOnce(async () => {
    const [{ EditTask: Dialog }, parts] = await Promise.all([
      import('#web/features/tasks/edit-task.tsx'),
      loadParts(),
    ]);
    return (props: Omit<EditProps, keyof EditParts>) => <Dialog {...props} {...parts} />;
  });

const loadKeysDialog = loadOnce(async () => (await import('#web/features/tasks/keys-dialog.tsx')).KeysDialog);

interface TaskDialogsProps {
  readonly editing: Editing;
  readonly loadEditTask: EditLoader;
  readonly actions: TaskActions;
  readonly EnergyChoice: EditProps['EnergyChoice'];
  readonly keys: boolean;
  readonly onCloseKeys: () => void;
}

/** What opens above a list of tasks. Fetched once the list is there: nobody edits before they have looked. */
export const TaskDialogs = (props: TaskDialogsProps) => {
  const { editing, loadEditTask, actions, EnergyChoice, keys, onCloseKeys } = props;
  useEffect(() => {
    whenIdle(() => void Promise.allSettled([loadEditTask(), loadKeysDialog()]));
  }, [loadEditTask]);
  const { editing: edited, close } = editing;
  return (
    <>
      {edited !== null && (
        <LazyPart
          key={edited.task.id}
          need={1}
          load={loadEditTask}
          props={{ task: edited.task, part: edited.part, actions, onClose: close, EnergyChoice }}
        />
      )}
      <LazyPart need={Number(keys)} load={loadKeysDialog} props={{ open: keys, onClose: onCloseKeys }} />
    </>
  );
};
