import { isAvailable } from '#domain/licence/availability.ts';
import { type Feature, features } from '#domain/licence/tiers.ts';

interface FeatureGroup {
  readonly title: string;
  readonly features: readonly Feature[];
}

/** What a tier includes, sorted by whether this version can do it. Table and cards draw the same groups. */
export const featureGroups: readonly FeatureGroup[] = [
  { title: 'In this version', features: features.filter(isAvailable) },
  { title: 'Not in this version', features: features.filter((feature) => !isAvailable(feature)) },
].filter((group) => group.features.length > 0);
