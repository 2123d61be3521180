import { useSyncExternalStore } from 'react';
import { type VoiceButton, voiceAtRest } from '#domain/voice/voice-button.ts';
import { loadOnce } from '#web/platform/load-once.ts';
import { createStore } from '#web/platform/store.ts';
import type { VoiceControl } from '#web/services/voice/create-voice-control.ts';

const loaded = createStore<VoiceControl | null>(null);

/** The one voice of the page, fetched when somebody comes near a button: no page carries it. */
export const loadVoice = loadOnce(async (): Promise<VoiceControl> => {
  const { createVoiceControl } = await import('#web/services/voice/create-voice-control.ts');
  const voice = createVoiceControl();
  loaded.set(voice);
  return voice;
});

export const loadedVoice = loaded.get;

const subscribe = (listener: () => void): (() => void) => {
  let leave = loaded.get()?.subscribe(listener);
  const stopWaiting = loaded.subscribe(() => {
    leave = loaded.get()?.subscribe(listener);
    listener();
  });
  return () => {
    stopWaiting();
    leave?.();
  };
};

/** At rest until somebody has come near. */
export const useVoice = (): VoiceButton =>
  useSyncExternalStore(
    subscribe,
    () => loaded.get()?.view() ?? voiceAtRest,
    () => voiceAtRest,
  );
