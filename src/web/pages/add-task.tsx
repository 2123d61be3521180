import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { isArchived } from '#domain/records/archived.ts';
import { EnergyChips } from '#web/features/energy/energy-chips.tsx';
import { TaskEnergyHint } from '#web/features/energy/task-energy-hint.tsx';
import {
  clearDraft,
  type DraftTask,
  isUntouched,
  readDraft,
  writeDraft,
} from '#web/features/tasks/draft-task.ts';
import { TaskForm } from '#web/features/tasks/task-form.tsx';
import { useTaskActions } from '#web/features/tasks/use-task-actions.ts';
import { watchRestoredDrafts } from '#web/services/device/restored-drafts.ts';
import { useRecords, useRecordStore } from '#web/services/records/use-records.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';

export const Page = () => {
  const navigate = useNavigate();
  const { userId } = useRecordStore();
  const projects = useRecords('projects');
  const actions = useTaskActions();
  const [draft, setDraft] = useState(() => readDraft(userId));
  // What waited here since an earlier visit may come a moment after the page.
  useEffect(
    () => watchRestoredDrafts(() => setDraft((now) => (isUntouched(now) ? readDraft(userId) : now))),
    [userId],
  );

  const change = (next: DraftTask): void => {
    setDraft(next);
    writeDraft(next);
  };

  return (
    <>
      <PageHeading>Add a task</PageHeading>
      <TaskForm
        draft={draft}
        projectNames={projects.filter((one) => !isArchived(one)).map(({ name }) => name)}
        onChange={change}
        onSubmit={(words) => {
          actions.create(draft.id, words);
          clearDraft();
          void navigate('/tasks');
        }}
        EnergyChoice={EnergyChips}
        EnergyHint={TaskEnergyHint}
      />
    </>
  );
};
