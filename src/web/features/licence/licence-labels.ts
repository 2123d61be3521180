import type { Feature, MeteredFeature, Tier } from '#domain/licence/tiers.ts';
import { unlimited } from '#domain/licence/tiers.ts';

export const tierNames: Readonly<Record<Tier, string>> = {
  free: 'Free',
  pro: 'Pro',
  premium: 'Premium',
  enterprise: 'Enterprise',
};

/** There is one price; who gets the other tiers is for the operator to say. */
export const tierPrices: Readonly<Record<Tier, string>> = {
  free: '0 USD',
  pro: 'Set by this site',
  premium: 'Set by this site',
  enterprise: 'Set by this site',
};

export const featureNames: Readonly<Record<Feature, string>> = {
  taskManagement: 'Tasks',
  musicIntegration: 'Focus music',
  careerCoach: 'Career coach',
  dataArchival: 'Data archival',
  aiMusicRecommendations: 'AI music recommendations',
  monthlyAiRequests: 'AI requests',
  documentUploads: 'Documents',
  storageGb: 'Storage',
  advancedAnalytics: 'Advanced analytics',
  prioritySupport: 'Priority support',
  whiteLabel: 'White label',
};

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

// The space between a number and its unit does not break.
const gigabytes = (amount: number): string =>
  amount > 0 && amount < 0.01 ? 'under 0.01\u00A0GB' : `${number.format(amount)}\u00A0GB`;

/** A number with its unit, where it has one. */
const amountText = (feature: MeteredFeature, amount: number): string =>
  feature === 'storageGb' ? gigabytes(amount) : number.format(amount);

/** A limit as a cell of the table says it. */
export const limitText = (feature: MeteredFeature, limit: number): string => {
  if (limit === unlimited) return 'Unlimited';
  if (limit === 0) return 'None';
  const amount = amountText(feature, limit);
  return feature === 'monthlyAiRequests' ? `${amount} a month` : amount;
};

/** What is in use, in words: the twin of the bar beside it. */
export const usageText = (feature: MeteredFeature, limit: number, used: number, left: number): string => {
  if (limit === unlimited) return `${amountText(feature, used)} in use, no limit`;
  if (limit === 0) return 'Not part of this tier';
  return `${amountText(feature, used)} of ${amountText(feature, limit)} in use, ${amountText(feature, left)} left`;
};
