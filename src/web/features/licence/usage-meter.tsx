import type { Consumption } from '#domain/licence/licence-answer.ts';
import type { MeteredFeature } from '#domain/licence/tiers.ts';
import { usedPart } from '#domain/licence/usage.ts';
import { featureNames, usageText } from '#web/features/licence/licence-labels.ts';
import { useDateFormat } from '#web/platform/clock/use-date-format.ts';

/** A dotted line where there is no limit to measure against. */
const Bar = ({ part }: { readonly part: number | null }) => (
  <svg
    viewBox="0 0 200 8"
    preserveAspectRatio="none"
    aria-hidden="true"
    className="mt-4 h-2.5 w-full text-calm"
  >
    {part === null ? (
      <line x1="0" x2="200" y1="4" y2="4" stroke="currentColor" strokeWidth="3" strokeDasharray="4 8" />
    ) : (
      <>
        <rect width="200" height="8" rx="4" fill="currentColor" opacity=".22" />
        <rect width={200 * part} height="8" rx="4" fill="currentColor" />
      </>
    )}
  </svg>
);

interface UsageMeterProps {
  readonly feature: MeteredFeature;
  readonly held: Consumption;
}

export const UsageMeter = ({ feature, held }: UsageMeterProps) => {
  const day = useDateFormat({ day: 'numeric', month: 'long', timeZone: 'UTC' });
  const limit = held.limit ?? 0;
  const used = held.used ?? 0;
  return (
    <li className="rounded-2xl bg-raised p-5">
      <h3 className="text-lg font-medium">{featureNames[feature]}</h3>
      <Bar part={limit === 0 ? 0 : usedPart(limit, used)} />
      <p className="mt-3">{usageText(feature, limit, used, held.remaining ?? 0)}</p>
      {held.resetsAt !== null && limit !== 0 && (
        <p className="mt-1 text-muted">
          Resets on <time dateTime={held.resetsAt.toISOString()}>{day.format(held.resetsAt)} (UTC)</time>
        </p>
      )}
    </li>
  );
};
