import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { addDays } from '#domain/calendar/day.ts';
import { interviewCards } from '#domain/coach/drafts/interview-cards.ts';
import { tellingPage } from '#domain/coach/drafts/telling-page.ts';
import { focusSession } from '#domain/focus/focus-session.fixture.ts';
import { openTask } from '#domain/tasks/task.fixture.ts';
import { DraftsPanel } from '#web/features/coach/drafts-panel.tsx';
import { InterviewPanel } from '#web/features/coach/interview-panel.tsx';
import { StrengthsPanel } from '#web/features/coach/strengths-panel.tsx';
import { TellingPanel } from '#web/features/coach/telling-panel.tsx';
import { useOwnData } from '#web/features/coach/use-own-data.ts';
import { WeeklyReviewPanel } from '#web/features/coach/weekly-review-panel.tsx';
import { today } from '#web/platform/clock/clock.ts';
import { renderFeature } from '#web/testing/render-feature.tsx';
import type { Seed } from '#web/testing/seed-records.ts';

const Drafts = () => <DraftsPanel own={useOwnData('Robin')} />;

const openQuiet = async (records: Seed = {}) => {
  const rendered = await renderFeature(<Drafts />, { records });
  await rendered.user.click(screen.getByRole('button', { name: 'A quiet place' }));
  return { ...rendered, text: screen.getByLabelText<HTMLTextAreaElement>('Text') };
};

describe('[COACH-01] drafts', () => {
  it('are filled from one’s own data, each of which can be left out', async () => {
    const { user, text } = await openQuiet();
    expect(text.value).toContain('Robin');
    expect(screen.getByText(/Still to fill in: manager’s name/)).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'Your name: Robin' }));
    expect(text.value).not.toContain('Robin');
    expect(text.value).toContain('[your name]');
  });

  it('are edited and kept with what they used, opened again, and deleted', async () => {
    const { user, store, text } = await openQuiet();
    await user.type(text, ' Bye');
    await user.click(screen.getByRole('button', { name: 'Keep it' }));
    expect(store.all('coachDrafts')).toMatchObject([
      { kind: 'ask-quiet-place', title: 'A quiet place', usedData: 'name' },
    ]);
    expect(store.all('coachDrafts')[0]?.body).toMatch(/ Bye$/);
    const kept = within(screen.getByRole('region', { name: 'Drafts you kept' }));
    expect(kept.getByText('Filled from your name.')).toBeTruthy();
    await user.click(kept.getByRole('button', { name: 'A quiet place' }));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Text').value).toMatch(/ Bye$/);
    await user.click(screen.getByRole('button', { name: 'Fill it in again' }));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Text').value).not.toMatch(/ Bye$/);
    // A toast may have a button of the same name.
    const editor = screen.getByRole('form', { name: 'A quiet place' });
    await user.click(within(editor).getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: 'Delete “A quiet place”' }));
    expect(store.all('coachDrafts')).toEqual([]);
  });

  it('are copied as they stand', async () => {
    const { user, text } = await openQuiet();
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe(text.value);
  });

  it('touch rights only with the note that it is no legal advice', async () => {
    await openQuiet();
    expect(screen.getByText(/not legal advice/)).toBeTruthy();
  });

  it('one that was kept is there when its material is gone', async () => {
    const at = '2026-11-01T08:00:00.000Z';
    const kept = {
      id: 'd',
      kind: 'gone',
      title: 'Old one',
      body: 'My words',
      usedData: '',
      createdAt: at,
      changedAt: at,
    };
    const { user } = await renderFeature(<Drafts />, { records: { coachDrafts: [kept] } });
    expect(screen.getByText('Only your own words.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Old one' }));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Text').value).toBe('My words');
  });
});

const lines = (name: string) => within(screen.getByRole('region', { name })).getAllByRole('listitem').length;

describe('[COACH-01] telling, and interviews', () => {
  it('both sides of telling have as many lines', async () => {
    await renderFeature(<TellingPanel />);
    expect(lines('What speaks for telling')).toBe(lines('What speaks for not telling'));
    expect(lines('What speaks for telling')).toBe(tellingPage.for.length);
  });

  it('a card shows its question, and its frame when it is wanted', async () => {
    const { user } = await renderFeature(<InterviewPanel />);
    const [first, second] = interviewCards;
    expect(screen.queryByText(first?.frame ?? '')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show a frame' }));
    expect(screen.getByText(first?.frame ?? '')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Next card' }));
    expect(screen.getByText(second?.question ?? '')).toBeTruthy();
    expect(screen.queryByText(second?.frame ?? '')).toBeNull();
  });
});

const sessionsAt = (count: number, hour: number, progress: 'done' | 'stuck') =>
  Array.from({ length: count }, (_, index) =>
    focusSession(`${hour}-${index}`, {
      startedAt: new Date(2026, 2, 1 + index, hour).toISOString(),
      progress,
    }),
  );

describe('[COACH-01] strengths', () => {
  it('are told with the numbers behind them', async () => {
    const focusSessions = [...sessionsAt(6, 9, 'done'), ...sessionsAt(5, 18, 'stuck')];
    await renderFeature(<StrengthsPanel library={[]} />, { records: { focusSessions } });
    const when = within(screen.getByRole('region', { name: 'When it goes well' }));
    expect(
      when.getByText('Mornings went with getting somewhere: 6 of 6 sessions, and 0 of 5 otherwise.'),
    ).toBeTruthy();
    expect(when.getByText('Evenings: 0 of 5 sessions')).toBeTruthy();
  });

  it('say nothing under five', async () => {
    await renderFeature(<StrengthsPanel library={[]} />, {
      records: { focusSessions: sessionsAt(4, 9, 'done') },
    });
    expect(
      screen.getByText('Too few to tell: it takes 5 sessions of one sort. You have 4 in all.'),
    ).toBeTruthy();
  });
});

const renderWeek = async (records: Seed = {}) => {
  const onLetGo = vi.fn<() => void>();
  const rendered = await renderFeature(<WeeklyReviewPanel library={[]} onLetGo={onLetGo} />, { records });
  const button = screen.queryByRole('button', { name: 'Look back on my week' });
  if (button !== null) await rendered.user.click(button);
  await screen.findByRole('button', { name: 'Read it aloud' });
  return { ...rendered, onLetGo };
};

describe('[COACH-01] the week', () => {
  it('offers to let go of what waits, and to try one thing', async () => {
    const old = openTask('old', {
      title: 'Sort photos',
      createdAt: `${addDays(today(), -40)}T12:00:00.000Z`,
    });
    const { user, store, onLetGo } = await renderWeek({ tasks: [old] });
    expect(screen.getByText('“Sort photos” has waited 40 days. You may let it go.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Let it go' }));
    expect(onLetGo).toHaveBeenCalledWith(expect.objectContaining({ id: 'old' }));
    await user.click(screen.getByRole('button', { name: 'Try it' }));
    await user.click(screen.getByRole('button', { name: 'Try it this week' }));
    expect(store.all('coachExperiments')).toMatchObject([{ state: 'running', goalId: null }]);
    expect(await screen.findByText(/^Go on with/)).toBeTruthy();
  });

  it('is read aloud on request, and says so where this device has no voice', async () => {
    const { user } = await renderWeek();
    await user.click(screen.getByRole('button', { name: 'Read it aloud' }));
    expect(await screen.findByText('This device has no English voice of its own to read with.')).toBeTruthy();
  });
});
