import { classNames } from '#web/ui/class-names.ts';

const sizes = { sm: 'size-5', md: 'size-8', lg: 'size-14' } as const;

interface SpinnerProps {
  readonly size?: keyof typeof sizes;
  readonly text?: string;
  readonly className?: string;
}

/** Three sparks that breathe instead of a wheel that rushes. */
export const Spinner = ({ size = 'md', text, className }: SpinnerProps) => (
  <output className={classNames('flex flex-col items-center gap-5 text-muted', className)}>
    <svg
      viewBox="0 0 48 48"
      width="48"
      height="48"
      aria-hidden="true"
      className={classNames(sizes[size], 'text-calm')}
    >
      <circle className="spark spark-1" cx="10" cy="24" r="5" fill="currentColor" />
      <circle className="spark spark-2" cx="24" cy="24" r="5" fill="currentColor" />
      <circle className="spark spark-3" cx="38" cy="24" r="5" fill="currentColor" />
    </svg>
    {text === undefined ? <span className="sr-only">Loading</span> : <span className="text-lg">{text}</span>}
  </output>
);

export const FullPageSpinner = ({ text }: { readonly text: string }) => (
  <div className="grid min-h-[70dvh] place-items-center px-6">
    <Spinner size="lg" text={text} />
  </div>
);
