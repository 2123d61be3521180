import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type DeleteDataRequest, deleteDataRequestSchema } from '#domain/privacy/delete-request.ts';
import { DeletePanel } from '#web/features/delete-data/delete-panel.tsx';
import type { AskWho } from '#web/features/delete-data/who-dialog.tsx';
import { findToast } from '#web/testing/find-toast.ts';
import { renderFeature } from '#web/testing/render-feature.tsx';
import { robin } from '#web/testing/signed-in.ts';

const asked = { asked_at: '2026-11-18T10:00:00Z', due_at: '2026-12-02T10:00:00Z', here: true };

const Who: AskWho = ({ onShown, onCancel }) => (
  <>
    <button type="button" onClick={onShown}>
      It is me
    </button>
    <button type="button" onClick={onCancel}>
      It is not
    </button>
  </>
);

const notFresh = () => Response.json({ code: 'reauthenticate', message: 'Please confirm' }, { status: 428 });

const open = async (options: {
  readonly standing?: object | null;
  readonly counts?: object;
  readonly reply?: (wish: DeleteDataRequest) => unknown;
  /** Called for each attempt to send, with how often the server was asked before. */
  readonly onSend?: (asked: number) => void;
  readonly unsent?: number;
}) => {
  const wishes: DeleteDataRequest[] = [];
  const previews: unknown[] = [];
  let calledOff = 0;
  const rendered = await renderFeature(<DeletePanel userId={robin.id} Who={Who} />, {
    sync: {
      run: () => options.onSend?.(previews.length + wishes.length),
      waiting: options.unsent ?? 0,
    },
    host: {
      'POST /rest/v1/rpc/read_deletion': () => Response.json(options.standing ?? null),
      'POST /rest/v1/rpc/call_off_deletion': () => {
        calledOff += 1;
        return true;
      },
      'POST /rest/v1/rpc/preview_delete': async (request) => {
        previews.push(await request.json());
        return options.counts ?? {};
      },
      'POST /functions/v1/delete-data': async (request) => {
        const wish = deleteDataRequestSchema.parse(await request.json());
        wishes.push(wish);
        return options.reply?.(wish) ?? { success: true, deletion: asked };
      },
    },
  });
  return { ...rendered, wishes, previews, calledOff: () => calledOff };
};

