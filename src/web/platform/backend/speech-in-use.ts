import { useSyncExternalStore } from 'react';
import { type SpeechInUse, speechInUseOf, unknownSpeech } from '#domain/voice/speech-in-use.ts';

const never = () => () => undefined;

let read: SpeechInUse | null = null;

/** Once: the answer has to stay the same object. */
const readSpeech = (): SpeechInUse =>
  (read ??= speechInUseOf(document.querySelector<HTMLMetaElement>("meta[name='kindling-speech']")?.content));

/** Who turns what is said into words on this site, as the host wrote it into the page; unknown at build time. */
export const useSpeechInUse = (): SpeechInUse => useSyncExternalStore(never, readSpeech, () => unknownSpeech);
