import { type ReactNode, useId } from 'react';

interface FactProps {
  readonly name: string;
  readonly value: string;
  readonly note: string;
}

export const Fact = ({ name, value, note }: FactProps) => (
  <div className="rounded-3xl border border-line bg-surface p-6">
    <dt className="text-muted">{name}</dt>
    <dd className="mt-1 text-3xl font-semibold">{value}</dd>
    <dd className="mt-1 text-muted">{note}</dd>
  </div>
);

interface AnalyticsSectionProps {
  readonly heading: string;
  readonly note?: string;
  readonly children: ReactNode;
}

export const AnalyticsSection = ({ heading, note, children }: AnalyticsSectionProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-3xl border border-line bg-surface p-6 sm:p-8">
      <h2 id={id} className="text-xl font-semibold">
        {heading}
      </h2>
      {note !== undefined && <p className="mt-1 text-muted">{note}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
};
