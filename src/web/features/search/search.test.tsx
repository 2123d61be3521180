import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { TaskState } from '#domain/records/kinds/task-values.ts';
import { editOf } from '#domain/records/record-row.ts';
import { firstStamp } from '#domain/records/stamp.ts';
import { searchPages } from '#domain/search/search-pages.fixture.ts';
import { openTask } from '#domain/tasks/task.fixture.ts';
import { Page } from '#web/pages/search.tsx';
import { destroyRecordsDatabase } from '#web/services/records/records-database.ts';
import { findToast } from '#web/testing/find-toast.ts';
import { renderFeature } from '#web/testing/render-feature.tsx';
import { robin } from '#web/testing/signed-in.ts';
import { type HostAnswers, refusal } from '#web/testing/test-host.ts';

/** A task as the server tells a device of it. */
const taskRow = (number: number, title: string, state: TaskState, archivedAt: string | null = null) => {
  const { id, ...fields } = openTask(`00000000-0000-4000-8000-00000000000${number}`, {
    title,
    state,
    archivedAt,
  });
  const record = {
    kind: 'tasks',
    id,
    fields: { ...fields, deletedAt: null },
    stamps: { '*': firstStamp },
  } as const;
  const edit = editOf(record, Object.keys(record.fields));
  return { kind: edit.kind, row: { id, ...edit.fields, stamps: edit.stamps } };
};

// A device that has read its tasks once does not ask for them again.
afterEach(() => destroyRecordsDatabase(robin.id));

let reachable = true;
const site: HostAnswers = {
  'GET /search-index.json': () => (reachable ? searchPages : refusal(500)),
  'POST /rest/v1/rpc/pull_records': () => ({
    rows: [
      taskRow(1, 'Buy cookies', 'open'),
      taskRow(2, 'Bake cookies', 'done'),
      taskRow(3, 'Call Anna', 'open'),
    ],
    cursor: 3,
    more: false,
    horizon: 0,
  }),
};
const renderSearch = async (query = '', host: HostAnswers = site) =>
  renderFeature(<Page />, { path: query === '' ? '/search' : `/search?q=${query}`, host });
const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'What are you looking for?' });
const pages = () => within(screen.getByRole('region', { name: 'Pages' }));

describe('searching', () => {
  // First: the index is fetched once for a visit.
  it('says that the question is still there when the search cannot be loaded, and tries again', async () => {
    reachable = false;
    const { user } = await renderSearch('cookies');
    await screen.findByText('Search couldn’t load. What you typed is still there.');
    expect(box().value).toBe('cookies');
    reachable = true;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await pages().findByText(/results? for “cookies”$/);
  });

  it('teaches how to search before anything was asked', async () => {
    await renderSearch();
    expect(screen.getByText(/^A word or two is enough\./)).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Pages' })).toBeNull();
  });

  it('puts the question into the address, and finds the place on the page', async () => {
    const { user, path } = await renderSearch();
    await user.type(box(), '  cookies {Enter}');
    expect(path()).toBe('/search?q=cookies');
    const link = await pages().findByRole('link', { name: /cookies/i });
    expect(link.getAttribute('href')).toBe('/privacy#cookies');
    expect(link.querySelector('mark')?.textContent).toMatch(/cookies/i);
  });

  it('says how many results there are, to everybody', async () => {
    await renderSearch('energy');
    const said = await pages().findByText(/^\d+ results? for “energy”$/);
    expect(said.tagName).toBe('OUTPUT');
    expect(pages().getAllByRole('listitem')).toHaveLength(Number(said.textContent.split(' ')[0]));
  });

  it('has ideas where nothing was found', async () => {
    await renderSearch('xylophone');
    await pages().findByText('Nothing found for “xylophone”');
    expect(pages().getAllByRole('listitem')).toHaveLength(3);
  });

  it('finds one’s own tasks, and says which are done', async () => {
    await renderSearch('cookies');
    const own = within(await screen.findByRole('region', { name: 'Your tasks' }));
    await own.findByText('2 tasks');
    expect(own.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Buy cookies', 'Bake cookiesDone']),
    );
  });

  it('[ARCHIVE-01] finds an archived task, says so, and brings it back with one press', async () => {
    const sent: unknown[] = [];
    const { user } = await renderSearch('letter', {
      ...site,
      'POST /rest/v1/rpc/pull_records': () => ({
        rows: [taskRow(4, 'Old letter', 'done', '2026-01-01T08:00:00.000Z')],
        cursor: 3,
        more: false,
        horizon: 0,
      }),
      'POST /rest/v1/rpc/apply_edits': async (request: Request) => {
        sent.push(await request.json());
        return ['kept'];
      },
    });
    const own = within(await screen.findByRole('region', { name: 'Your tasks' }));
    await own.findByText('Archived');
    await user.click(own.getByRole('button', { name: 'Bring back “Old letter”' }));
    await own.findByText('Done');
    expect(own.queryByText('Archived')).toBeNull();
    expect(document.activeElement).toBe(own.getByRole('link'));
    await vi.waitFor(() =>
      expect(sent).toMatchObject([{ edits: [{ kind: 'tasks', fields: { archived_at: null } }] }]),
    );
    await findToast('Brought back');
  });

  it('says that the tasks are safe when they could not be searched', async () => {
    await renderSearch('cookies', { ...site, 'POST /rest/v1/rpc/pull_records': () => refusal(500) });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(/^We couldn’t search your tasks just now\. They’re safe\./);
  });

  it('asks for no tasks of a guest', async () => {
    await renderFeature(<Page />, { path: '/search?q=cookies' });
    await pages().findByText(/“cookies”$/);
    expect(screen.queryByRole('region', { name: 'Your tasks' })).toBeNull();
  });
});
