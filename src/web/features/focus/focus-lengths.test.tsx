import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FocusLengths } from '#web/features/focus/focus-lengths.tsx';
import { useSettings } from '#web/services/records/use-settings.ts';
import { renderFeature } from '#web/testing/render-feature.tsx';

const Lengths = () => {
  const [settings, onChange] = useSettings();
  return <FocusLengths settings={settings} onChange={onChange} />;
};

it('lengths of focus and break can be chosen, and one of one’s own is among them', async () => {
  const { user, store } = await renderFeature(<Lengths />);
  await user.click(screen.getByRole('radio', { name: '45 min' }));
  store.write([{ kind: 'settings', id: store.userId, fields: { breakMinutes: 7 } }]);
  expect(await screen.findByRole('radio', { name: '7 min' })).toHaveProperty('checked', true);
  expect(store.all('settings')[0]).toMatchObject({ focusMinutes: 45, breakMinutes: 7 });
});
