import { Link2 } from 'lucide-react';

interface AnchoredHeadingProps {
  readonly id: string;
  readonly level?: 2 | 3;
  readonly children: string;
}

const looks = { 2: 'text-2xl', 3: 'text-xl' } as const;

/** A heading one can point others to. The sign beside it shows itself to the mouse and to the keyboard. */
export const AnchoredHeading = ({ id, level = 2, children }: AnchoredHeadingProps) => {
  const Heading = `h${level}` as const;
  return (
    <div className="group flex items-center gap-1">
      <Heading id={id} className={`scroll-mt-24 font-semibold ${looks[level]}`}>
        {children}
      </Heading>
      <a
        href={`#${id}`}
        aria-label={`Link to “${children}”`}
        className="grid size-11 shrink-0 place-items-center rounded-full text-muted opacity-0 transition-opacity duration-200 group-hover:opacity-100 hover:text-ink focus-visible:opacity-100 max-sm:hidden"
      >
        <Link2 aria-hidden="true" className="size-5" />
      </a>
    </div>
  );
};
