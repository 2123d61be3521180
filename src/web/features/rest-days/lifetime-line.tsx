import { lifetimeCounts, lifetimeInWords } from '#domain/rest-days/lifetime-counts.ts';
import { useRecords } from '#web/services/records/use-records.ts';
import { useMinute } from '#web/platform/clock/use-minute.ts';

const monthOf = (moment: Date, now: Date): string =>
  moment.toLocaleDateString('en', {
    month: 'long',
    ...(moment.getFullYear() === now.getFullYear() ? {} : { year: 'numeric' }),
  });

/** Everything there ever was, in one sentence. It never goes down, and no day has to be kept up. */
export const LifetimeLine = ({ className }: { readonly className?: string }) => {
  const now = useMinute();
  const counts = lifetimeCounts(useRecords('tasks'), useRecords('focusSessions'));
  const since = counts.since === null ? '' : monthOf(new Date(counts.since), now);
  const words = lifetimeInWords(counts, since);
  return words !== null && <p className={className}>{words}</p>;
};
