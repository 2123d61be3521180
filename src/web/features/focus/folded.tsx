import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

interface FoldedProps {
  readonly name: string;
  readonly note?: string;
  readonly children: ReactNode;
}

export const Folded = ({ name, note, children }: FoldedProps) => (
  <details className="group border-t border-line pt-4">
    <summary className="flex min-h-11 w-fit cursor-pointer list-none flex-wrap items-center gap-x-2 rounded-full pr-4 text-xl font-semibold">
      <ChevronDown
        aria-hidden="true"
        className="size-5 -rotate-90 transition-transform group-open:rotate-0"
      />
      {name}
      {note !== undefined && <span className="text-base font-normal text-muted">{note}</span>}
    </summary>
    <div className="mt-3">{children}</div>
  </details>
);
