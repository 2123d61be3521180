import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Link } from 'react-router';
import { Screening } from '#web/features/screening/screening.tsx';
import { renderFeature } from '#web/testing/render-feature.tsx';

const begin = async (mode: 'standard' | 'full' = 'standard') => {
  const rendered = await renderFeature(
    <>
      <Link to="/roadmap">Roadmap</Link>
      <Screening mode={mode} />
    </>,
    { path: '/adhd-screening' },
  );
  await rendered.user.click(screen.getByRole('button', { name: 'Start' }));
  await screen.findByRole('button', { name: 'Skip' });
  const press = async (name: string) => rendered.user.click(screen.getByRole('button', { name }));
  const skipTo = async (number: number) => {
    for (let at = Number(place().split(' ')[0]); at < number; at += 1) await press('Skip');
  };
  return { ...rendered, press, skipTo };
};
const place = () => screen.getByRole('status').textContent.replace('Question ', '');
const question = () => screen.getByRole('heading', { level: 2 }).textContent;
const moved = async (to: string) => vi.waitFor(() => expect(place()).toBe(to));

const keptHere = () => [localStorage, sessionStorage].map((store) => Object.entries(store));

describe('[SCREEN-01] the self-screening', () => {
  it.each([
    ['standard', '1 of 24'],
    ['full', '1 of 42'],
  ] as const)('asks in the mode “%s” one thing at a time: %s', async (mode, first) => {
    await begin(mode);
    expect(place()).toBe(first);
    expect(screen.getAllByRole('radio')).toHaveLength(5);
  });

  it('goes on by itself after an answer, to the heading of the next question', async () => {
    const { user } = await begin();
    const first = question();
    await user.click(screen.getAllByRole('radio')[2]!);
    await moved('2 of 24');
    expect(question()).not.toBe(first);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }));
  });

  it('takes an answer by its number', async () => {
    const { user, press } = await begin();
    await user.keyboard('4');
    await moved('2 of 24');
    await press('Back');
    expect(
      screen
        .getAllByRole<HTMLInputElement>('radio')
        .map(({ checked }) => checked)
        .indexOf(true),
    ).toBe(3);
  });

  it('ignores a number that is no answer', async () => {
    const { user } = await begin();
    await user.keyboard('9');
    expect(place()).toBe('1 of 24');
    expect(screen.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false);
  });

  it('carries nobody off who walks through the answers with the arrow keys', async () => {
    const { user } = await begin();
    screen.getAllByRole('radio')[0]!.focus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(place()).toBe('1 of 24');
    expect(screen.getByRole('button', { name: 'Next' })).toBeTruthy();
  });

  it('has no way back from the first question, and one from the second', async () => {
    const { press } = await begin();
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    await press('Skip');
    await press('Back');
    expect(place()).toBe('1 of 24');
  });

  it('gives a profile of six areas, and says where there are too few answers', async () => {
    const { skipTo, press } = await begin();
    await skipTo(24);
    await press('Skip');
    expect(screen.getByRole('heading', { level: 1, name: 'Traits you reported' })).toBeTruthy();
    const areas = within(screen.getByRole('region', { name: 'Area by area' }));
    expect(areas.getAllByRole('heading', { level: 3 })).toHaveLength(6);
    expect(areas.getAllByText(/^Too few answers: 0 of 4\./)).toHaveLength(6);
  });

  it('keeps the answers nowhere', async () => {
    const { user, host } = await begin();
    const before = keptHere();
    await user.keyboard('5');
    await moved('2 of 24');
    expect(keptHere()).toEqual(before);
    expect(host.asked).toEqual([]);
  });

  it('asks before a link leads away from answers, and stays on request', async () => {
    const { user, press, path } = await begin();
    await user.keyboard('1');
    await moved('2 of 24');
    await user.click(screen.getByRole('link', { name: 'Roadmap' }));
    expect(screen.getByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy();
    await press('Stay here');
    expect(path()).toBe('/adhd-screening');
    expect(place()).toBe('2 of 24');
    await user.click(screen.getByRole('link', { name: 'Roadmap' }));
    await press('Leave');
    expect(path()).toBe('/roadmap');
  });

  it('lets somebody go at once who has answered nothing', async () => {
    const { user, press, path } = await begin();
    await press('Skip');
    await user.click(screen.getByRole('link', { name: 'Roadmap' }));
    expect(path()).toBe('/roadmap');
  });

  it('asks before it starts again with answers', async () => {
    const { user, skipTo, press } = await begin();
    await user.keyboard('3');
    await moved('2 of 24');
    await skipTo(24);
    await press('Skip');
    await press('Start again');
    await press('Leave');
    expect(screen.getByRole('button', { name: 'Start' })).toBeTruthy();
  });

  it('asks for several answers where several are meant, and goes on only with Next', async () => {
    const { user, skipTo, press } = await begin('full');
    await skipTo(37);
    while (screen.queryAllByRole('checkbox').length === 0) await press('Skip');
    const at = place();
    await user.keyboard('12');
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked)).toHaveLength(
      2,
    );
    expect(place()).toBe(at);
  });
});
