import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from '#web/ui/class-names.ts';

interface CollapsibleSectionProps {
  readonly label: string;
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

/** A part of a form that waits until it is wanted. */
export const CollapsibleSection = ({ label, open, onToggle, children }: CollapsibleSectionProps) => {
  const id = useId();
  return (
    <div className="rounded-3xl border border-line">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={onToggle}
        className="flex min-h-14 w-full cursor-pointer items-center justify-between gap-3 rounded-3xl px-5 py-3 text-left text-lg text-muted hover:text-ink"
      >
        {label}
        <ChevronDown
          aria-hidden="true"
          className={classNames('size-5 shrink-0 transition-transform', open && 'rotate-180')}
        />
      </button>
      <div id={id} hidden={!open} className="space-y-6 px-5 pt-2 pb-6">
        {children}
      </div>
    </div>
  );
};
