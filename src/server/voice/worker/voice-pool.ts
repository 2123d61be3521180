import type { Hearing } from '#domain/voice/hearing.ts';
import { BadRecording } from '#server/voice/decode/bad-recording.ts';
import type { Runtime } from '#server/voice/engine/runtimes.ts';
import { VoiceFailure } from '#server/voice/voice-failure.ts';
import type { VoiceProgram } from './fork-voice.ts';
import type { FromVoiceChild, Question } from './voice-message.ts';
import { startVoiceWorker } from './voice-worker.ts';
import type { VoiceWorker } from './voice-worker.ts';
import { createSlotQueue } from './slot-queue.ts';

/** A process that is somebody's own for a while. */
export interface VoiceHand {
  readonly decode: (bytes: Uint8Array) => Promise<Float32Array>;
  readonly hear: (samples: Float32Array) => Promise<Hearing>;
  readonly speak: (text: string) => Promise<Uint8Array>;
}

interface Lease {
  /** Once aborted, the place in the queue or the process is given up, and the reason is thrown. */
  readonly signal: AbortSignal;
  /** For somebody who has waited already: before all others, and however many there are. */
  readonly again?: boolean;
}

export interface VoicePool {
  readonly lease: <T>(lease: Lease, work: (hand: VoiceHand) => Promise<T>) => Promise<T>;
  /** One process starts before anybody speaks. */
  readonly warm: () => void;
  /** Whatever nobody is speaking to ends; the next who speaks starts it anew. */
  readonly rest: () => void;
  readonly waiting: () => number;
  readonly close: () => Promise<void>;
}

export interface VoicePoolTimes {
  /** How long a request waits for a process that is just starting. */
  readonly readyMs: number;
  readonly decodeMs: number;
  readonly hearMs: number;
  readonly speakMs: number;
  /** How long a process may go on after it was asked to stop. */
  readonly graceMs: number;
  /** After a start that failed, none is tried for so long. */
  readonly pauseMs: number;
}

const usualTimes: VoicePoolTimes = {
  readyMs: 12_000,
  decodeMs: 8000,
  hearMs: 20_000,
  speakMs: 8000,
  graceMs: 2000,
  pauseMs: 3000,
};

/** Started when somebody first speaks and kept while people are there, since the weights take a while to read. */
interface Place {
  worker?: VoiceWorker;
  isLeased: boolean;
  failedAt: number;
}

export const createVoicePool = (options: {
  readonly program: VoiceProgram;
  readonly workers: number;
  readonly mostWaiting: number;
  readonly times?: Partial<VoicePoolTimes>;
  /** Hears once why this system's own code is not used. */
  readonly noteFallback?: (why: string) => void;
}): VoicePool => {
  const times = { ...usualTimes, ...options.times };
  const places = Array.from({ length: options.workers }, (): Place => ({
    isLeased: false,
    failedAt: -Infinity,
  }));
  const line = createSlotQueue(places, options.mostWaiting);
  let closed = false;
  let runtime: Runtime = 'native';

  const fallBack = (why: string): void => {
    if (closed || runtime === 'wasm') return;
    runtime = 'wasm';
    options.noteFallback?.(why);
  };

  const start = (): VoiceWorker => startVoiceWorker(options.program, runtime, times.graceMs, fallBack);

  const workerAt = async (place: Place, signal: AbortSignal): Promise<VoiceWorker> => {
    if (place.worker?.isGone() === true) delete place.worker;
    if (closed) throw new VoiceFailure('service_starting');
    if (place.worker === undefined) {
      if (performance.now() - place.failedAt < times.pauseMs) throw new VoiceFailure('worker_boot');
      place.worker = start();
    }
    const { worker } = place;
    const tried = worker.runtime;
    try {
      await within(worker.ready, times.readyMs, signal);
    } catch (error) {
      // WebAssembly may do what the binary could not, for the same person.
      if (worker.isGone() && tried !== runtime) return workerAt(place, signal);
      if (worker.isGone()) place.failedAt = performance.now();
      throw error;
    }
    return worker;
  };

  const handOf = (worker: VoiceWorker, signal: AbortSignal): VoiceHand => {
    const ask = async <Kind extends FromVoiceChild['kind']>(
      question: Question,
      limitMs: number,
      wanted: Kind,
    ): Promise<Extract<FromVoiceChild, { kind: Kind }>> => {
      const answer = await worker.ask(question, limitMs, signal);
      if (answer.kind === 'refused') throw new BadRecording(answer.code, answer.message);
      if (!isKind(answer, wanted)) {
        // It may be in no state to go on.
        await worker.end();
        throw new VoiceFailure('worker_boot', {
          cause: new Error(answer.kind === 'failed' ? answer.message : `Said ${answer.kind}`),
        });
      }
      return answer;
    };
    return {
      decode: async (bytes) => (await ask({ kind: 'decode', bytes }, times.decodeMs, 'decoded')).samples,
      hear: async (samples) => (await ask({ kind: 'hear', samples }, times.hearMs, 'heard')).hearing,
      speak: async (text) => (await ask({ kind: 'speak', text }, times.speakMs, 'spoken')).pcm,
    };
  };

  return {
    lease: async ({ signal, again = false }, work) => {
      const place = await line.enter(signal, again);
      place.isLeased = true;
      try {
        return await work(handOf(await workerAt(place, signal), signal));
      } finally {
        place.isLeased = false;
        line.leave(place);
      }
    },
    warm: () => {
      const [first] = places;
      if (closed || first === undefined || first.worker !== undefined) return;
      first.worker = start();
      // Whoever speaks first is told; until then it is nobody's trouble.
      first.worker.ready.catch(() => undefined);
    },
    rest: () => {
      for (const place of places) {
        if (place.isLeased) continue;
        void place.worker?.end();
        delete place.worker;
      }
    },
    waiting: line.length,
    close: async () => {
      closed = true;
      line.close();
      await Promise.all(places.map(async ({ worker }) => worker?.end()));
    },
  };
};

const isKind = <Kind extends FromVoiceChild['kind']>(
  answer: FromVoiceChild,
  kind: Kind,
): answer is Extract<FromVoiceChild, { kind: Kind }> => answer.kind === kind;

/** The process goes on starting, whoever has stopped to wait. */
const within = async (ready: Promise<void>, ms: number, signal: AbortSignal): Promise<void> => {
  const given = Promise.withResolvers<void>();
  const timer = setTimeout(() => given.reject(new VoiceFailure('service_starting')), ms);
  const stop = (): void => given.reject(signal.reason);
  signal.addEventListener('abort', stop);
  try {
    await Promise.race([ready, given.promise]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
};
