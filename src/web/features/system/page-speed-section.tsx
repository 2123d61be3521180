import {
  rateVital,
  ratingWords,
  type VitalRating,
  vitals as table,
  vitalText,
} from '#domain/logging/web-vitals.ts';
import { type ClientHealth, clientHealthQuery } from '#web/features/system/client-health-queries.ts';
import { SystemSection } from '#web/features/system/system-section.tsx';
import { useConnection } from '#web/platform/backend/connection-context.ts';
import { classNames } from '#web/ui/class-names.ts';

type Vital = ClientHealth['vitals'][number];

const tones: Readonly<Record<VitalRating, string>> = {
  good: 'text-calm',
  'needs-improvement': 'text-muted',
  poor: 'text-ink',
};

/** The whole bar is one and a half times what counts as slow; the notches are where the words change. */
const Bar = ({ vital }: { readonly vital: Vital }) => {
  const { good, poor } = table[vital.name];
  const end = poor * 1.5;
  const at = (value: number): number => Math.min(100, (100 * value) / end);
  return (
    <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" className="mt-3 h-2.5 w-full">
      <rect width="100" height="6" rx="1" className="fill-raised" />
      <rect width={Math.max(1, at(vital.p75))} height="6" rx="1" fill="currentColor" />
      {[good, poor].map((limit) => (
        <rect key={limit} x={at(limit)} width=".5" height="6" className="fill-edge" />
      ))}
    </svg>
  );
};

const Row = ({ vital }: { readonly vital: Vital }) => {
  const rating = rateVital(vital.name, vital.p75);
  return (
    <li className={classNames('border-b border-line py-4 last:border-0 last:pb-0', tones[rating])}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <p className="text-ink">
          <span className="font-medium">{table[vital.name].words}</span>{' '}
          <span className="text-muted">
            {vital.name}, {vital.samples.toLocaleString('en')} {vital.samples === 1 ? 'visit' : 'visits'}
          </span>
        </p>
        <p>
          <span className="mr-2 text-ink">{vitalText(vital.name, vital.p75)}</span>
          <span className="font-medium">{ratingWords[rating]}</span>
        </p>
      </div>
      <Bar vital={vital} />
    </li>
  );
};

export const PageSpeedSection = () => {
  const { backend } = useConnection();
  return (
    <SystemSection
      heading="How fast pages feel"
      note="In the last seven days, three out of four visits were at least this fast."
      query={clientHealthQuery(backend)}
    >
      {({ vitals }) => (
        <ul>
          {vitals.map((vital) => (
            <Row key={vital.name} vital={vital} />
          ))}
          {vitals.length === 0 && (
            <li className="text-muted">No measurements yet. They’ll appear after the next visits.</li>
          )}
        </ul>
      )}
    </SystemSection>
  );
};
