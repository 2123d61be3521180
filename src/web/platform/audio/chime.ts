// Two soft tones a fifth apart, in hertz and seconds: a singing bowl rather than an alarm.
const tones = [
  { frequency: 392, after: 0 },
  { frequency: 587.33, after: 0.45 },
] as const;
const ring = 2.2;
const loudest = 0.16;

let context: AudioContext | null = null;

export const canChime = (): boolean => 'AudioContext' in window;

/** Browsers let a page sound only after a touch or a key: call it from one. */
export const readyChime = (): void => {
  if (!canChime()) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') context.resume().catch(() => undefined);
};

/** Not before somebody has touched the page. */
export const chimeIsReady = (): boolean => context?.state === 'running';

/** Silent where it is not ready. */
export const chime = (): void => {
  const audio = context;
  if (audio === null || audio.state !== 'running') return;
  for (const { frequency, after } of tones) {
    const begin = audio.currentTime + after;
    const tone = new OscillatorNode(audio, { type: 'sine', frequency });
    const loudness = new GainNode(audio, { gain: 0 });
    loudness.gain.setValueAtTime(0, begin);
    loudness.gain.linearRampToValueAtTime(loudest, begin + 0.06);
    loudness.gain.exponentialRampToValueAtTime(0.0001, begin + ring);
    tone.connect(loudness).connect(audio.destination);
    tone.start(begin);
    tone.stop(begin + ring);
  }
};
