import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DateSettings } from '#web/features/settings/date-settings.tsx';
import { useSettings } from '#web/services/records/use-settings.ts';
import { renderFeature } from '#web/testing/render-feature.tsx';

const Dates = () => {
  const [settings, onChange] = useSettings();
  return <DateSettings settings={settings} onChange={onChange} />;
};

describe('the form of dates', () => {
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
});
