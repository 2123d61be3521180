import { classNames } from '#web/ui/class-names.ts';

interface ScreeningProgressProps {
  readonly number: number;
  readonly count: number;
}

/** A mark for each question, filled up to this one, and the same in words, which a screen reader hears change. */
export const ScreeningProgress = ({ number, count }: ScreeningProgressProps) => (
  <div className="mt-4">
    <span aria-hidden="true" className="flex gap-[2px] sm:gap-1">
      {Array.from({ length: count }, (_, index) => (
        <span
          key={index}
          className={classNames(
            'h-2 min-w-0 flex-1 rounded-full transition-colors',
            index < number ? 'bg-calm' : 'bg-line',
          )}
        />
      ))}
    </span>
    <output aria-live="polite" className="mt-3 block text-muted tabular-nums">
      <span className="sr-only">Question </span>
      {number} of {count}
    </output>
  </div>
);
