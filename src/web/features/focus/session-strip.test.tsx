import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startSession } from '#domain/focus/start-session.ts';
import type { FocusSession } from '#domain/records/kinds/focus-session.ts';
import { openTask } from '#domain/tasks/task.fixture.ts';
import { FocusEffects } from '#web/features/focus/focus-effects.tsx';
import { mayBeLive } from '#web/features/focus/live-session-hint.ts';
import { SessionStrip } from '#web/features/focus/session-strip.tsx';
import { renderFeature } from '#web/testing/render-feature.tsx';
import { robin } from '#web/testing/signed-in.ts';
import { letPass, minute, monday } from '#web/testing/test-clock.ts';

const session = (change: Partial<FocusSession> = {}): FocusSession => ({
  ...startSession(
    {
      id: 'session',
      taskId: 'letter',
      stepId: null,
      intention: '',
      minutes: 25,
      ritual: null,
      mood: null,
      energyBefore: null,
    },
    monday.getTime(),
  ).session,
  ...change,
});

const renderStrip = async (sessions: readonly FocusSession[] = [session()], path = '/tasks') => {
  const rendered = await renderFeature(
    <>
      <SessionStrip place="row" />
      <FocusEffects />
    </>,
    {
      path,
      records: { tasks: [openTask('letter', { title: 'Write the letter' })], focusSessions: sessions },
    },
  );
  const press = async (name: string) => rendered.user.click(screen.getByRole('button', { name }));
  return { ...rendered, press, now: () => rendered.store.get('focusSessions', 'session') };
};
const strip = () => screen.queryByRole('region', { name: 'Focus session' });

describe('the session on other pages', () => {
  it('says how long is left and what it is about, and leads to it', async () => {
    await renderStrip();
    const link = within(strip()!).getByRole('link');
    expect(link.textContent).toBe('25 minWrite the letter, open the session');
    expect(link.getAttribute('href')).toBe('/focus');
    await letPass(13 * minute);
    expect(link.textContent).toContain('12 min');
  });

  it.each([
    ['there is none', [], '/tasks'],
    ['it is over', [session({ phase: 'ended', endsAt: null })], '/tasks'],
    ['the page is its own', [session()], '/focus'],
  ])('is not there where %s', async (_, sessions, path) => {
    await renderStrip(sessions, path);
    expect(strip()).toBeNull();
  });

  it('pauses, resumes and ends, and the one question is asked on its own page', async () => {
    const { press, now, path } = await renderStrip();
    await letPass(10 * minute);
    await press('Pause focus');
    expect(now()).toMatchObject({ phase: 'paused', leftSeconds: 900 });
    expect(strip()?.textContent).toContain('15 min, paused');
    await press('Resume focus');
    expect(now()?.phase).toBe('focus');
    await press('End focus');
    expect(now()).toMatchObject({ phase: 'debrief', ending: 'early' });
    expect(path()).toBe('/focus');
  });

  it('skips the rest of a break without leaving the page or starting anything', async () => {
    const resting = session({ phase: 'break', focusedSeconds: 1500, endedAt: monday.toISOString() });
    const { press, now, path } = await renderStrip([resting]);
    expect(strip()?.textContent).toContain('25 min break');
    await press('Skip the rest');
    expect(now()?.phase).toBe('waiting');
    expect(strip()?.textContent).toContain('Time is up');
    expect(path()).toBe('/tasks');
  });

  it('leaves a hint for public pages while it is on, and takes it away', async () => {
    const { press } = await renderStrip();
    expect(mayBeLive(robin.id)).toBe(true);
    expect(mayBeLive('somebody else')).toBe(false);
    await press('End focus');
    expect(mayBeLive(robin.id)).toBe(false);
  });
});

describe('the session in the tab', () => {
  it('puts time and subject in the title and a ring in the icon, and gives both back', async () => {
    document.title = 'Tasks · Kindling';
    const icon = document.head.appendChild(document.createElement('link'));
    icon.rel = 'icon';
    icon.href = '/icon.svg';
    const own = icon.href;
    const { press } = await renderStrip();
    expect(document.title).toBe('25:00 · Write the letter');
    await letPass(61_000);
    expect(document.title).toBe('23:59 · Write the letter');
    expect(icon.href).toMatch(/^data:image\/svg\+xml,/);
    const running = icon.href;
    await press('Pause focus');
    expect(document.title).toBe('Paused 23:59 · Write the letter');
    expect(icon.href).not.toBe(running);
    await press('End focus');
    expect(document.title).toBe('Tasks · Kindling');
    expect(icon.href).toBe(own);
    icon.remove();
  });

  it('stays in front when a page that was just opened writes its own title', async () => {
    document.title = 'Tasks · Kindling';
    const { press } = await renderStrip([session({ phase: 'paused', endsAt: null, leftSeconds: 600 })]);
    document.title = 'Music · Kindling';
    await expect.poll(() => document.title).toBe('Paused 10:00 · Write the letter');
    await press('End focus');
    expect(document.title).toBe('Music · Kindling');
  });
});
