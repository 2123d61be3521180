import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CoachRanking } from '#domain/coach/choose/coach-ranking.ts';
import { GoalBox } from '#web/features/coach/goal-box.tsx';
import { useOwnData } from '#web/features/coach/use-own-data.ts';
import { renderFeature } from '#web/testing/render-feature.tsx';
import { refusal } from '#web/testing/test-host.ts';

const Goal = () => <GoalBox own={useOwnData('Robin')} />;
const path = 'POST /functions/v1/coach-meaning';
const goal = 'I cannot start my report';
const byWords = 'Open it, nothing more';

const ranking = (changes: Partial<CoachRanking> = {}): CoachRanking => ({
  state: 'sure',
  experiments: [
    { id: 'quiet-hour', score: 0.6 },
    { id: 'chat-off-hour', score: 0.5 },
    { id: 'let-me-check', score: 0.4 },
  ],
  themes: ['interruptions', 'messages', 'asking'],
  care: 'none',
  ...changes,
});

const ask = async (text: string, answer: () => unknown) => {
  const rendered = await renderFeature(<Goal />, { host: { [path]: answer } });
  await rendered.user.type(screen.getByLabelText(/What would you like/), text);
  await rendered.user.click(screen.getByRole('button', { name: 'Find one thing to try' }));
  const sent = () => rendered.host.asked.filter((one) => one.path === path);
  return { ...rendered, sent };
};

const choices = () =>
  within(screen.getByRole('region', { name: 'One question' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('[COACH-01] a goal is met by what it means', () => {
  it('offers what is nearest, says what it sounds like, and has the next ones beside it', async () => {
    const { sent } = await ask(goal, () => ranking());
    const card = await screen.findByRole('region', { name: 'One quiet hour' });
    expect(card.textContent).toContain('It sounds like: staying with one thing.');
    expect(card.textContent).not.toContain('Because you wrote');
    expect(within(card).getByRole('button', { name: /One hour without chat/ })).toBeTruthy();
    expect(sent().map(({ body }) => body)).toEqual([JSON.stringify({ goal })]);
  });

  it('asks about the nearest themes where it is unsure, and about all of them after “Something else”', async () => {
    const { user } = await ask(goal, () => ranking({ state: 'unsure' }));
    await screen.findByRole('region', { name: 'One question' });
    expect(choices()).toEqual([
      'Staying with one thing',
      'E-mail and messages',
      'Asking, telling, saying no',
      'Something else',
    ]);
    await user.click(screen.getByRole('button', { name: 'Something else' }));
    expect(choices()).toContain('Time, plans and remembering');
  });

  it('after a tapped theme offers the nearest of it', async () => {
    const { user } = await ask(goal, () => ranking({ state: 'unsure' }));
    await user.click(await screen.findByRole('button', { name: 'E-mail and messages' }));
    expect(screen.getByRole('region', { name: 'One hour without chat' })).toBeTruthy();
  });

  it('asks whether somebody is safe where the second ear hears it, and helps once they are', async () => {
    const { user } = await ask(goal, () => ranking({ care: 'maybe-crisis' }));
    expect(await screen.findByText('Are you safe right now?')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try it this week' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'I’m safe, go on' }));
    expect(screen.getByRole('region', { name: 'One quiet hour' })).toBeTruthy();
    expect(screen.queryByText('Are you safe right now?')).toBeNull();
  });

  it('offers people and no task to somebody who is not safe', async () => {
    const { user } = await ask(goal, () => ranking({ care: 'maybe-crisis' }));
    await user.click(await screen.findByRole('button', { name: 'Not really' }));
    expect(screen.getByRole('heading', { name: 'Thank you for saying it' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try it this week' })).toBeNull();
  });

  it('sends nothing of a crisis', async () => {
    const { sent } = await ask('I want to kill myself', () => ranking());
    expect(screen.getByRole('heading', { name: 'Thank you for saying it' })).toBeTruthy();
    expect(sent()).toEqual([]);
  });

  it('sends nothing without a network, and goes by the words at once', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { sent } = await ask(goal, () => ranking());
    expect(await screen.findByRole('region', { name: byWords })).toBeTruthy();
    expect(sent()).toEqual([]);
  });

  it.each([
    ['refused', () => refusal(503)],
    ['not what it should be', () => ({ state: 'sure', experiments: 'many' })],
  ])('goes by the words where the answer is %s', async (_, answer) => {
    await ask(goal, answer);
    expect(await screen.findByRole('region', { name: byWords })).toBeTruthy();
  });

  it('goes by the words where the answer takes too long, and never swaps them', async () => {
    const late = Promise.withResolvers<CoachRanking>();
    await ask(goal, () => late.promise);
    expect(screen.getByText('Looking…')).toBeTruthy();
    expect(await screen.findByRole('region', { name: byWords })).toBeTruthy();
    late.resolve(ranking());
    await late.promise;
    expect(screen.queryByText('Looking…')).toBeNull();
    expect(screen.getByRole('region', { name: byWords })).toBeTruthy();
  });
});
