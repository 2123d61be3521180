import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import type { KindPreview, RestorePoint } from '#domain/restore-points/restore-point.ts';
import { PointsPanel } from '#web/features/restore-points/points-panel.tsx';
import { findToast } from '#web/testing/find-toast.ts';
import { renderFeature } from '#web/testing/render-feature.tsx';
import { type HostAnswers, refusal } from '#web/testing/test-host.ts';

const id = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const point = (number: number, why: RestorePoint['why'], rows: number): RestorePoint => ({
  id: id(number),
  why,
  made_at: '2026-11-18T09:30:00+00:00',
  rows,
});
const preview: readonly KindPreview[] = [
  {
    kind: 'focus_sessions',
    back: 0,
    changed: 0,
    gone: 2,
    examples: [{ id: id(8), what: 'gone', was: null, now: { started_at: '2026-11-18T08:00:00+00:00' } }],
  },
  {
    kind: 'tasks',
    back: 1,
    changed: 1,
    gone: 0,
    examples: [
      { id: id(7), what: 'back', was: { title: 'Call mum' }, now: { title: 'Call mum' } },
      { id: id(9), what: 'changed', was: { title: 'Buy bread' }, now: { title: 'Buy rolls' } },
    ],
  },
];

interface Going {
  readonly look?: readonly KindPreview[];
  readonly go?: () => unknown;
}

const renderPoints = async (points: readonly RestorePoint[], host: HostAnswers = {}, going: Going = {}) => {
  const rendered = await renderFeature(<PointsPanel />, {
    host: {
      'GET /rest/v1/restore_points': () => points,
      'POST /functions/v1/go-back': async (request) => {
        const { action } = z.object({ action: z.string() }).parse(await request.clone().json());
        const done = action === 'look' ? (going.look ?? preview) : going.go?.();
        return done instanceof Response ? done : { success: true, done };
      },
      ...host,
    },
  });
  const asked = (name: string): readonly unknown[] =>
    rendered.host.asked
      .filter(({ path }) => path === `POST /rest/v1/rpc/${name}`)
      .map(({ body }) => JSON.parse(body || '{}') as unknown);
  /** What the host was asked to do with a point. */
  const askedBack = (action: 'look' | 'go'): readonly unknown[] =>
    rendered.host.asked
      .filter(({ path }) => path === 'POST /functions/v1/go-back')
      .map(({ body }) => z.looseObject({ action: z.string() }).parse(JSON.parse(body)))
      .filter((one) => one.action === action);
  return { ...rendered, asked, askedBack };
};

const points = [point(2, 'import', 3), point(1, 'daily', 1)];
const open = async (user: Awaited<ReturnType<typeof renderPoints>>['user']): Promise<void> => {
  const [first] = await screen.findAllByRole('button', { name: 'See what would change' });
  await user.click(first!);
  await screen.findByText('If you go back to this point:');
};

describe('[ARCHIVE-01] the restore points', () => {
  it('lists them with why and how much changed after each', async () => {
    await renderPoints([...points, point(3, 'by-hand', 0)]);
    const list = within(await screen.findByRole('list', { name: 'Restore points' }));
    expect(list.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Before an import',
      'Before the first change of the day',
      'Made by you',
    ]);
    expect(list.getByText(/3 things changed after it/)).toBeTruthy();
    expect(list.getByText(/1 thing changed after it/)).toBeTruthy();
    expect(list.getByText(/Nothing has changed since/)).toBeTruthy();
  });

  it('shows what would change before anything does, with plans ticked and what happened left alone', async () => {
    const { user, askedBack } = await renderPoints(points);
    await open(user);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Tasks' }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Focus sessions' }).checked).toBe(false);
    expect(screen.getByText('1 task comes back. 1 task changes back to how it was.')).toBeTruthy();
    expect(screen.getByText(/changes back: title; it was “Buy bread”/)).toBeTruthy();
    expect(askedBack('look')).toContainEqual({ action: 'look', point: id(2) });
    expect(askedBack('go')).toEqual([]);
  });

  it('goes back for the kinds that are ticked, and Undo goes to the point made before', async () => {
    const { user, askedBack } = await renderPoints(points, {}, { go: () => ({ undo: id(5), records: 2 }) });
    await open(user);
    await user.click(screen.getByRole('checkbox', { name: 'Focus sessions' }));
    await user.click(screen.getByRole('button', { name: 'Go back' }));
    await findToast('You went back');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await findToast('Undone');
    const kinds = ['tasks', 'focus_sessions'];
    expect(askedBack('go')).toEqual([
      { action: 'go', point: id(2), kinds },
      { action: 'go', point: id(5), kinds },
    ]);
  });

  it('goes nowhere while nothing is ticked, and says so when the server refuses', async () => {
    const { user, askedBack } = await renderPoints(points, {}, { go: () => refusal(400) });
    await open(user);
    const tasks = screen.getByRole('checkbox', { name: 'Tasks' });
    await user.click(tasks);
    await user.click(screen.getByRole('button', { name: 'Go back' }));
    expect(screen.getByText('Tick what should go back.')).toBeTruthy();
    expect(askedBack('go')).toEqual([]);
    await user.click(tasks);
    await user.click(screen.getByRole('button', { name: 'Go back' }));
    await findToast('Nothing went back');
  });

  it('says that there is nothing to go back to where nothing differs', async () => {
    const { user } = await renderPoints(points, {}, { look: [] });
    const [first] = await screen.findAllByRole('button', { name: 'See what would change' });
    await user.click(first!);
    expect(await screen.findByText(/Everything is as it was then/)).toBeTruthy();
  });

  it('makes one by hand', async () => {
    const { user, asked } = await renderPoints([], { 'POST /rest/v1/rpc/make_restore_point': () => id(1) });
    expect(await screen.findByText(/^No points yet/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Make a point now' }));
    await findToast('Restore point made');
    expect(asked('make_restore_point')).toEqual([{ p_why: 'by-hand' }]);
  });

  it('asks before it deletes all of them', async () => {
    const { user, asked } = await renderPoints(points, {
      'POST /rest/v1/rpc/delete_restore_points': () => 2,
    });
    await user.click(await screen.findByRole('button', { name: 'Delete all points' }));
    expect(asked('delete_restore_points')).toHaveLength(0);
    expect(screen.getByText(/put back a copy or deleted many things lately/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Yes, delete them' }));
    await findToast('Restore points deleted');
    await waitFor(() => expect(asked('delete_restore_points')).toHaveLength(1));
  });

  it('shows eight at first, and all on request', async () => {
    const { user } = await renderPoints(Array.from({ length: 12 }, (_, number) => point(number, 'daily', 1)));
    await user.click(await screen.findByRole('button', { name: 'Show all 12 points' }));
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(12);
  });

  it('says without a network when a point is made, and makes none by hand', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { user, asked } = await renderPoints([]);
    expect(screen.getByText(/is made when your changes are sent, before the first of them/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Make a point now' }));
    expect(asked('make_restore_point')).toEqual([]);
  });

  it('offers another try where the list does not come', async () => {
    await renderPoints([], { 'GET /rest/v1/restore_points': () => refusal(400) });
    expect(await screen.findByText('We couldn’t load your restore points.')).toBeTruthy();
  });
});
