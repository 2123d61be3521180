import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { catalogue } from '#domain/notices/catalogue.ts';
import { useAuth } from '#web/features/auth/auth-context.tsx';
import { EnergyChips } from '#web/features/energy/energy-chips.tsx';
import { clearDraft, type DraftTask, readDraft, writeDraft } from '#web/features/tasks/draft-task.ts';
import { TaskForm } from '#web/features/tasks/task-form.tsx';
import { createTask, type NewTask } from '#web/features/tasks/task-mutations.ts';
import { tasksKey } from '#web/features/tasks/task-queries.ts';
import { useConnection } from '#web/platform/connection-context.ts';
import { errorNotice } from '#web/platform/error-notice.ts';
import { say } from '#web/platform/say.ts';
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
      say(catalogue.created, { description: task.title });
      await navigate('/tasks');
    },
    onError: (error) => say(errorNotice(error, catalogue.taskNotCreated)),
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
