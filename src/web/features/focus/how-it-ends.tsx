import { useState } from 'react';
import { keepsMusicInPause, setKeepsMusicInPause } from '#web/features/focus/session-music.ts';
import type { PersonalSettings } from '#domain/records/kinds/personal-settings.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { canChime, chime, readyChime } from '#web/platform/audio/chime.ts';
import { askToNotify, notifyPermission } from '#web/platform/notification.ts';
import { canStayAwake } from '#web/platform/wake-lock.ts';
import { Switch } from '#web/ui/switch.tsx';

export interface HowItEndsProps {
  readonly settings: Pick<PersonalSettings, 'notifyAtEnd' | 'chimeAtEnd' | 'keepAwake'>;
  readonly onChange: (fields: Partial<HowItEndsProps['settings']>) => void;
}

export const NotifySwitch = ({ settings, onChange }: HowItEndsProps) => {
  // The wish goes with the person, the permission stays with the browser.
  const [permission, setPermission] = useState(notifyPermission);
  const ask = async (): Promise<void> => {
    const answer = await askToNotify();
    setPermission(answer);
    if (answer === 'granted') onChange({ notifyAtEnd: true });
  };
  const change = (wanted: boolean): void => {
    if (!wanted) {
      onChange({ notifyAtEnd: false });
      return;
    }
    void ask();
  };
  if (permission === 'unsupported') return null;
  return (
    <Switch
      label="Tell me when time is up"
      hint={
        permission === 'denied'
          ? 'Your browser blocks notifications for this site. You can change that in its settings.'
          : 'A notification from your device, even when you’re in another window.'
      }
      checked={settings.notifyAtEnd && permission === 'granted'}
      onChange={change}
    />
  );
};

export const ChimeSwitch = ({ settings, onChange }: HowItEndsProps) =>
  canChime() && (
    <Switch
      label="Chime at the end"
      hint="Two soft tones when a session or a break is over."
      checked={settings.chimeAtEnd}
      onChange={(chimeAtEnd) => {
        onChange({ chimeAtEnd });
        if (!chimeAtEnd) return;
        readyChime();
        chime();
      }}
    />
  );

export const AwakeSwitch = ({ settings, onChange }: HowItEndsProps) =>
  canStayAwake() && (
    <Switch
      label="Keep the screen on"
      hint="While a session runs and this page is open in front."
      checked={settings.keepAwake}
      onChange={(keepAwake) => onChange({ keepAwake })}
    />
  );

/** Of this device: loudspeakers at home, headphones on the train. */
export const KeepMusicSwitch = () => {
  const [keeps, setKeeps] = useState(keepsMusicInPause);
  return (
    <Switch
      label="Keep the music on while paused"
      hint="Pausing a session pauses the music too, unless this is on."
      checked={keeps}
      onChange={(next) => {
        setKeepsMusicInPause(next);
        setKeeps(next);
      }}
    />
  );
};

/** Each of them only where the browser can, and nothing is asked before a switch is moved. */
export const HowItEnds = (props: HowItEndsProps) => (
  <Disclosure name="Sounds and alerts">
    <div className="mt-3 space-y-3">
      <ChimeSwitch {...props} />
      <NotifySwitch {...props} />
      <AwakeSwitch {...props} />
      <KeepMusicSwitch />
    </div>
  </Disclosure>
);
