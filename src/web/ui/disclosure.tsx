import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';

const looks = {
  large: { fold: 'border-t border-line py-2.5', name: 'text-xl font-semibold' },
  small: { fold: '', name: 'font-medium' },
} as const;

interface DisclosureProps {
  readonly name: string;
  /** Makes the name a heading that others can point to. */
  readonly headingId?: string;
  /** Beside the name, in a quieter voice: how much there is, for instance. */
  readonly hint?: string | undefined;
  readonly size?: keyof typeof looks;
  /** Open when it first comes; from then on it is the person's. */
  readonly startsOpen?: boolean;
  readonly className?: string;
  /** As a function it is drawn once it is wanted: there may be thousands inside. */
  readonly children: ReactNode | (() => ReactNode);
}

/** Out of sight until somebody wants it. The platform's own, so it opens by keyboard and by search. */
export const Disclosure = ({
  name,
  headingId,
  hint,
  size = 'large',
  startsOpen = false,
  className,
  children,
}: DisclosureProps) => {
  const [open, setOpen] = useState(startsOpen);
  return (
    <details
      open={open}
      className={classNames(looks[size].fold, className)}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary
        className={classNames(
          'flex min-h-[44px] w-fit cursor-pointer list-none items-center gap-2 rounded-full pr-4 wrap-anywhere [[open]>&>svg]:rotate-0',
          looks[size].name,
        )}
      >
        <ChevronDown aria-hidden="true" className="size-5 shrink-0 -rotate-90 transition-transform" />
        {headingId === undefined ? name : <h2 id={headingId}>{name}</h2>}
        {hint !== undefined && <span className="text-base font-normal text-muted">{hint}</span>}
      </summary>
      {typeof children === 'function' ? open && children() : children}
    </details>
  );
};
