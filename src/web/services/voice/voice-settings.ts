import * as z from 'zod/mini';
import { localStore } from '#web/platform/browser-storage.ts';
import { createListeners } from '#web/platform/store.ts';

// How one speaks to this device is this device's business: it stays when somebody signs out.
const key = 'kindling-voice';
// Sign-out clears whatever begins like this: what one person wanted kept is nobody else's to keep.
const keepKey = 'user_keep_said';

const stored = z.object({
  /** Where what is said is understood. */
  engine: z.enum(['server', 'device']),
  /** Replies are spoken as well as shown. */
  aloud: z.boolean(),
  /** Press once to begin and once to end. */
  pressOnce: z.boolean(),
});

export interface VoiceSettings extends Readonly<z.infer<typeof stored>> {
  /** Whether a list of what was said is kept. */
  readonly keepSaid: boolean;
}

export const usualVoiceSettings: VoiceSettings = {
  engine: 'server',
  aloud: true,
  pressOnce: false,
  keepSaid: false,
};

const read = (): VoiceSettings => {
  const keepSaid = localStore.read(keepKey) === 'yes';
  try {
    const parsed = stored.safeParse(JSON.parse(localStore.read(key) ?? 'null'));
    return { ...usualVoiceSettings, ...(parsed.success ? parsed.data : {}), keepSaid };
  } catch {
    return { ...usualVoiceSettings, keepSaid };
  }
};

const { subscribe, notify } = createListeners();
let current: VoiceSettings | null = null;

/** The same object until something changes. Sign-out clears under our hands, so what may be kept is looked at anew. */
export const voiceSettings = (): VoiceSettings => {
  if (current === null || current.keepSaid !== (localStore.read(keepKey) === 'yes')) current = read();
  return current;
};

export const changeVoiceSettings = (fields: Partial<VoiceSettings>): void => {
  const { keepSaid, ...rest } = { ...voiceSettings(), ...fields };
  localStore.write(key, JSON.stringify(rest));
  if (keepSaid) localStore.write(keepKey, 'yes');
  else localStore.remove(keepKey);
  current = { ...rest, keepSaid };
  notify();
};

export const watchVoiceSettings = subscribe;
