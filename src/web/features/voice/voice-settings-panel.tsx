import type { ReactNode } from 'react';
import { DeviceSpeechPanel } from '#web/features/voice/device-speech-panel.tsx';
import { useVoiceSettings } from '#web/features/voice/use-voice-settings.ts';
import { changeVoiceSettings } from '#web/services/voice/voice-settings.ts';
import { Switch } from '#web/ui/switch.tsx';

/** How one talks to this device. `children` are for those who are signed in. */
export const VoiceSettingsPanel = ({ children }: { readonly children?: ReactNode }) => {
  const { aloud, pressOnce } = useVoiceSettings();
  return (
    <div className="space-y-4">
      <Switch
        label="Press once to start, again to stop"
        hint="If you’d rather not hold the button."
        checked={pressOnce}
        onChange={(on) => changeVoiceSettings({ pressOnce: on })}
      />
      <Switch
        label="Spoken replies"
        hint="Replies are always shown in writing too."
        checked={aloud}
        onChange={(on) => changeVoiceSettings({ aloud: on })}
      />
      {children}
      <DeviceSpeechPanel />
    </div>
  );
};
