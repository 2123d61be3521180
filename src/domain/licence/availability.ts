import { isBuiltPath } from '#domain/navigation/route-table.ts';
import type { Feature } from '#domain/licence/tiers.ts';

/** The page that is the feature, or where one sees it; or, where there is none, whether this version has it. */
export const featureHomes: Readonly<Record<Feature, string | boolean>> = {
  taskManagement: '/tasks',
  musicIntegration: '/music',
  careerCoach: '/career-coach',
  dataArchival: '/data-archival',
  // What helped comes up first.
  aiMusicRecommendations: '/music',
  // Of a model that the operator connects; without one there is nothing to count.
  monthlyAiRequests: true,
  // The files that Mine Chat Insights looks through; music counts as storage alone.
  documentUploads: '/memory-assistant',
  storageGb: '/upload',
  // The weekly review and what goes well.
  advancedAnalytics: '/career-coach',
  // The order at the operator's desk.
  prioritySupport: '/contact',
  // The operator's name, mark and colours around every page.
  whiteLabel: '/app',
};

/** Whether this version has it. It has all of them, and a test keeps it so. */
export const isAvailable = (feature: Feature): boolean => {
  const home = featureHomes[feature];
  return typeof home === 'string' ? isBuiltPath(home) : home;
};
