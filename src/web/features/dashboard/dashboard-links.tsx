import { Link } from 'react-router';
import { Button } from '#web/ui/button.tsx';

/** The quiet ways on. */
export const DashboardLinks = () => (
  <div className="-ml-3.5 flex flex-wrap gap-1">
    <Button asChild kind="plain" size="small">
      <Link to="/tasks">See all</Link>
    </Button>
    <Button asChild kind="plain" size="small">
      <Link to="/project-plan">Projects</Link>
    </Button>
    <Button asChild kind="plain" size="small">
      <Link to="/focus">Focus</Link>
    </Button>
  </div>
);
