import { useSyncExternalStore } from 'react';
import {
  usualVoiceSettings,
  type VoiceSettings,
  voiceSettings,
  watchVoiceSettings,
} from '#web/services/voice/voice-settings.ts';

export const useVoiceSettings = (): VoiceSettings =>
  useSyncExternalStore(watchVoiceSettings, voiceSettings, () => usualVoiceSettings);
