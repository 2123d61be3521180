import { CircleCheck, CircleDashed, Triangle } from 'lucide-react';
import type { HealthCheck } from '#domain/system/health-answer.ts';
import { checkWords, outcomeWords, paceWords } from '#domain/system/health-check.ts';

const looks = {
  works: { Shape: CircleCheck, word: 'Works', tone: 'text-calm' },
  not_working: { Shape: Triangle, word: 'Needs you', tone: 'text-ember-ink' },
  not_configured: { Shape: CircleDashed, word: 'Not configured', tone: 'text-muted' },
} as const;

const resultOf = ({ id, outcome, milliseconds }: HealthCheck): string => {
  if (outcome === 'not_configured') return checkWords[id].without;
  if (outcome !== 'works' || milliseconds === null) return outcomeWords[outcome];
  return paceWords(milliseconds);
};

const ServiceRow = ({ check }: { readonly check: HealthCheck }) => {
  const { Shape, word, tone } = looks[check.status];
  const { name, tried } = checkWords[check.id];
  return (
    <li className="flex gap-3 border-b border-line py-4 last:border-0 last:pb-0">
      <Shape aria-hidden="true" className={`mt-[0.2em] size-5 shrink-0 ${tone}`} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <p className="min-w-0 font-medium wrap-anywhere">
            {name}
            {check.where !== null && <span className="font-normal text-muted"> · {check.where}</span>}
          </p>
          <p className={tone}>{word}</p>
        </div>
        <p className="mt-1 text-muted">
          {check.status === 'not_configured' ? '' : `${tried} `}
          <span className={check.status === 'not_working' ? 'text-ink' : undefined}>{resultOf(check)}</span>
        </p>
      </div>
    </li>
  );
};

export const ServiceRows = ({ checks }: { readonly checks: readonly HealthCheck[] }) => (
  <ul>
    {checks.map((check) => (
      <ServiceRow key={check.id} check={check} />
    ))}
  </ul>
);
