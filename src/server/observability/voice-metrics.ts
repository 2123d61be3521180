import { Gauge, Histogram } from 'prom-client';
import type { Registry } from 'prom-client';

/** One call of `voice-assistant`. The result is the kind of answer or the code of the refusal: a short fixed list. */
export type ObserveVoice = (call: {
  readonly engine: string;
  readonly result: string;
  readonly seconds: number;
}) => void;

export interface VoiceCounts {
  readonly waiting: () => number;
}

export const createVoiceMetrics = (registry: Registry, voice: VoiceCounts): ObserveVoice => {
  const queue = new Gauge({
    name: 'kindling_voice_queue',
    help: 'Recordings that wait for a voice process of this host',
    registers: [registry],
    collect: () => {
      queue.set(voice.waiting());
    },
  });
  const calls = new Histogram({
    name: 'kindling_voice_seconds',
    help: 'Time from a recording to its answer, by engine and by what came of it',
    labelNames: ['engine', 'result'],
    buckets: [0.1, 0.25, 0.5, 0.75, 1, 1.5, 2.5, 5, 10, 20],
    registers: [registry],
  });
  return ({ engine, result, seconds }) => calls.observe({ engine, result }, seconds);
};
