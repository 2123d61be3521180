import type { Hearing } from '#domain/voice/hearing.ts';

/** As much of an AbortSignal as is looked at. */
export interface Cancellation {
  readonly aborted: boolean;
  readonly reason: unknown;
}

/** Turns sound into words. The same one runs on the server and in the browser. */
export interface Recogniser {
  /** Mono, 16 000 samples a second, −1 to 1. Looks at the signal at every step, and throws its reason once aborted. */
  readonly hear: (samples: Float32Array, signal?: Cancellation) => Promise<Hearing>;
}
