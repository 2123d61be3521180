import { isBuiltPath } from '#domain/navigation/route-table.ts';
import type { Feature } from '#domain/licence/tiers.ts';

/** The page that is the feature; or, where there is none, whether this version has it. */
export const featureHomes: Readonly<Record<Feature, string | boolean>> = {
  taskManagement: '/tasks',
  musicIntegration: '/music',
  careerCoach: '/career-coach',
  dataArchival: '/data-archival',
  aiMusicRecommendations: false,
  // Of a model that the operator connects; without one there is nothing to count.
  monthlyAiRequests: true,
  documentUploads: false,
  storageGb: '/upload',
  advancedAnalytics: false,
  prioritySupport: false,
  whiteLabel: false,
};

/** A tier may hold what this version cannot do yet, and then says so. */
export const isAvailable = (feature: Feature): boolean => {
  const home = featureHomes[feature];
  return typeof home === 'string' ? isBuiltPath(home) : home;
};
