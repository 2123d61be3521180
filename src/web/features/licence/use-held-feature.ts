import { useQuery } from '@tanstack/react-query';
import type { Feature, Tier } from '#domain/licence/tiers.ts';

/** Whether the person's tier has a feature. Where nobody can be asked it is unknown, and the database decides later. */
export type HeldFeature =
  { readonly state: 'asking' | 'unknown' } | { readonly state: 'held' | 'missing'; readonly tier: Tier };

const readLicence = async () => (await import('#web/features/licence/licence-queries.ts')).readLicence();

/** `when` is false while the answer would change nothing: then nobody is asked. */
export const useHeldFeature = (feature: Feature, when = true): HeldFeature => {
  const { data, errorUpdateCount } = useQuery({ queryKey: ['licence'], queryFn: readLicence, enabled: when });
  if (data === undefined) return { state: errorUpdateCount > 0 ? 'unknown' : 'asking' };
  const allowed = data.features.some((entry) => entry.feature === feature && entry.allowed);
  return { state: allowed ? 'held' : 'missing', tier: data.tier };
};
