import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';

interface TasksFoldProps {
  readonly id: string;
  readonly name: string;
  readonly count: string;
  /** Drawn once it is wanted: there may be thousands inside. */
  readonly children: () => ReactNode;
}

export const TasksFold = ({ id, name, count, children }: TasksFoldProps) => {
  const [open, setOpen] = useState(false);
  return (
    <details
      className="group mt-12 border-t border-line pt-4"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-2 rounded-full pr-4 text-xl font-semibold">
        <ChevronDown
          aria-hidden="true"
          className="size-5 -rotate-90 transition-transform group-open:rotate-0"
        />
        <h2 id={id}>{name}</h2>
        <span className="text-base font-normal text-muted">{count}</span>
      </summary>
      {open && children()}
    </details>
  );
};
