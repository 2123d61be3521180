import { Check } from 'lucide-react';

interface DoneCircleProps {
  readonly title: string;
  readonly tabIndex?: number;
  readonly onDone: (button: HTMLElement) => void;
}

export const DoneCircle = ({ title, tabIndex = 0, onDone }: DoneCircleProps) => (
  <button
    type="button"
    tabIndex={tabIndex}
    aria-label={`Mark “${title}” as done`}
    onClick={(event) => onDone(event.currentTarget)}
    className="group grid size-11 shrink-0 cursor-pointer place-items-center rounded-full"
  >
    <span className="grid size-7 place-items-center rounded-full border-2 border-edge text-transparent transition-colors group-hover:border-calm group-hover:text-calm">
      <Check aria-hidden="true" className="size-4" strokeWidth={3} />
    </span>
  </button>
);
