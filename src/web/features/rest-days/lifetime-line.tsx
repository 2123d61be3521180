import { lifetimeCounts, lifetimeInWords } from '#domain/rest-days/lifetime-counts.ts';
import { useRecords } from '#web/services/records/use-records.ts';

/** Everything there ever was, in one line. It never goes down, and no day has to be kept up. */
export const LifetimeLine = ({ className }: { readonly className?: string }) => {
  const words = lifetimeInWords(lifetimeCounts(useRecords('tasks'), useRecords('focusSessions')));
  return words !== null && <p className={className}>{words}</p>;
};
