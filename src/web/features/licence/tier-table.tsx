import { Check, Minus } from 'lucide-react';
import { type Feature, features, isMetered, type Tier, tiers, tierTable } from '#domain/licence/tiers.ts';
import { featureNames, limitText, tierNames, tierPrices } from '#web/features/licence/licence-labels.ts';

interface CellProps {
  readonly tier: Tier;
  readonly feature: Feature;
}

const Cell = ({ tier, feature }: CellProps) => {
  if (isMetered(feature)) {
    const limit = tierTable[tier][feature];
    return <span className={limit === 0 ? 'text-muted' : 'font-medium'}>{limitText(feature, limit)}</span>;
  }
  return tierTable[tier][feature] ? (
    <>
      <Check aria-hidden="true" className="-ml-0.5 size-6 text-calm" />
      <span className="sr-only">Included</span>
    </>
  ) : (
    <>
      <Minus aria-hidden="true" className="-ml-0.5 size-6 text-edge" />
      <span className="sr-only">Not included</span>
    </>
  );
};

/** For windows with room for it; narrower ones get the cards. */
export const TierTable = () => (
  <div className="mt-10 rounded-3xl border border-line bg-surface px-8 py-4 max-md:hidden">
    <table className="w-full table-fixed text-left">
      <caption className="sr-only">What each tier includes</caption>
      <thead>
        <tr className="border-b border-line align-top">
          <th scope="col" className="w-[28%] py-5 pr-4 align-bottom font-medium text-muted">
            Included
          </th>
          {tiers.map((tier) => (
            <th key={tier} scope="col" className="py-5 pr-4 last:pr-0">
              <span className="block text-xl font-semibold">{tierNames[tier]}</span>{' '}
              <span className="block font-normal text-muted">{tierPrices[tier]}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {features.map((feature) => (
          <tr key={feature} className="border-b border-line last:border-0">
            <th scope="row" className="py-4 pr-4 font-medium">
              {featureNames[feature]}
            </th>
            {tiers.map((tier) => (
              <td key={tier} className="py-4 pr-4 last:pr-0">
                <Cell tier={tier} feature={feature} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
