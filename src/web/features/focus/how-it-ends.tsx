import { useState } from 'react';
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
          ? 'Your browser blocks notifications from this site. You can allow them in its settings.'
          : 'A notification from your device, even while you are in another app.'
      }
      checked={settings.notifyAtEnd && permission === 'granted'}
      onChange={change}
    />
  );
};

export const ChimeSwitch = ({ settings, onChange }: HowItEndsProps) =>
  canChime() && (
    <Switch
      label="A soft chime"
      hint="Two quiet tones when focus or a break is over."
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
      hint="While focus runs and this page is in front."
      checked={settings.keepAwake}
      onChange={(keepAwake) => onChange({ keepAwake })}
    />
  );

/** Each of them only where the browser can, and nothing is asked before a switch is moved. */
export const HowItEnds = (props: HowItEndsProps) => (
  <Disclosure name="How it ends">
    <div className="mt-3 space-y-3">
      <ChimeSwitch {...props} />
      <NotifySwitch {...props} />
      <AwakeSwitch {...props} />
    </div>
  </Disclosure>
);
