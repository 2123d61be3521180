import { classNames } from '#web/ui/class-names.ts';

interface ProgressBarProps {
  readonly label: string;
  /** 0 to 100; null while only that it works is known. */
  readonly percent: number | null;
  readonly className?: string;
}

/** How far something is. Its text twin stands beside it. */
export const ProgressBar = ({ label, percent, className }: ProgressBarProps) => (
  <div
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a progress element has other colours in every browser
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={percent ?? undefined}
    className={classNames('h-2 overflow-hidden rounded-full text-calm', className)}
  >
    <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" className="size-full">
      <rect width="100" height="8" fill="currentColor" opacity=".22" />
      {percent === null ? (
        <rect width="100" height="8" fill="currentColor" opacity=".5" className="motion-safe:animate-pulse" />
      ) : (
        <rect width={percent} height="8" fill="currentColor" />
      )}
    </svg>
  </div>
);
