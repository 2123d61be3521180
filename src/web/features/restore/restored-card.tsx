import { RotateCcw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';

interface RestoredCardProps {
  readonly count: number;
  /** Null where nothing had to be changed. */
  readonly onUndo: (() => void) | null;
  readonly onAgain: () => void;
}

/** Afterwards: what came, and the way back. */
export const RestoredCard = ({ count, onUndo, onAgain }: RestoredCardProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="rounded-3xl border border-line bg-surface p-5 sm:p-7">
      <h3 ref={heading} tabIndex={-1} className="text-xl font-semibold outline-none">
        {count === 0 ? 'Everything was already here' : `${count.toLocaleString('en')} put back`}
      </h3>
      {onUndo !== null && (
        <p className="mt-2 text-muted">
          You can undo this as a whole for 30 days. What you change in the meantime stays as you left it.
        </p>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        {onUndo !== null && (
          <Button size="large" onClick={onUndo}>
            <RotateCcw aria-hidden="true" />
            Undo
          </Button>
        )}
        <Button kind="plain" size="large" onClick={onAgain}>
          Choose another file
        </Button>
      </div>
    </div>
  );
};
