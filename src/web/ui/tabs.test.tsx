import { screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderFeature } from '#web/testing/render-feature.tsx';
import { Tabs } from './tabs.tsx';

const days = ['mon', 'tue', 'wed'] as const;

const Days = () => {
  const [day, setDay] = useState<(typeof days)[number]>('mon');
  const tabs = days.map((value) => ({ value, label: value, content: `all of ${value}` }));
  return <Tabs label="Days" tabs={tabs} value={day} onChange={setDay} />;
};

const chosen = (name: string) => screen.getByRole('tab', { name, selected: true });

describe('Tabs', () => {
  let user: Awaited<ReturnType<typeof renderFeature>>['user'];
  beforeEach(async () => {
    ({ user } = await renderFeature(<Days />));
  });

  it('shows one panel, named by its tab', async () => {
    expect(screen.getByRole('tabpanel', { name: 'mon' }).textContent).toBe('all of mon');
    await user.click(screen.getByRole('tab', { name: 'wed' }));
    expect(screen.getByRole('tabpanel', { name: 'wed' }).textContent).toBe('all of wed');
    expect(screen.getAllByRole('tab', { selected: true })).toEqual([chosen('wed')]);
  });

  it('is one stop for the Tab key, and the next one is the panel', async () => {
    await user.tab();
    expect(document.activeElement).toBe(chosen('mon'));
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('tabpanel'));
    await user.tab({ shift: true });
    expect(document.activeElement).toBe(chosen('mon'));
  });

  it.each([
    ['{ArrowRight}', 'tue'],
    ['{ArrowRight}{ArrowRight}{ArrowRight}', 'mon'],
    ['{ArrowLeft}', 'wed'],
    ['{End}', 'wed'],
    ['{End}{Home}', 'mon'],
    ['{PageDown}{PageUp}', 'mon'],
    ['{Control>}{ArrowRight}{/Control}', 'mon'],
    ['{ArrowDown}', 'mon'],
  ])('leads with %s to %s, the focus with it', async (keys, name) => {
    await user.tab();
    await user.keyboard(keys);
    expect(document.activeElement).toBe(chosen(name));
  });

  it('chooses nothing when a menu of the browser is opened over a tab', async () => {
    await user.pointer({ keys: '[MouseRight]', target: screen.getByRole('tab', { name: 'tue' }) });
    expect(chosen('mon')).toBeTruthy();
  });
});
