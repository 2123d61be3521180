import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cannotCome } from '#domain/restore/cannot-come.ts';
import { copyRefusals } from '#domain/restore/copy-refusals.ts';
import type { RestoreAnswer } from '#domain/restore/restore-plan.ts';
import { RestorePanel } from '#web/features/restore/restore-panel.tsx';
import type { TestSync } from '#web/testing/test-records.ts';
import { renderFeature } from '#web/testing/render-feature.tsx';
import { type HostAnswers, refusal } from '#web/testing/test-host.ts';

const id = '00000000-0000-4000-8000-000000000001';
const pointId = '00000000-0000-4000-8000-000000000002';
const undone = (more: object) => ({
  success: true,
  done: { undone: true, removed: 15, put_back: 0, stays: 0, has_point: true, ...more },
});
const kind = { new: 0, changed: 0, same: 0, conflict: 0, deletedHere: 0, cannot: [], examples: [] };
const plan: RestoreAnswer['plan'] = {
  sha256: 'a'.repeat(64),
  madeAt: '2026-11-10T08:00:00.000Z',
  site: 'https://kindling.example',
  ofThisAccount: true,
  kinds: [
    {
      ...kind,
      name: 'tasks',
      new: 12,
      conflict: 2,
      deletedHere: 1,
      examples: [{ state: 'new', text: 'Call the dentist' }],
    },
    { ...kind, name: 'projects', new: 3 },
    { ...kind, name: 'ai_semantic_memory', cannot: [{ why: cannotCome.memoryOff, rows: 4 }] },
  ],
  stays: [{ name: 'user_roles', rows: 1, why: 'It belongs to the account.' }],
};

const renderRestore = async (host: HostAnswers = {}, sync: TestSync = {}) => {
  const orders: unknown[] = [];
  const rendered = await renderFeature(<RestorePanel />, {
    sync,
    host: {
      'GET /rest/v1/restores': () => [],
      'POST /functions/v1/archive-restore': (request) => {
        const order: unknown = JSON.parse(request.headers.get('kindling-restore') ?? '');
        orders.push(order);
        return { plan, restore: orders.length === 1 ? null : { id } };
      },
      'POST /functions/v1/go-back': () => undone({}),
      'GET /rest/v1/restore_points': () => [{ id: pointId }],
      ...host,
    },
  });
  const give = () =>
    rendered.user.upload(screen.getByLabelText('Copy to put back'), new File(['PK'], 'kindling.zip'));
  return { ...rendered, orders, give };
};

const lastRestore = (counts: Readonly<Record<string, number>>) => ({
  id,
  made_at: '2026-11-17T10:00:00+00:00',
  counts,
  point: pointId,
});

