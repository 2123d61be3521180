export const tiers = ['free', 'pro', 'premium', 'enterprise'] as const;
export type Tier = (typeof tiers)[number];

/** Spec 1 §3, in its order. */
export const features = [
  'taskManagement',
  'musicIntegration',
  'careerCoach',
  'dataArchival',
  'aiMusicRecommendations',
  'monthlyAiRequests',
  'documentUploads',
  'storageGb',
  'advancedAnalytics',
  'prioritySupport',
  'whiteLabel',
] as const;
export type Feature = (typeof features)[number];

/**
 * What is counted. A month is a calendar month in UTC; a total goes down again when something is removed. An amount
 * is a multiple of the step: whole requests and documents, and bytes of a gigabyte of 10⁹.
 */
export const meters = {
  monthlyAiRequests: { period: 'month', step: 1 },
  documentUploads: { period: 'total', step: 1 },
  storageGb: { period: 'total', step: 0.000_000_001 },
} as const satisfies Partial<Record<Feature, { readonly period: 'month' | 'total'; readonly step: number }>>;
export type MeteredFeature = keyof typeof meters;
export type SwitchFeature = Exclude<Feature, MeteredFeature>;
export type Period = (typeof meters)[MeteredFeature]['period'];

/** Spec 1 §6: as a limit, and as what is left of it. */
export const unlimited = -1;

export type TierFeatures = Readonly<Record<SwitchFeature, boolean> & Record<MeteredFeature, number>>;

const free: TierFeatures = {
  taskManagement: true,
  musicIntegration: true,
  careerCoach: false,
  dataArchival: false,
  aiMusicRecommendations: true,
  monthlyAiRequests: 5,
  documentUploads: 0,
  storageGb: 0.1,
  advancedAnalytics: false,
  prioritySupport: false,
  whiteLabel: false,
};

const pro: TierFeatures = {
  ...free,
  careerCoach: true,
  advancedAnalytics: true,
  monthlyAiRequests: 50,
  documentUploads: 10,
  storageGb: 1,
};

const premium: TierFeatures = {
  ...pro,
  dataArchival: true,
  prioritySupport: true,
  monthlyAiRequests: 200,
  documentUploads: 50,
  storageGb: 5,
};

const enterprise: TierFeatures = {
  ...premium,
  whiteLabel: true,
  monthlyAiRequests: unlimited,
  documentUploads: unlimited,
  storageGb: 50,
};

/** Spec 1 §6. The migration seeds the same rows, which a test compares with these. */
export const tierTable: Readonly<Record<Tier, TierFeatures>> = { free, pro, premium, enterprise };

/** Spec 1 §4: a visitor is free, whoever signs in has the tier of the installation, and that is enterprise. */
export const visitorTier: Tier = 'free';
export const installationTier: Tier = 'enterprise';

export const isMetered = (feature: Feature): feature is MeteredFeature => feature in meters;
