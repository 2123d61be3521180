import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SignOutChoice } from '#web/features/auth/sign-out-choice.tsx';
import { FocusLengths } from '#web/features/focus/focus-lengths.tsx';
import { DateSettings } from '#web/features/settings/date-settings.tsx';
import { useSettings } from '#web/services/records/use-settings.ts';
import { renderFeature } from '#web/testing/render-feature.tsx';

const Dates = () => {
  const [settings, onChange] = useSettings();
  return <DateSettings settings={settings} onChange={onChange} />;
};
const Lengths = () => {
  const [settings, onChange] = useSettings();
  return <FocusLengths settings={settings} onChange={onChange} />;
};

describe('the parts of the Settings page', () => {
  it('dates begin as the browser writes them, and a choice is kept with the person', async () => {
    const { user, store } = await renderFeature(<Dates />);
    expect(screen.getByRole('radio', { name: 'Automatic' })).toHaveProperty('checked', true);
    await user.selectOptions(screen.getByLabelText('Date format'), 'American');
    await user.click(screen.getByRole('radio', { name: '24-hour' }));
    expect(store.all('settings')[0]).toMatchObject({ dateLocale: 'en-US', hour12: false });
    await user.selectOptions(screen.getByLabelText('Date format'), 'Same as this browser');
    await user.click(screen.getByRole('radio', { name: 'Automatic' }));
    expect(store.all('settings')[0]).toMatchObject({ dateLocale: null, hour12: null });
  });

  it('lengths of focus and break can be chosen, and one of one’s own is among them', async () => {
    const { user, store } = await renderFeature(<Lengths />);
    await user.click(screen.getByRole('radio', { name: '45 min' }));
    store.write([{ kind: 'settings', id: store.userId, fields: { breakMinutes: 7 } }]);
    expect(await screen.findByRole('radio', { name: '7 min' })).toHaveProperty('checked', true);
    expect(store.all('settings')[0]).toMatchObject({ focusMinutes: 45, breakMinutes: 7 });
  });

  it('[AUTH-07] offers signing out on all devices and on this one alone', async () => {
    await renderFeature(<SignOutChoice />);
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Sign out on all devices',
      'Only this device',
    ]);
  });
});
