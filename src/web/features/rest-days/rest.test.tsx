import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openTask } from '#domain/tasks/task.fixture.ts';
import { FreshStart } from '#web/features/rest-days/fresh-start.tsx';
import { LifetimeLine } from '#web/features/rest-days/lifetime-line.tsx';
import { RestDays } from '#web/features/rest-days/rest-days.tsx';
import { WelcomeBack } from '#web/features/rest-days/welcome-back.tsx';
import { findToast } from '#web/testing/find-toast.ts';
import { readNotedPoint } from '#web/services/records/noted-point.ts';
import { renderFeature } from '#web/testing/render-feature.tsx';
import { letPass, minute, monday } from '#web/testing/test-clock.ts';

const day = 24 * 60 * minute;
const daysAgo = (days: number): string => new Date(monday.getTime() - days * day).toISOString();

describe('days of rest', () => {
  it('are chosen for every week, and given up again', async () => {
    const { user, store } = await renderFeature(<RestDays />);
    await user.click(screen.getByRole('checkbox', { name: 'Sunday' }));
    expect(store.all('settings')).toMatchObject([{ restWeekdays: [6] }]);
    await user.click(screen.getByRole('checkbox', { name: 'Sunday' }));
    expect(store.all('settings')).toMatchObject([{ restWeekdays: [] }]);
  });

  it('may be this one day alone', async () => {
    const { user, store } = await renderFeature(<RestDays />);
    await user.click(screen.getByRole('switch', { name: 'Rest today' }));
    expect(store.all('settings')).toMatchObject([{ restOn: '2026-11-16' }]);
  });

  it('need no switch on a day that rests every week', async () => {
    const { user } = await renderFeature(<RestDays />);
    await user.click(screen.getByRole('checkbox', { name: 'Monday' }));
    expect(screen.getByText('Today is one of them.')).toBeTruthy();
    expect(screen.queryByRole('switch', { name: 'Rest today' })).toBeNull();
  });
});

describe('coming back', () => {
  it('is greeted after more than three days, with nothing lost and nothing late', async () => {
    await renderFeature(<WelcomeBack />, {
      records: { tasks: [openTask('old', { createdAt: daysAgo(4) })] },
    });
    expect(screen.getByText('Good to see you. Nothing is lost, and nothing is late.')).toBeTruthy();
  });

  it('is not greeted after a weekend, nor is somebody new', async () => {
    const first = await renderFeature(<WelcomeBack />, {
      records: { tasks: [openTask('new', { createdAt: daysAgo(3) })] },
    });
    expect(screen.queryByRole('region', { name: 'Welcome back' })).toBeNull();
    first.unmount();
    await renderFeature(<WelcomeBack />);
    expect(screen.queryByRole('region', { name: 'Welcome back' })).toBeNull();
  });
});

describe('a fresh start', () => {
  const old = [
    openTask('one', { title: 'Sort the photos', createdAt: daysAgo(15) }),
    openTask('two', { title: 'Fix the lamp', createdAt: daysAgo(40) }),
    openTask('soon', { title: 'Pay rent', createdAt: daysAgo(40), dueOn: '2026-11-20' }),
    openTask('new', { title: 'Buy bread', createdAt: daysAgo(14) }),
  ];

  it('says how many go and which, before anything goes', async () => {
    const { user, store } = await renderFeature(<FreshStart otherwise={null} />, { records: { tasks: old } });
    expect(screen.getByText('2 old tasks move to Someday. Nothing is deleted.')).toBeTruthy();
    await user.click(screen.getByText('Show them'));
    const names = within(within(screen.getByRole('main')).getByRole('list')).getAllByRole('listitem');
    expect(names.map(({ textContent }) => textContent)).toEqual(['Fix the lamp', 'Sort the photos']);
    expect(store.all('tasks').every(({ state }) => state === 'open')).toBe(true);
  });

  it('puts away what has waited, and one Undo brings all of it back', async () => {
    const { user, store } = await renderFeature(<FreshStart otherwise={null} />, { records: { tasks: old } });
    await user.click(screen.getByRole('button', { name: 'Start fresh' }));
    expect(store.get('tasks', 'one')?.state).toBe('someday');
    expect(store.get('tasks', 'soon')?.state).toBe('open');
    expect(readNotedPoint(store.userId)).toBe('fresh-start');
    await findToast('They’re under Someday. Nothing was deleted.');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(store.get('tasks', 'one')?.state).toBe('open');
  });

  it('is offered once a task has waited long enough while the page is open', async () => {
    await renderFeature(<FreshStart otherwise="Nothing has waited long enough." />, {
      records: { tasks: [openTask('new', { createdAt: daysAgo(14) })] },
    });
    expect(screen.getByText('Nothing has waited long enough.')).toBeTruthy();
    await letPass(minute);
    expect(screen.getByText('1 old task moves to Someday. Nothing is deleted.')).toBeTruthy();
  });
});

describe('everything there ever was', () => {
  it('stands in one sentence, and nothing where nothing is', async () => {
    const { unmount } = await renderFeature(<LifetimeLine />, {
      records: { tasks: [openTask('done', { state: 'done', doneAt: daysAgo(1), createdAt: daysAgo(60) })] },
    });
    expect(document.querySelector('main p')?.textContent).toBe('1 task done so far');
    unmount();
    await renderFeature(<LifetimeLine />);
    expect(document.querySelector('main p')).toBeNull();
  });
});
