import type { VoiceEngine } from '#web/platform/voice/voice-engine.ts';
import { serverEngine } from '#web/platform/voice/voice-queries.ts';
import type { VoiceSettings } from '#web/platform/voice/voice-settings.ts';

type EngineName = VoiceSettings['engine'];

/** The places where speech can be understood; each is fetched when it is first wanted. */
const engines: Readonly<Partial<Record<EngineName, () => Promise<VoiceEngine>>>> = {
  server: async () => serverEngine,
};

/** One that is not there on this device any more gives way to the server's. */
export const engineOf = async (name: EngineName): Promise<VoiceEngine> => engines[name]?.() ?? serverEngine;