describe('[ARCHIVE-01] deleting one’s account', () => {
  it('says before what goes and what stays, asks who is there, and then says the day', async () => {
    let isFresh = false;
    const { user, wishes } = await open({
      reply: () => (isFresh ? { success: true, deletion: asked } : notFresh()),
    });
    expect(screen.getByText(/Without your name, or anything that leads to you/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Delete my account' }));
    const sure = screen.getByRole('dialog', { name: 'Delete your account?' });
    expect(within(sure).getByText(/Your other devices are signed out now/)).toBeTruthy();
    await user.click(within(sure).getByRole('button', { name: 'Delete it in 14 days' }));
    await screen.findByRole('dialog', { name: 'Is it still you?' });
    isFresh = true;
    await user.click(screen.getByRole('button', { name: 'It is me' }));
    expect(await screen.findByText('Wednesday, December 2, 2026')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(wishes).toEqual([{ action: 'ask' }, { action: 'ask' }]);
  });

  it('does nothing when it is called off on the way', async () => {
    const { user, wishes } = await open({});
    await user.click(screen.getByRole('button', { name: 'Delete my account' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(wishes).toEqual([]);
  });

  it('shows why the host refuses: the last admin stays', async () => {
    const { user } = await open({
      reply: () => Response.json({ code: 'refused', message: 'You are the last admin.' }, { status: 409 }),
    });
    await user.click(screen.getByRole('button', { name: 'Delete my account' }));
    await user.click(screen.getByRole('button', { name: 'Delete it in 14 days' }));
    expect(await screen.findByText('You are the last admin.')).toBeTruthy();
  });

  it('one press keeps the account', async () => {
    const { user, calledOff } = await open({ standing: asked });
    await user.click(await screen.findByRole('button', { name: 'Keep my account' }));
    await findToast('Your account stays');
    expect(calledOff()).toBe(1);
    expect(await screen.findByRole('button', { name: 'Delete my account' })).toBeTruthy();
  });
});

const counts = { tasks: { now: 12, bin: 3 }, memories: { now: 2, bin: 0 } };
const reply = (wish: DeleteDataRequest) => ({
  success: true,
  deleted: { tasks: 12 },
  restore_point: wish.action === 'kinds' && wish.for_good ? null : 'a-point',
});

describe('[ARCHIVE-01] deleting one kind or one period', () => {
  it('counts first, then deletes what was counted, with a way back', async () => {
    const { user, wishes, previews } = await open({ counts, reply });
    await user.click(screen.getByRole('button', { name: 'Show what would go' }));
    expect(screen.getByText('Choose what to delete.')).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: /Tasks/ }));
    await user.click(screen.getByRole('checkbox', { name: /Memories/ }));
    await user.click(screen.getByRole('button', { name: 'Show what would go' }));
    const list = await screen.findByRole('list', { name: 'What would go' });
    expect(within(list).getByText(/12\. 3 more are deleted already/)).toBeTruthy();
    // Memories have no bin.
    expect(within(list).getByText('Gone for good, at once.')).toBeTruthy();
    expect([previews, wishes]).toEqual([[{ p_kinds: ['tasks', 'memories'] }], []]);
    await user.click(screen.getByRole('button', { name: 'Delete 14' }));
    await findToast('Deleted, with a restore point');
    expect(wishes).toEqual([
      { action: 'kinds', kinds: ['tasks', 'memories'], from: null, to: null, for_good: false },
    ]);
  });

  it('sends what waits on this device before it counts and before it deletes', async () => {
    const before: number[] = [];
    const { user } = await open({ counts, reply, onSend: (asked) => void before.push(asked) });
    await user.click(screen.getByRole('checkbox', { name: /Tasks/ }));
    await user.click(screen.getByRole('button', { name: 'Show what would go' }));
    await user.click(await screen.findByRole('button', { name: 'Delete 14' }));
    await findToast('Deleted, with a restore point');
    // Before the counting, before the deletion, and once more to learn of it.
    expect(before).toEqual([0, 1, 2]);
  });

  it('deletes nothing while that cannot be sent', async () => {
    const { user, wishes, previews } = await open({ counts, reply, unsent: 1 });
    await user.click(screen.getByRole('checkbox', { name: /Tasks/ }));
    await user.click(screen.getByRole('button', { name: 'Show what would go' }));
    expect(await screen.findByText('Some changes are not sent yet.')).toBeTruthy();
    expect([previews, wishes]).toEqual([[], []]);
  });

  it('for good counts the bin as well, and asks who is there', async () => {
    let isFresh = false;
    const { user, wishes } = await open({
      counts,
      reply: (wish) => (isFresh ? reply(wish) : notFresh()),
    });
    await user.click(screen.getByRole('checkbox', { name: /Tasks/ }));
    await user.click(screen.getByRole('button', { name: 'Show what would go' }));
    await user.click(await screen.findByRole('radio', { name: 'For good now' }));
    await user.click(screen.getByRole('button', { name: 'Delete 17 for good' }));
    await screen.findByRole('dialog', { name: 'Is it still you?' });
    isFresh = true;
    await user.click(screen.getByRole('button', { name: 'It is me' }));
    await findToast('Deleted for good');
    expect(wishes.at(-1)).toMatchObject({ kinds: ['tasks'], for_good: true });
  });

  it('a period needs both days in their order; another choice is counted anew', async () => {
    const { user, previews } = await open({ counts });
    await user.click(screen.getByRole('checkbox', { name: /Tasks/ }));
    await user.click(screen.getByRole('radio', { name: 'Only from some days' }));
    await user.click(screen.getByRole('button', { name: 'Show what would go' }));
    expect(screen.getByText('Choose the first and the last day, in this order.')).toBeTruthy();
    await user.type(screen.getByLabelText('First day'), '2026-03-01');
    await user.type(screen.getByLabelText('Last day'), '2026-03-31');
    await user.click(screen.getByRole('button', { name: 'Show what would go' }));
    await screen.findByRole('list', { name: 'What would go' });
    expect(previews).toEqual([
      {
        p_kinds: ['tasks'],
        p_from: new Date(2026, 2, 1).toISOString(),
        p_to: new Date(2026, 3, 1).toISOString(),
      },
    ]);
    expect(screen.getAllByText('Its day is when you added it.')).toHaveLength(1);
    await user.click(screen.getByRole('checkbox', { name: /Projects/ }));
    expect(screen.queryByRole('list', { name: 'What would go' })).toBeNull();
  });
});
