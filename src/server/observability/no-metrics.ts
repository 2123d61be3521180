import type { Metrics } from './metrics.ts';

export const noMetrics: Metrics = {
  observeRequest: () => {},
  observeVoice: () => {},
  text: async () => '',
  contentType: 'text/plain',
};
