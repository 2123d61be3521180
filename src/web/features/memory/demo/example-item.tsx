import type { ReactNode } from 'react';
import type { ExampleMemory } from '#domain/memory/demo/example-memories.ts';

interface ExampleItemProps {
  readonly memory: ExampleMemory;
  readonly children?: ReactNode;
}

/** A memory with its day and where it came from. */
export const ExampleItem = ({ memory, children }: ExampleItemProps) => (
  <li className="py-3">
    <p className="text-lg">{memory.sentence}</p>
    <p className="text-muted">
      {memory.day}, from {memory.from}
    </p>
    {children}
  </li>
);
