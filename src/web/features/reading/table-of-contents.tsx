import { ChevronDown } from 'lucide-react';

interface TableOfContentsProps {
  readonly entries: readonly { readonly id: string; readonly title: string }[];
}

const Entries = ({ entries }: TableOfContentsProps) => (
  <ol className="mt-1">
    {entries.map(({ id, title }) => (
      <li key={id}>
        <a
          href={`#${id}`}
          className="flex min-h-11 items-center rounded-2xl py-1 text-muted underline-offset-4 hover:text-ink hover:underline"
        >
          {title}
        </a>
      </li>
    ))}
  </ol>
);

const label = 'On this page';

/** Folded above the text where there is little room, beside it and in view where there is more. */
export const TableOfContents = ({ entries }: TableOfContentsProps) => (
  <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
    {/* The menu is inside the fold: where no style arrives, one of the two is closed. */}
    <details className="group mt-6 max-w-[65ch] rounded-3xl border border-line px-6 py-2 lg:hidden">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 rounded-2xl font-semibold">
        {label}
        <ChevronDown
          aria-hidden="true"
          className="size-5 transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      <nav aria-label={label}>
        <Entries entries={entries} />
      </nav>
    </details>
    <nav
      aria-label={label}
      className="sticky top-24 max-h-[calc(100dvh-6rem-var(--bottom-controls))] overflow-y-auto pb-4 [scrollbar-width:thin] max-lg:hidden"
    >
      <p className="font-semibold">{label}</p>
      <Entries entries={entries} />
    </nav>
  </div>
);
