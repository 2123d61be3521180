import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useAuth } from '#web/features/auth/auth-context.tsx';
import { EnergyChips } from '#web/features/energy/energy-chips.tsx';
import { clearDraft, type DraftTask, readDraft, writeDraft } from '#web/features/tasks/draft-task.ts';
import { TaskForm } from '#web/features/tasks/task-form.tsx';
import { createTask, type NewTask } from '#web/features/tasks/task-mutations.ts';
import { tasksKey } from '#web/features/tasks/task-queries.ts';
import { useConnection } from '#web/platform/connection-context.ts';
import { showToast } from '#web/platform/toasts.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';

export const Page = () => {
  const { backend } = useConnection();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { user } = useAuth();
  const [draft, setDraft] = useState(() => readDraft(user?.id ?? ''));

  const change = (next: DraftTask): void => {
    setDraft(next);
    writeDraft(next);
  };

  const save = useMutation({
    mutationFn: async (task: NewTask) => createTask(backend, task),
    onSuccess: async (_, task) => {
      clearDraft();
      void queries.invalidateQueries({ queryKey: tasksKey });
      showToast({ title: 'Created', description: task.title });
      await navigate('/tasks');
    },
    onError: () => {
      showToast({
        title: 'Create Failed',
        description: 'Could not create the task. What you typed is still here. Please try again.',
      });
    },
  });

  return (
    <>
      <PageHeading>Add a task</PageHeading>
      <TaskForm
        draft={draft}
        onChange={change}
        onSubmit={(task) => save.mutate(task)}
        saving={save.isPending}
        EnergyChoice={EnergyChips}
      />
    </>
  );
};
