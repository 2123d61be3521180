import { speechFiles } from '#domain/voice/speech-files.ts';
import { createDeviceModel } from '#web/platform/model-files/device-model.ts';
import { changeVoiceSettings } from '#web/services/voice/voice-settings.ts';

/** What this device holds of speech, and how to change that. */
export const deviceSpeech = createDeviceModel(speechFiles, {
  onKept: async () => {
    changeVoiceSettings({ engine: 'device' });
    // The worker's own script is kept with it, for a day without a network.
    const { deviceEngine } = await import('./device-engine.ts');
    deviceEngine.warm?.();
  },
  onRemove: async () => changeVoiceSettings({ engine: 'server' }),
});
