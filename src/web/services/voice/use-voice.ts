import { useSyncExternalStore } from 'react';
import { type VoiceButton, voiceAtRest } from '#domain/voice/voice-button.ts';
import { loadOnce } from '#web/platform/load-once.ts';
import type { VoiceControl } from '#web/services/voice/create-voice-control.ts';

let here: VoiceControl | null = null;
const waiting = new Set<() => void>();

/** The one voice of the page, fetched when somebody comes near a button: no page carries it. */
export const loadVoice = loadOnce(async (): Promise<VoiceControl> => {
  const { createVoiceControl } = await import('#web/services/voice/create-voice-control.ts');
  here = createVoiceControl();
  for (const tell of waiting) tell();
  return here;
});

export const loadedVoice = (): VoiceControl | null => here;

const subscribe = (listener: () => void): (() => void) => {
  let leave = here?.subscribe(listener);
  const arrived = (): void => {
    leave = here?.subscribe(listener);
    listener();
  };
  waiting.add(arrived);
  return () => {
    waiting.delete(arrived);
    leave?.();
  };
};

/** At rest until somebody has come near. */
export const useVoice = (): VoiceButton =>
  useSyncExternalStore(
    subscribe,
    () => here?.view() ?? voiceAtRest,
    () => voiceAtRest,
  );
