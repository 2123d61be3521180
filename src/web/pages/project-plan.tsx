import { Projects } from '#web/features/projects/projects.tsx';
import { useTaskActions } from '#web/features/tasks/use-task-actions.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';

export const Page = () => {
  const { complete } = useTaskActions();
  return (
    <>
      <PageHeading>Projects</PageHeading>
      <div className="mt-8">
        <Projects onDone={complete} />
      </div>
    </>
  );
};
