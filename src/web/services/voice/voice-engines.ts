import type { VoiceEngine } from '#web/services/voice/voice-engine.ts';
import { serverEngine } from '#web/services/voice/voice-queries.ts';
import type { VoiceSettings } from '#web/services/voice/voice-settings.ts';

type EngineName = VoiceSettings['engine'];

/**
 * The places where speech can be understood; each is fetched when it is first wanted. Who chose this device is never
 * sent elsewhere because something is missing here: they are told.
 */
const engines: Readonly<Record<EngineName, () => Promise<VoiceEngine>>> = {
  server: async () => serverEngine,
  device: async () => (await import('#web/services/voice/device/device-engine.ts')).deviceEngine,
};

export const engineOf = (name: EngineName): Promise<VoiceEngine> => engines[name]();
