import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { energyCheck } from '#domain/energy/energy-check.fixture.ts';
import { EnergyChips } from '#web/features/energy/energy-chips.tsx';
import { EnergyGuessHint } from '#web/features/energy/energy-guess-hint.tsx';
import { EnergyProfile } from '#web/features/energy/energy-profile.tsx';
import { MoodRow } from '#web/features/energy/mood-row.tsx';
import { useTodayEnergy } from '#web/features/energy/use-today-energy.ts';
import { appearance } from '#web/services/appearance/appearance.ts';
import { renderFeature } from '#web/testing/render-feature.tsx';
import type { Seed } from '#web/testing/seed-records.ts';
import { letPass, minute, monday } from '#web/testing/test-clock.ts';

const Energy = () => {
  const [energy, choose] = useTodayEnergy();
  return (
    <>
      <EnergyChips label="Energy right now" value={energy} onChange={choose} />
      <EnergyGuessHint />
    </>
  );
};
const renderEnergy = async (records: Seed = {}) => renderFeature(<Energy />, { records });
const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)?.value;
const hour = 60 * minute;

describe('saying how much energy there is', () => {
  it('has nothing chosen until somebody says', async () => {
    await renderEnergy();
    expect(chosen()).toBeUndefined();
  });

  it('writes down what was said and when', async () => {
    const { user, store } = await renderEnergy();
    await user.click(screen.getByRole('radio', { name: 'Low' }));
    expect(chosen()).toBe('low');
    expect(store.all('energyChecks')).toMatchObject([{ energy: 'low', hour: 9, at: monday.toISOString() }]);
  });

  it('lets the room follow', async () => {
    const { user } = await renderEnergy();
    await user.click(screen.getByRole('radio', { name: 'High' }));
    expect(appearance().chosen.adaptive.currentEnergy).toBe('high');
  });

  it('counts the same answer again an hour later', async () => {
    const { user, store } = await renderEnergy();
    await user.click(screen.getByRole('radio', { name: 'Low' }));
    await letPass(hour);
    await user.click(screen.getByRole('radio', { name: 'Low' }));
    expect(store.all('energyChecks')).toHaveLength(2);
  });

  it('moves between the answers with the arrow keys', async () => {
    const { user } = await renderEnergy();
    await user.click(screen.getByRole('radio', { name: 'Low' }));
    await user.keyboard('{ArrowRight}');
    expect(chosen()).toBe('medium');
  });

  it('forgets yesterday’s answer when the day turns in an open page', async () => {
    const { user } = await renderEnergy();
    await user.click(screen.getByRole('radio', { name: 'Low' }));
    await letPass(16 * hour);
    expect(chosen()).toBeUndefined();
  });

  it('follows what was said on another device', async () => {
    await renderEnergy({ energyChecks: [energyCheck({ energy: 'high', at: monday.toISOString() })] });
    expect(chosen()).toBe('high');
  });
});

/** Two weeks of mornings that were low. */
const lowMornings = Array.from({ length: 14 }, (_, day) =>
  energyCheck({
    id: `morning-${day}`,
    at: new Date(monday.getTime() - (day + 1) * 24 * hour).toISOString(),
    hour: 9,
    energy: 'low',
  }),
);

describe('what is known about the day', () => {
  it('remembers the hour aloud until somebody says something today', async () => {
    const { user } = await renderEnergy({ energyChecks: lowMornings });
    const hint = screen.getByText(/low/, { selector: 'p' });
    await user.click(screen.getByRole('radio', { name: 'High' }));
    expect(hint.isConnected).toBe(false);
  });

  it('says how many check-ins there are so far before it draws a shape', async () => {
    await renderFeature(<EnergyProfile />, { records: { energyChecks: lowMornings.slice(0, 1) } });
    expect(screen.getByText('After about 12 check-ins you’ll see a pattern here. 1 so far.')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('gives the picture of the day as a table too', async () => {
    const { user } = await renderFeature(<EnergyProfile />, { records: { energyChecks: lowMornings } });
    await user.click(screen.getByText('Your energy through the day'));
    const table = within(screen.getByRole('table', { name: 'Energy by hour' }));
    const cells = within(table.getByRole('row', { name: /^9:00/ })).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual(['Low', '14']);
  });
});

const openQuestion = async (records: Seed = {}) => {
  const rendered = await renderFeature(<MoodRow breathe={<p>Breathing</p>} />, { records });
  await rendered.user.click(screen.getByText('How do you feel?'));
  return rendered;
};

describe('how somebody feels', () => {
  it('has nothing chosen until somebody says', async () => {
    await openQuestion();
    expect(chosen()).toBeUndefined();
    expect(screen.getAllByRole('radio')).toHaveLength(13);
  });

  it('shows what was said in the folded line, and the look follows', async () => {
    const { user, store } = await openQuestion();
    await user.click(screen.getByRole('radio', { name: 'Creative' }));
    expect(within(screen.getByRole('group')).getAllByText('Creative')[0]?.tagName).toBe('SPAN');
    expect(chosen()).toBe('creative');
    expect(appearance().chosen.adaptive.currentMood).toBe('creative');
    expect(store.all('feelingChecks')).toMatchObject([{ feeling: 'creative', at: monday.toISOString() }]);
    expect(screen.queryByText('Breathing')).toBeNull();
  });

  it('keeps a hard feeling as it was said, and offers something gentler', async () => {
    const { user, store } = await openQuestion();
    await user.click(screen.getByRole('radio', { name: 'Overwhelmed' }));
    expect(chosen()).toBe('overwhelmed');
    expect(appearance().chosen.adaptive.currentMood).toBe('contemplative');
    expect(store.all('feelingChecks')).toMatchObject([{ feeling: 'overwhelmed' }]);
    expect(await screen.findByText(/Pick one tiny thing; the rest can wait\. Try 5 minutes\./)).toBeTruthy();
    expect(screen.getByText('Breathing')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Play calm music' })).toBeTruthy();
  });

  it('changes the answer of a few minutes ago in place of adding one', async () => {
    const { user, store } = await openQuestion();
    await user.click(screen.getByRole('radio', { name: 'Tired' }));
    await user.click(screen.getByRole('radio', { name: 'Flat' }));
    expect(store.all('feelingChecks')).toMatchObject([{ feeling: 'flat' }]);
  });

  it('has nothing chosen again on the next day', async () => {
    await openQuestion({
      feelingChecks: [{ id: 'f', at: new Date(monday.getTime() - 24 * hour).toISOString(), feeling: 'flow' }],
    });
    expect(chosen()).toBeUndefined();
  });
});
