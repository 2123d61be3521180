import { useStartFocus } from '#web/features/focus/use-start-focus.ts';
import { Projects } from '#web/features/projects/projects.tsx';
import { useTaskActions } from '#web/features/tasks/use-task-actions.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';

export const Page = () => {
  const { complete } = useTaskActions();
  const startFocus = useStartFocus();
  return (
    <>
      <PageHeading>Projects</PageHeading>
      <div className="mt-8">
        <Projects onStart={(task) => startFocus({ task })} onDone={complete} />
      </div>
    </>
  );
};
