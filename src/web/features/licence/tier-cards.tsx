import { Check } from 'lucide-react';
import { type Feature, features, isMetered, type Tier, tiers, tierTable } from '#domain/licence/tiers.ts';
import { featureNames, limitText, tierNames, tierPrices } from '#web/features/licence/licence-labels.ts';

const holds = (tier: Tier, feature: Feature): boolean => {
  const held = tierTable[tier][feature];
  return held !== false && held !== 0;
};

const lineOf = (tier: Tier, feature: Feature): string =>
  isMetered(feature)
    ? `${featureNames[feature]}: ${limitText(feature, tierTable[tier][feature])}`
    : featureNames[feature];

const Card = ({ tier }: { readonly tier: Tier }) => {
  const held = features.filter((feature) => holds(tier, feature));
  const missing = features.filter((feature) => !holds(tier, feature));
  return (
    <li className="rounded-3xl border border-line bg-surface p-6">
      <h3 className="flex flex-wrap items-baseline justify-between gap-x-4 text-2xl font-semibold">
        {tierNames[tier]} <span className="text-base font-normal text-muted">{tierPrices[tier]}</span>
      </h3>
      <ul className="mt-5 space-y-2">
        {held.map((feature) => (
          <li key={feature} className="flex gap-3">
            <Check aria-hidden="true" className="mt-1 size-5 shrink-0 text-calm" />
            {lineOf(tier, feature)}
          </li>
        ))}
      </ul>
      {missing.length > 0 && (
        <p className="mt-5 border-t border-line pt-4 text-muted">
          Not included: {missing.map((feature) => featureNames[feature]).join(', ')}
        </p>
      )}
    </li>
  );
};

/** The table's twin for narrow windows. */
export const TierCards = () => (
  <div className="mt-8 md:hidden">
    {/* Without styles both stand there: whoever has read the table knows what follows. */}
    <p className="sr-only">One tier at a time:</p>
    <ul className="space-y-5">
      {tiers.map((tier) => (
        <Card key={tier} tier={tier} />
      ))}
    </ul>
  </div>
);
