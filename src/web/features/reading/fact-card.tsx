import type { ReactNode } from 'react';

interface Fact {
  readonly name: string;
  readonly value: string;
}

interface FactCardProps {
  readonly heading: ReactNode;
  readonly children: ReactNode;
  readonly facts: readonly Fact[];
}

/** A row of a table that reads well on a phone: the thing itself, then what there is to know about it. */
export const FactCard = ({ heading, children, facts }: FactCardProps) => (
  <div className="rounded-3xl border border-line bg-surface p-5 sm:p-6">
    {heading}
    <p className="mt-1">{children}</p>
    <dl className="mt-4 grid gap-x-6 gap-y-1 sm:grid-cols-[8rem_1fr] sm:gap-y-2">
      {facts.map((fact) => (
        <div key={fact.name} className="contents">
          <dt className="text-muted max-sm:mt-2">{fact.name}:</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  </div>
);
