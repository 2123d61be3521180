import { useSyncExternalStore } from 'react';
import { VoiceSettingsPanel } from '#web/features/voice/voice-settings-panel.tsx';

const never = () => () => undefined;

/** Settings are of this device, so a drawn page has room for them and nothing else. */
export const VoiceSettingsHere = () => {
  const onADevice = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return <div className="min-h-72">{onADevice && <VoiceSettingsPanel />}</div>;
};
