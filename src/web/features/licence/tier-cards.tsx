import { Check } from 'lucide-react';
import { type Feature, features, isMetered, type Tier, tiers, tierTable } from '#domain/licence/tiers.ts';
import { featureNames, limitText, tierNames, tierPrices } from '#web/features/licence/licence-labels.ts';
import { featureGroups } from '#web/features/licence/tier-groups.ts';
import { classNames } from '#web/ui/class-names.ts';

const holds = (tier: Tier, feature: Feature): boolean => {
  const held = tierTable[tier][feature];
  return held !== false && held !== 0;
};

const lineOf = (tier: Tier, feature: Feature): string =>
  isMetered(feature)
    ? `${featureNames[feature]}: ${limitText(feature, tierTable[tier][feature])}`
    : featureNames[feature];

const Card = ({ tier }: { readonly tier: Tier }) => {
  const missing = features.filter((feature) => !holds(tier, feature));
  return (
    <li className="rounded-3xl border border-line bg-surface p-6">
      <h3 className="flex flex-wrap items-baseline justify-between gap-x-4 text-2xl font-semibold">
        {tierNames[tier]} <span className="text-base font-normal text-muted">{tierPrices[tier]}</span>
      </h3>
      {featureGroups.map((group) => (
        <div key={group.title} className="mt-5">
          <h4 className={classNames('font-medium', group.tone)}>{group.title}</h4>
          <ul className="mt-2 space-y-2">
            {group.features
              .filter((feature) => holds(tier, feature))
              .map((feature) => (
                <li key={feature} className="flex gap-3">
                  <Check aria-hidden="true" className={classNames('mt-1 size-5 shrink-0', group.tone)} />
                  {lineOf(tier, feature)}
                </li>
              ))}
          </ul>
        </div>
      ))}
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
