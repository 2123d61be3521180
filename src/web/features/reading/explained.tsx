import type { ReactNode } from 'react';

/** One row of `ExplainedList`. */
export const Explained = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className="py-4">
    <dt className="font-semibold">{name}</dt>
    <dd className="mt-1">{children}</dd>
  </div>
);

/** A table of two columns that reads well on a phone. */
export const ExplainedList = ({ children }: { readonly children: ReactNode }) => (
  <dl className="divide-y divide-line border-y border-line">{children}</dl>
);
