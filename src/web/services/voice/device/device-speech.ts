import { totalBytes } from '#domain/voice/speech-files.ts';
import { createStore } from '#web/platform/store.ts';
import { changeVoiceSettings } from '#web/services/voice/voice-settings.ts';
import { downloadSpeech, offeredSpeech } from './download-speech.ts';
import { forgetSpeech, keptSpeech } from './speech-cache.ts';

export type DeviceSpeech =
  | { readonly phase: 'looking' }
  /** `total` is null where nobody can tell without a network. */
  | { readonly phase: 'absent'; readonly total: number | null }
  | { readonly phase: 'downloading'; readonly received: number; readonly total: number }
  | { readonly phase: 'ready'; readonly total: number }
  | { readonly phase: 'failed'; readonly total: number | null }
  /** A browser that keeps nothing for a page. */
  | { readonly phase: 'impossible' };

const state = createStore<DeviceSpeech>({ phase: 'looking' });
let downloading: AbortController | null = null;

const offeredTotal = async (): Promise<number | null> => offeredSpeech().then(totalBytes, () => null);

const look = async (): Promise<void> => {
  if (downloading !== null) return;
  if (!('caches' in window)) return state.set({ phase: 'impossible' });
  const kept = await keptSpeech().catch(() => null);
  state.set(
    kept === null
      ? { phase: 'absent', total: await offeredTotal() }
      : { phase: 'ready', total: totalBytes(kept) },
  );
};

const download = async (): Promise<void> => {
  if (downloading !== null) return;
  const stopping = new AbortController();
  downloading = stopping;
  const total = await offeredTotal();
  try {
    if (total === null) throw new Error('We couldn’t reach the speech files');
    state.set({ phase: 'downloading', received: 0, total });
    // So that a full disk does not cost the person their words; a browser may say no, and that is fine.
    void navigator.storage.persist().catch(() => false);
    const manifest = await downloadSpeech(stopping.signal, (received) =>
      state.set({ phase: 'downloading', received, total }),
    );
    changeVoiceSettings({ engine: 'device' });
    state.set({ phase: 'ready', total: totalBytes(manifest) });
    // The worker's own script is kept with it, for a day without a network.
    const { deviceEngine } = await import('./device-engine.ts');
    deviceEngine.warm?.();
  } catch {
    state.set({ phase: stopping.signal.aborted ? 'absent' : 'failed', total });
  } finally {
    downloading = null;
  }
};

const remove = async (): Promise<void> => {
  changeVoiceSettings({ engine: 'server' });
  await forgetSpeech();
  await look();
};

/** What this device holds of speech, and how to change that. Nothing is fetched until somebody asks. */
export const deviceSpeech = {
  get: state.get,
  subscribe: state.subscribe,
  look: (): void => void look(),
  download: (): void => void download(),
  stop: (): void => downloading?.abort(),
  remove: (): void => void remove(),
} as const;
