import type { Licence } from '#domain/licence/licence-answer.ts';
import { features, isMetered } from '#domain/licence/tiers.ts';
import { tierNames } from '#web/features/licence/licence-labels.ts';
import { UsageMeter } from '#web/features/licence/usage-meter.tsx';
import { useDateFormat } from '#web/platform/clock/use-date-format.ts';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useLoaded } from '#web/ui/use-loaded.ts';

const given = (validUntil: Date | null, day: Intl.DateTimeFormat): string =>
  validUntil === null
    ? 'The people who run this site gave it to you. It doesn’t expire.'
    : `The people who run this site gave it to you until ${day.format(validUntil)}. After that you go back to the usual tier.`;

const reasons: Readonly<Record<Licence['source'], (licence: Licence, day: Intl.DateTimeFormat) => string>> = {
  visitor: () => 'This is what everyone has before signing in.',
  installation: () => 'Everyone who signs in here has it, unless they were given another tier.',
  licence: ({ validUntil }, day) => given(validUntil, day),
};

const Held = ({ licence }: { readonly licence: Licence }) => {
  const day = useDateFormat({ dateStyle: 'long' });
  return (
    <>
      <h2 className="text-2xl font-semibold sm:text-3xl">Your tier: {tierNames[licence.tier]}</h2>
      <p className="mt-3 max-w-2xl text-lg text-muted">{reasons[licence.source](licence, day)}</p>
      <ul className="mt-7 grid gap-4 md:grid-cols-3">
        {features.filter(isMetered).map((feature) => {
          const held = licence.features.find((entry) => entry.feature === feature);
          return held === undefined ? null : <UsageMeter key={feature} feature={feature} held={held} />;
        })}
      </ul>
    </>
  );
};

/** Brings the backend client along only now: visitors read the page without it. */
const loadLicence = async (): Promise<Licence> =>
  (await import('#web/features/licence/licence-queries.ts')).readLicence();

/** For somebody who is signed in. */
export const YourTier = () => {
  const loaded = useLoaded(loadLicence);
  return (
    <section
      aria-label="Your tier"
      className="mt-12 rounded-3xl border border-line bg-surface p-6 sm:p-8 lg:min-h-80"
    >
      {loaded.state === 'loading' && <Spinner text="Loading..." className="py-20" />}
      {loaded.state === 'failed' && (
        <ErrorPanel
          message={loaded.error instanceof Error ? loaded.error.message : undefined}
          onRetry={loaded.retry}
        />
      )}
      {loaded.state === 'ready' && <Held licence={loaded.value} />}
    </section>
  );
};
