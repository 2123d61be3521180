import { AudioLines, ShieldCheck } from 'lucide-react';
import { technology } from '#domain/landing/technology.ts';

const signs = { 'AI Powerhouse': AudioLines, 'Music and Security': ShieldCheck } as const;

export const TechnologyGroups = () => (
  <div className="grid gap-x-16 gap-y-14 lg:grid-cols-2">
    {technology.map(({ title, says, parts }) => {
      const Sign = signs[title];
      return (
        <div key={title}>
          <Sign aria-hidden="true" className="size-9 text-calm" strokeWidth={1.5} />
          <h3 className="mt-3 text-2xl font-semibold">{title}</h3>
          <p className="mt-1 mb-6 text-lg text-muted">{says}</p>
          <dl>
            {parts.map(({ name, does, runs, licence }) => (
              <div key={name} className="border-t border-line py-4">
                <dt className="font-medium">{name}</dt>
                <dd>{does}</dd>
                <dd className="mt-1 text-sm text-muted">
                  Runs {runs}. Licence: {licence}.
                </dd>
              </div>
            ))}
          </dl>
        </div>
      );
    })}
  </div>
);
