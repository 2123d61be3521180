/** Every number of spec 2 §4 and §9 that the player keeps to. Times in milliseconds, sizes in bytes. */
export const readinessLimits = { audio: 8000, library: 20_000 } as const;

export const playbackLimits = {
  defaultVolume: 0.8,
  /** Later than this, "previous" begins the track again. */
  previousRestarts: 3000,
  /** After a change, what is recorded is compared with what is. */
  correctionAfter: 100,
} as const;

export const activationLimits = {
  check: 500,
  readyAfter: 500,
  /** Spec 2 §9: on Android. */
  vibrateAtPress: [200],
  vibrateAtSuccess: [100, 50, 100],
} as const;

export const libraryLoadLimits = {
  attempts: 3,
  abort: 8000,
  backOff: [1000, 2000, 4000],
  cacheFor: 24 * 60 * 60 * 1000,
  demoTracks: 3,
  starterTracks: 3,
} as const;

export const graphLimits = {
  sampleRate: 44_100,
  musicGain: 0.7,
  duckedGain: 0.3,
  /** Seconds, as the audio clock counts. */
  duckSeconds: 0.2,
  masterGain: 1,
  voiceGain: 1,
  voiceSampleRate: 24_000,
  poolSize: 10,
} as const;

export const audioCacheLimits = {
  bytes: 50 * 1024 * 1024,
  entries: 20,
  /** What is left after making room. */
  evictTo: 0.8,
  download: 8000,
  decode: 10_000,
} as const;

/** Ours: how long the first bytes of a track may take, in milliseconds. */
export const firstBytesLimits = {
  /** It may be in the making: its first bytes come when they exist, on a busy server a while later. */
  alone: 30_000,
  /** As long as it usually takes to make them, where another track of the mood would sound at once. */
  withOthers: 5000,
  /** Whoever chose this very track waits for it, also while a rendering that hung is begun anew. */
  chosen: 20_000,
  /** So long before its turn what is not there yet is asked about once more, and then put off. */
  askBefore: 30_000,
  putOffBefore: 20_000,
} as const;

export const preloadLimits = { next: 3, nextByMood: 2, gap: 100, popular: 5, popularAfter: 2000 } as const;

/** Ours: with the whole file, what plays now plays on where the network goes, so it is worth another try. Milliseconds. */
export const keepPlayingLimits = { tries: 4, againAfter: 2000 } as const;

/** Ours: how the ends of two tracks, or of one that repeats, overlap. Seconds. */
export const overlapLimits = {
  longestCrossfade: 12,
  /** Encoders add 21 to 33 ms of nothing at both ends of a file. */
  loop: 0.06,
  /** How long before the overlap the second element is made ready. */
  lead: 1.5,
  sleepFade: 5,
} as const;

/** Ours: longest sleep timer, in minutes. */
const longestSleep = 8 * 60;

const within = (value: number, low: number, high: number): number =>
  Number.isNaN(value) ? low : Math.min(Math.max(value, low), high);

/** Spec 2 §5. */
export const clampVolume = (volume: number): number => within(volume, 0, 1);
export const clampSeek = (positionMs: number, durationMs: number): number =>
  within(positionMs, 0, Math.max(0, Number.isFinite(durationMs) ? durationMs : 0));
export const clampCrossfade = (seconds: number): number => within(seconds, 0, overlapLimits.longestCrossfade);

/** The moment a sleep timer of so many minutes ends; the end of the track and "not at all" stay what they are. */
export const sleepUntil = (minutes: number | 'track' | null, now: number): number | 'track' | null =>
  typeof minutes === 'number' ? now + within(minutes, 0, longestSleep) * 60_000 : minutes;
