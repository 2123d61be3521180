import { Link } from 'react-router';
import { type Feature, isMetered, type Tier, tiers, tierTable } from '#domain/licence/tiers.ts';
import { featureNames, tierNames } from '#web/features/licence/licence-labels.ts';
import { Button } from '#web/ui/button.tsx';

interface NotInTierProps {
  readonly feature: Feature;
  readonly tier: Tier;
}

/** Says kindly that a tier lacks something, and which one has it. */
export const NotInTier = ({ feature, tier }: NotInTierProps) => {
  const first = tiers.find((one) => !isMetered(feature) && tierTable[one][feature]);
  return (
    <section
      aria-label={`${featureNames[feature]} and your tier`}
      className="mt-8 rounded-3xl border border-line bg-surface p-6 sm:p-8"
    >
      <h2 className="text-2xl font-semibold">Not part of your tier</h2>
      <p className="mt-3 text-lg text-muted">
        You have {tierNames[tier]}. {featureNames[feature]} comes with{' '}
        {first === undefined ? 'another tier' : `${tierNames[first]} and above`}. The people who run this site
        can give it to you.
      </p>
      <Button asChild className="mt-5">
        <Link to="/features-pricing">See the tiers</Link>
      </Button>
    </section>
  );
};
