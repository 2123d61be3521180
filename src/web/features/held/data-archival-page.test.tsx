import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Tier, tierTable } from '#domain/licence/tiers.ts';
import { dataKept } from '#domain/privacy/data-kept.ts';
import { projectWith } from '#domain/projects/project.fixture.ts';
import { openTask } from '#domain/tasks/task.fixture.ts';
import { Page } from '#web/pages/data-archival.tsx';
import { findToast } from '#web/testing/find-toast.ts';
import { renderFeature } from '#web/testing/render-feature.tsx';
import type { Seed } from '#web/testing/seed-records.ts';
import { robin } from '#web/testing/signed-in.ts';
import { type HostAnswers, refusal } from '#web/testing/test-host.ts';

const licenceOf = (tier: Tier) => ({
  tier,
  source: 'licence',
  valid_until: null,
  features: [
    {
      tier,
      feature: 'dataArchival',
      allowed: tierTable[tier].dataArchival,
      limit: null,
      used: null,
      remaining: null,
      resets_at: null,
    },
  ],
});
const table = (name: string, rows: number, bytes: number, deleted = 0) => ({
  name,
  rows,
  bytes,
  deleted,
  months: [{ month: '2020-01', rows, bytes }],
});
const overview = { tables: [table('tasks', 3, 1200, 2), table('storage.objects', 1, 2_000_000)] };

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString();
const done = (id: string, title: string, days: number, more = {}) =>
  openTask(id, { title, state: 'done', doneAt: daysAgo(days), ...more });
const records: Seed = {
  tasks: [
    done('old', 'Old letter', 100),
    done('older', 'Older letter', 400),
    done('young', 'Young letter', 10),
    openTask('open', { title: 'Open letter' }),
  ],
  projects: [projectWith({ id: 'p', name: 'Move', state: 'done', createdAt: daysAgo(500) })],
};

const renderPage = async (seed: Seed = records, host: HostAnswers = {}) =>
  renderFeature(<Page />, {
    path: '/data-archival',
    records: seed,
    host: {
      'POST /rest/v1/rpc/held_overview': () => overview,
      'POST /rest/v1/rpc/current_licence': () => licenceOf('premium'),
      ...host,
    },
  });
const region = async (name: string) => within(await screen.findByRole('region', { name }));

describe('[ARCHIVE-01] the page Data Archival', () => {
  it('counts what is held, kind by kind, with sizes in words', async () => {
    await renderPage();
    const held = await region('What is held');
    await held.findByText('4 entries, about 2.0 MB. 2 entries more can still be brought back from deletion.');
    expect(held.getByText('3 entries, 1 kB')).toBeTruthy();
    expect(held.getByText('Music you upload')).toBeTruthy();
    expect(held.getByText(/^Of what is held today, 4 entries came before the end of /)).toBeTruthy();
  });

  it('offers another try where the numbers do not come', async () => {
    let answers = false;
    const { user } = await renderPage(records, {
      'POST /rest/v1/rpc/held_overview': () => (answers ? overview : refusal(403)),
    });
    const again = await screen.findByRole('button', { name: /try again/i });
    answers = true;
    await user.click(again);
    expect(await screen.findByText('3 entries, 1 kB')).toBeTruthy();
  });

  it('tells for every kind how long it is kept and why', async () => {
    const { user } = await renderPage();
    await user.click(screen.getByRole('heading', { name: 'What is kept, and for how long' }));
    for (const { what, howLong } of dataKept) {
      expect(await screen.findByText(what, { selector: 'dt' })).toBeTruthy();
      expect(screen.getAllByText(howLong).length).toBeGreaterThan(0);
    }
  });

  it('shows what would be archived by age, archives it in one go, and Undo brings all of it back', async () => {
    const { user, store } = await renderPage();
    const archive = await region('Finished things');
    await archive.findByText('Finished over 90 days ago: 2 tasks and 1 project.');
    await user.click(archive.getByText('Show them'));
    expect(archive.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Move (project)',
      'Old letter',
      'Older letter',
    ]);
    await user.click(archive.getByRole('radio', { name: 'Over a year' }));
    await archive.findByText('Finished over a year ago: 1 task and 1 project.');
    await user.click(archive.getByRole('button', { name: 'Archive 1 task and 1 project' }));
    await findToast('1 task and 1 project.');
    expect(store.get('tasks', 'older')?.archivedAt).not.toBeNull();
    expect(store.get('tasks', 'old')?.archivedAt).toBeNull();
    expect(archive.getByText('Nothing in your lists was finished over a year ago.')).toBeTruthy();
    expect(archive.getByText('1 task and 1 project. Nothing was deleted.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(store.get('tasks', 'older')?.archivedAt).toBeNull();
    expect(store.get('projects', 'p')?.archivedAt).toBeNull();
  });

  it('brings one thing back with one press, a project with the tasks that went with it', async () => {
    const archivedAt = daysAgo(5);
    const { user, store } = await renderPage({
      projects: [projectWith({ id: 'p', name: 'Move', state: 'done', archivedAt })],
      tasks: [
        done('with', 'Pack boxes', 100, { projectId: 'p', archivedAt }),
        done('alone', 'Old letter', 100, { archivedAt }),
      ],
    });
    const list = within(await screen.findByRole('list', { name: 'In the archive' }));
    await user.click(list.getByRole('button', { name: 'Bring back “Old letter”' }));
    expect(store.get('tasks', 'alone')).toMatchObject({ state: 'done', archivedAt: null });
    expect(document.activeElement?.textContent).toBe('In the archive');
    await user.click(list.getByRole('button', { name: 'Bring back “Move”' }));
    expect(store.get('projects', 'p')?.archivedAt).toBeNull();
    expect(store.get('tasks', 'with')?.archivedAt).toBeNull();
  });

  it('finds among many, and brings all of them back', async () => {
    const tasks = Array.from({ length: 12 }, (_, number) =>
      done(`t${number}`, `Letter number ${number}`, 100, { archivedAt: daysAgo(1) }),
    );
    const { user, store } = await renderPage({ tasks });
    await user.type(await screen.findByRole('searchbox', { name: 'Find in the archive' }), 'number 11');
    const list = within(screen.getByRole('list', { name: 'In the archive' }));
    expect(list.getAllByRole('listitem')[0]?.textContent).toContain('Letter number 11');
    await user.click(screen.getByRole('button', { name: 'Bring all back' }));
    expect(store.all('tasks').every(({ archivedAt }) => archivedAt === null)).toBe(true);
  });

  it('archives by itself after the days somebody chose, where the tier holds it', async () => {
    const { user, store } = await renderPage();
    await user.click(await screen.findByRole('radio', { name: 'After 180 days' }));
    expect(store.get('settings', robin.id)?.archiveAfterDays).toBe(180);
    await user.click(screen.getByRole('radio', { name: 'Never' }));
    expect(store.get('settings', robin.id)?.archiveAfterDays).toBeNull();
  });

  it('[LIC-01] a tier without data archival still archives by hand', async () => {
    const { user, store } = await renderPage(records, {
      'POST /rest/v1/rpc/current_licence': () => licenceOf('free'),
    });
    // Said twice: of what archives by itself, and of copies by themselves.
    const notHeld = /This is not part of your tier, Free\. It comes with Premium and above\./;
    await waitFor(() => expect(screen.getAllByText(notHeld)).toHaveLength(2));
    expect(screen.queryByRole('radio', { name: 'Never' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Archive 2 tasks and 1 project' }));
    expect(store.get('tasks', 'old')?.archivedAt).not.toBeNull();
  });
});
