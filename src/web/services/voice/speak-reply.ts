import { voiceLimits } from '#domain/voice/voice-limits.ts';
import { loadPlayer } from '#web/services/player/load-player.ts';
import { decodePcm } from '#web/services/voice/decode-pcm.ts';

/** Browsers bring their voices a moment after they are first asked for. */
const voicesPatience = 700;
/** A browser that never says that it has finished has. */
const speechPatience = 15_000;
/** Between the last sample and the news of it. */
const slack = 2000;

const whenAborted = async (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });

const after = async (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** One that speaks on this device: what is said goes to nobody. */
const localVoice = (): SpeechSynthesisVoice | undefined =>
  speechSynthesis.getVoices().find(({ localService, lang }) => localService && lang.startsWith('en'));

const whenVoices = async (): Promise<void> => {
  if (speechSynthesis.getVoices().length > 0) return;
  await Promise.race([
    new Promise((resolve) => {
      speechSynthesis.addEventListener('voiceschanged', resolve, { once: true });
    }),
    after(voicesPatience),
  ]);
};

/** Whether there was a voice to say it with. */
const speakHere = async (text: string, signal: AbortSignal): Promise<boolean> => {
  if (!('speechSynthesis' in window)) return false;
  await whenVoices();
  const voice = localVoice();
  if (voice === undefined) return false;
  if (signal.aborted) return true;
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  const spoken = new Promise((resolve) => {
    utterance.addEventListener('end', resolve, { once: true });
    utterance.addEventListener('error', resolve, { once: true });
  });
  signal.addEventListener('abort', () => speechSynthesis.cancel(), { once: true });
  speechSynthesis.speak(utterance);
  await Promise.race([spoken, whenAborted(signal), after(speechPatience)]);
  return true;
};

/** Whether it was heard: a browser may keep the page silent. */
const play = async (audio: string, signal: AbortSignal): Promise<boolean> => {
  const pcm = decodePcm(audio);
  if (pcm === null || pcm.length === 0) return false;
  const player = await loadPlayer();
  if (signal.aborted) return true;
  signal.addEventListener('abort', player.hush, { once: true });
  const seconds = pcm.length / voiceLimits.replySampleRate;
  // A context that is taken away in the middle, by a call for instance, never says that it has ended.
  const enough = after(seconds * 1000 + slack).then(() => true);
  return Promise.race([player.speak(pcm), enough]);
};

/** The server's voice. */
export interface ReplySound {
  readonly audio: string;
  /** It says word for word what is shown; else it says the same in other words. */
  readonly exact: boolean;
}

/**
 * Says a reply: the server's voice where it says just this, else one of this device. Settles when all is said, with
 * whether there was a voice for it.
 */
export const speakReply = async (
  text: string,
  sound: ReplySound | null,
  signal: AbortSignal,
): Promise<boolean> => {
  const ways = [
    ...(sound?.exact === true ? [() => play(sound.audio, signal)] : []),
    () => speakHere(text, signal),
    ...(sound?.exact === false ? [() => play(sound.audio, signal)] : []),
  ];
  for (const way of ways) {
    if (signal.aborted || (await way())) return true;
  }
  return false;
};
