import { isAvailable } from '#domain/licence/availability.ts';
import { type Feature, features } from '#domain/licence/tiers.ts';

interface FeatureGroup {
  readonly title: string;
  readonly features: readonly Feature[];
  /** What can be used now stands out; what cannot is quieter. */
  readonly tone: string;
}

/** What a tier includes, sorted by whether this version can do it. Table and cards draw the same groups. */
export const featureGroups: readonly FeatureGroup[] = [
  { title: 'In this version', features: features.filter(isAvailable), tone: 'text-calm' },
  {
    title: 'Not in this version',
    features: features.filter((feature) => !isAvailable(feature)),
    tone: 'text-muted',
  },
].filter((group) => group.features.length > 0);
