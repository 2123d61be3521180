import { useState } from 'react';
import type { PersonalSettings } from '#domain/records/kinds/personal-settings.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { canChime, chime, readyChime } from '#web/platform/audio/chime.ts';
import { askToNotify, notifyPermission } from '#web/platform/notification.ts';
import { canStayAwake } from '#web/platform/wake-lock.ts';
import { Switch } from '#web/ui/switch.tsx';

interface HowItEndsProps {
  readonly settings: Pick<PersonalSettings, 'notifyAtEnd' | 'chimeAtEnd' | 'keepAwake'>;
  readonly onChange: (fields: Partial<HowItEndsProps['settings']>) => void;
}

const NotifySwitch = ({ settings, onChange }: HowItEndsProps) => {
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
          ? 'This browser does not allow it. Its settings for this site can change that.'
          : 'A message of your device, also while you look at something else.'
      }
      checked={settings.notifyAtEnd && permission === 'granted'}
      onChange={change}
    />
  );
};

/** Each of them only where the browser can, and nothing is asked before a switch is moved. */
export const HowItEnds = ({ settings, onChange }: HowItEndsProps) => (
  <Disclosure name="How it ends">
    <div className="mt-3 space-y-3">
      {canChime() && (
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
      )}
      <NotifySwitch settings={settings} onChange={onChange} />
      {canStayAwake() && (
        <Switch
          label="Keep the screen on"
          hint="While focus runs and this page is in front."
          checked={settings.keepAwake}
          onChange={(keepAwake) => onChange({ keepAwake })}
        />
      )}
    </div>
  </Disclosure>
);
