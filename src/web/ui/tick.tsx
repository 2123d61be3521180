import { Check } from 'lucide-react';
import { classNames } from '#web/ui/class-names.ts';

interface TickProps {
  readonly label: string;
  readonly done?: boolean;
  readonly tabIndex?: number;
  readonly className?: string;
  readonly onTick: (button: HTMLElement) => void;
}

/** The circle that is pressed when something is done. */
export const Tick = ({ label, done = false, tabIndex = 0, className, onTick }: TickProps) => (
  <button
    type="button"
    tabIndex={tabIndex}
    aria-label={label}
    onClick={(event) => onTick(event.currentTarget)}
    className={classNames(
      'group grid size-[44px] shrink-0 cursor-pointer place-items-center rounded-full',
      className,
    )}
  >
    <span
      className={classNames(
        'grid size-7 place-items-center rounded-full border-2 transition-colors',
        done
          ? 'border-calm bg-calm-soft text-calm'
          : 'border-edge text-transparent group-hover:border-calm group-hover:text-calm',
      )}
    >
      <Check aria-hidden="true" className="size-4" strokeWidth={3} />
    </span>
  </button>
);
