import { classNames } from '#web/ui/class-names.ts';

interface ScreeningProgressProps {
  readonly number: number;
  readonly count: number;
}

/** Where one is: a mark for each question, filled up to this one, and the same in words, which a screen reader hears change. */
export const ScreeningProgress = ({ number, count }: ScreeningProgressProps) => (
  <>
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-lg text-muted">
      <h1 className="font-medium">ADHD self-screening</h1>
      <output aria-live="polite" className="tabular-nums">
        <span className="sr-only">Question </span>
        {number} of {count}
      </output>
    </div>
    <span aria-hidden="true" className="mt-3 flex gap-[2px] sm:gap-1">
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
  </>
);
