import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { PoolCounts } from '#server/engine/database/database.ts';
import type { MusicCounts } from '#server/music/library/render-scheduler.ts';
import { createVoiceMetrics } from './voice-metrics.ts';
import type { ObserveVoice, VoiceCounts } from './voice-metrics.ts';

export interface Metrics {
  readonly observeRequest: (request: {
    readonly service: string;
    readonly method: string;
    readonly status: number;
    readonly seconds: number;
  }) => void;
  readonly observeVoice: ObserveVoice;
  readonly text: () => Promise<string>;
  readonly contentType: string;
}

/** Labels come from short fixed lists: a path or a person in one would grow without bound, and tell too much. */
export const createMetrics = (pool: () => PoolCounts, music: MusicCounts, voice: VoiceCounts): Metrics => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'kindling_' });
  const requests = new Histogram({
    name: 'kindling_http_request_seconds',
    help: 'Time from the request to the end of its answer',
    labelNames: ['service', 'method', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const connections = new Gauge({
    name: 'kindling_database_connections',
    help: 'Connections of the pool, and requests waiting for one',
    labelNames: ['state'],
    registers: [registry],
    collect: () => {
      const counts = pool();
      connections.set({ state: 'idle' }, counts.idle);
      connections.set({ state: 'busy' }, counts.total - counts.idle);
      connections.set({ state: 'waiting' }, counts.waiting);
    },
  });
  const queue = new Gauge({
    name: 'kindling_music_queue',
    help: 'Tracks that wait to be rendered, over all processes',
    registers: [registry],
    collect: async () => {
      try {
        queue.set(await music.waiting());
      } catch {
        // Without a database the other numbers are wanted all the more.
        queue.reset();
      }
    },
  });
  const renders = new Counter({
    name: 'kindling_music_renders_total',
    help: 'Tracks this process has rendered, and those it could not',
    labelNames: ['result'],
    registers: [registry],
    collect: () => {
      const { stored, failed } = music.made();
      renders.reset();
      renders.inc({ result: 'stored' }, stored);
      renders.inc({ result: 'failed' }, failed);
    },
  });
  return {
    observeRequest: ({ service, method, status, seconds }) =>
      requests.observe({ service, method, status: `${Math.floor(status / 100)}xx` }, seconds),
    observeVoice: createVoiceMetrics(registry, voice),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
};