describe('[ARCHIVE-01] putting a copy back on the page', () => {
  it('shows what would come, takes a choice for each kind, puts it back and undoes it as a whole', async () => {
    const { user, orders, give } = await renderRestore();
    await give();
    const planned = await screen.findByRole('heading', { name: 'What this copy would bring' });
    expect(document.activeElement).toBe(planned);
    screen.getByText('12 new · 2 different');
    screen.getByText('New: Call the dentist');
    screen.getByText(/You’ve deleted 1 of these since/);
    screen.getByText(new RegExp(cannotCome.memoryOff.slice(0, 24), 'u'));
    // What cannot come has nothing to choose.
    expect(screen.getAllByRole('combobox')).toHaveLength(2);
    screen.getByRole('button', { name: 'Put back 15' });

    const tasks = screen.getByRole<HTMLSelectElement>('combobox', { name: 'What to do with Tasks' });
    expect(tasks.value).toBe('keep');
    await user.selectOptions(tasks, 'Take the copy’s where they differ');
    const projects = screen.getByRole('combobox', { name: 'What to do with Projects' });
    expect(within(projects).queryByText(/Take/)).toBeNull();
    await user.selectOptions(projects, 'Leave out');
    await user.click(screen.getByRole('button', { name: 'Put back 14' }));

    const finished = await screen.findByRole('heading', { name: '14 put back' });
    expect(document.activeElement).toBe(finished);
    expect(orders).toEqual([
      { action: 'look' },
      { action: 'restore', sha256: plan.sha256, choices: { tasks: 'take', projects: 'skip' } },
    ]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Undone. Everything is as it was before.');
  });

  it('sends what waits on this device before it looks, and before it puts anything back', async () => {
    const order: string[] = [];
    const answer = () => {
      order.push('asked');
      return { plan, restore: { id } };
    };
    const { user, give } = await renderRestore(
      { 'POST /functions/v1/archive-restore': answer },
      { run: () => order.push('sent') },
    );
    await give();
    await user.click(await screen.findByRole('button', { name: 'Put back 15' }));
    await screen.findByRole('heading', { name: '15 put back' });
    expect(order.slice(0, 4)).toEqual(['sent', 'asked', 'sent', 'asked']);
  });

  it('asks for nothing while that cannot be sent, and says so', async () => {
    const { orders, give } = await renderRestore({}, { waiting: 1 });
    await give();
    expect((await screen.findByRole('alert')).textContent).toMatch(/isn’t sent yet.*Nothing was changed/u);
    expect(orders).toEqual([]);
  });

  it('says why a file is not taken, and lets the person choose another', async () => {
    const { give } = await renderRestore({
      'POST /functions/v1/archive-restore': () =>
        Response.json({ success: false, code: 'wrong_hash', message: 'x' }, { status: 422 }),
    });
    await give();
    expect((await screen.findByRole('alert')).textContent).toBe(copyRefusals.wrong_hash);
    screen.getByRole('button', { name: 'Choose your copy' });
  });

  it('offers to undo the last restore after the page was left', async () => {
    const { user, host } = await renderRestore({
      'GET /rest/v1/restores': () => [
        { id, made_at: '2026-11-17T10:00:00+00:00', counts: { tasks: 3 }, point: pointId },
      ],
    });
    await screen.findByText('You put back a copy on November 17, 2026.');
    await user.click(screen.getByRole('button', { name: 'Undo it' }));
    await screen.findByText('Undone. Everything is as it was before.');
    expect(host.asked.find(({ path }) => path.endsWith('go-back'))?.body).toContain(id);
  });

  it('says how many things stayed because they were changed since', async () => {
    const { user } = await renderRestore({
      'GET /rest/v1/restores': () => [lastRestore({ tasks: 3 })],
      'POST /functions/v1/go-back': () => undone({ stays: 3 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Undo it' }));
    expect(await screen.findByText('Undone. 3 things you changed since stayed as they are.')).toBeTruthy();
  });

  it('offers no undo of records whose restore point is gone, and undo of the rest where there is more', async () => {
    const { user, unmount } = await renderRestore({
      'GET /rest/v1/restores': () => [lastRestore({ tasks: 3, memory_settings: 1 })],
      'GET /rest/v1/restore_points': () => [],
      'POST /functions/v1/go-back': () => undone({ has_point: false }),
    });
    await user.click(await screen.findByRole('button', { name: 'Undo the rest' }));
    await screen.findByText(/^Undone\. The restore point is gone/);
    unmount();
    await renderRestore({
      'GET /rest/v1/restores': () => [lastRestore({ tasks: 3, memory_settings: 0 })],
      'GET /rest/v1/restore_points': () => [],
    });
    await screen.findByText(/Its restore point is gone/);
    expect(screen.queryByRole('button', { name: /Undo/ })).toBeNull();
  });

  it('keeps the choices when the server is not reachable', async () => {
    let calls = 0;
    const { user, give } = await renderRestore({
      'POST /functions/v1/archive-restore': () => {
        calls += 1;
        return calls === 1 ? { plan, restore: null } : refusal(500);
      },
    });
    await give();
    await user.selectOptions(
      await screen.findByRole('combobox', { name: 'What to do with Tasks' }),
      'Leave out',
    );
    await user.click(screen.getByRole('button', { name: 'Put back 3' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Nothing was changed');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'What to do with Tasks' }).value).toBe(
      'skip',
    );
  });
});
