import { FolderOpen, Keyboard, ListPlus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { DensityChoice } from '#web/features/tasks/density-choice.tsx';
import { ListOptions } from '#web/features/tasks/list-options.tsx';
import { Button } from '#web/ui/button.tsx';

interface ListMenuProps {
  /** The chips, where the line has no room for them. */
  readonly energy?: ReactNode;
  readonly onKeys: () => void;
}

/** How a list is shown, and where else to go from it. */
export const ListMenu = ({ energy, onKeys }: ListMenuProps) => (
  <ListOptions>
    {energy && (
      <div>
        <p className="mb-2 text-muted">Energy right now</p>
        {energy}
      </div>
    )}
    <div>
      <p className="mb-2 text-muted">Rows</p>
      <DensityChoice />
    </div>
    <div className="-mx-3 -mb-2 flex flex-col items-start">
      <Button asChild kind="plain">
        <Link to="/add-task">
          <ListPlus aria-hidden="true" />
          Add with details
        </Link>
      </Button>
      <Button asChild kind="plain">
        <Link to="/project-plan">
          <FolderOpen aria-hidden="true" />
          Projects
        </Link>
      </Button>
      <Button asChild kind="plain">
        <Link to="/data-archival#bin">
          <Trash2 aria-hidden="true" />
          Bin
        </Link>
      </Button>
      <Button data-closes kind="plain" className="max-sm:hidden" onClick={onKeys}>
        <Keyboard aria-hidden="true" />
        Keys
      </Button>
    </div>
  </ListOptions>
);
