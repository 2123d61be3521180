import { RotateCcw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { countTasks } from '#web/features/list-import/count-tasks.ts';
import { type LastImport, forgetImport, undoImport } from '#web/features/list-import/last-import.ts';
import { Button } from '#web/ui/button.tsx';

/** Afterwards: where it is, and how to have it as it was. */
export const ImportedCard = ({ imported }: { readonly imported: LastImport }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="rounded-3xl border border-line bg-surface p-5 sm:p-7">
      <h3 ref={heading} tabIndex={-1} className="text-2xl font-semibold outline-none">
        {countTasks(imported.count)} imported
      </h3>
      <p className="mt-2">
        Find them under Later on your Tasks page. You can undo this until you close the tab.
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button asChild kind="primary" size="large">
          <Link to="/tasks">See my tasks</Link>
        </Button>
        <Button size="large" onClick={undoImport}>
          <RotateCcw aria-hidden="true" />
          Undo
        </Button>
        <Button kind="plain" size="large" onClick={forgetImport}>
          Import another list
        </Button>
      </div>
    </div>
  );
};
