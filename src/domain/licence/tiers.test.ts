import { describe, expect, it } from 'vitest';
import { featureHomes, isAvailable } from '#domain/licence/availability.ts';
import { features, isMetered, meters, tiers, tierTable } from '#domain/licence/tiers.ts';
import { isBuiltPath, routeTable } from '#domain/navigation/route-table.ts';

const switchesOf = (tier: (typeof tiers)[number]): readonly string[] =>
  features.filter((feature) => !isMetered(feature) && tierTable[tier][feature]);

describe('[LIC-01] the tiers', () => {
  // Spec 1 §3, written down once more: its names in its order.
  const specified = [
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
  ];

  it('gives every tier the eleven features of the specification and nothing else', () => {
    expect(features).toEqual(specified);
    for (const tier of tiers) expect(Object.keys(tierTable[tier]).toSorted()).toEqual(features.toSorted());
  });

  it.each([
    ['free', 5, 0, 0.1],
    ['pro', 50, 10, 1],
    ['premium', 200, 50, 5],
    ['enterprise', -1, -1, 50],
  ] as const)(
    'the tier %s has %d requests a month, %d documents and %d GB',
    (tier, requests, documents, gigabytes) => {
      expect(tierTable[tier]).toMatchObject({
        monthlyAiRequests: requests,
        documentUploads: documents,
        storageGb: gigabytes,
      });
    },
  );

  it('gives each tier the features of the one before and its new ones', () => {
    const free = ['taskManagement', 'musicIntegration', 'aiMusicRecommendations'];
    const pro = [...free, 'careerCoach', 'advancedAnalytics'];
    const premium = [...pro, 'dataArchival', 'prioritySupport'];
    const enterprise = [...premium, 'whiteLabel'];
    const expected = { free, pro, premium, enterprise };
    for (const tier of tiers) expect(switchesOf(tier).toSorted()).toEqual(expected[tier].toSorted());
  });

  it('meters requests by the month and the rest as totals', () => {
    expect(features.filter(isMetered)).toEqual(['monthlyAiRequests', 'documentUploads', 'storageGb']);
    expect(meters).toMatchObject({
      monthlyAiRequests: { period: 'month' },
      documentUploads: { period: 'total' },
      storageGb: { period: 'total' },
    });
  });
});

describe('[LIC-01] the features available in this version', () => {
  it('treats a feature as available where its page is built', () => {
    const paths = routeTable.map((entry) => entry.path);
    const withPage = features.filter((feature) => typeof featureHomes[feature] === 'string');
    expect(withPage).toEqual(features.filter((feature) => feature !== 'monthlyAiRequests'));
    // None of the eleven is a word without a thing behind it.
    expect(features.filter((feature) => !isAvailable(feature))).toEqual([]);
    for (const feature of withPage) {
      expect(paths).toContain(featureHomes[feature]);
      expect(isAvailable(feature)).toBe(isBuiltPath(String(featureHomes[feature])));
    }
  });
});
