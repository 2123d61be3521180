import { screen, within } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { privateWindows } from '#domain/notices/threat-catalogue.ts';
import { createQueryClient } from '#web/app/query-client.ts';
import { watchDevices } from '#web/app/messages/watch-devices.ts';
import { connect } from '#web/platform/backend/connect.ts';
import { findToast } from '#web/testing/find-toast.ts';
import { minute, monday } from '#web/testing/test-clock.ts';
import { refusal } from '#web/testing/test-host.ts';
import { renderFeature } from '#web/testing/render-feature.tsx';

const ask = 'GET /rest/v1/rpc/read_device_notice';
const decide = 'POST /rest/v1/rpc/decide_threat';
const other = 'b'.repeat(32);

let count = 0;
/** Another event each time: the board and what it has told are one for all tests. */
const event = (device_id = other) => {
  count += 1;
  return {
    id: `00000000-0000-4000-8000-0000000000${10 + count}`,
    user_id: 'u',
    email: null,
    is_own: true,
    rule: 'new_device',
    severity: 'low',
    found_at: new Date(Date.now() - 5 * 60_000).toISOString(),
    device_id,
    facts: { device: `Firefox ${count}`, country: 'Germany' },
    status: 'open',
    status_reason: null,
    decided_at: null,
    session: {
      id: 's',
      device_name: `Firefox ${count}`,
      started_at: null,
      last_seen_at: null,
      is_active: true,
      is_current: false,
    },
  };
};

const putAwayKey = 'session_new_device_put_away';
const title = 'A new device signed in';
let earlier = 0;
/** A tab tells other things, too, and files share one. */
const allTold = (): number =>
  toast.getHistory().filter((one) => 'title' in one && one.title === title).length;
const told = (): number => allTold() - earlier;

beforeEach(() => {
  // A notice waits a moment after another, whatever that one says: on a clock that stands still it would wait for good.
  vi.useFakeTimers({ now: monday, toFake: ['Date'], shouldAdvanceTime: true });
  earlier = allTold();
});
afterEach(() => {
  toast.dismiss();
  localStorage.clear();
  sessionStorage.clear();
});

interface Asked {
  readonly path?: string;
  readonly older?: object;
  readonly answer?: () => unknown;
}

const visit = async (row: object | null, { path = '/tasks', older, answer }: Asked = {}) => {
  const rendered = await renderFeature(<p>A page</p>, {
    path,
    host: {
      [ask]: () => [row, older].filter((one) => one !== null && one !== undefined),
      [decide]: answer ?? (() => ({ id: event().id, status: 'trusted', ended: 1 })),
    },
  });
  const { backend } = await connect();
  const look = async (): Promise<void> =>
    watchDevices(
      backend,
      createQueryClient(() => undefined),
      AbortSignal.timeout(minute),
    );
  await look();
  const decisions = (): readonly unknown[] =>
    rendered.host.asked.filter((one) => one.path === decide).map((one): unknown => JSON.parse(one.body));
  return { ...rendered, look, decisions };
};

describe('[FN-02] a new device, told on the others', () => {
  it('says which and from where, and “This was me” is kept', async () => {
    const row = event();
    const { user, decisions } = await visit(row);
    expect(await screen.findByText(title)).toBeTruthy();
    expect(
      screen.getByText(`${row.facts.device}, from Germany, 5 minutes ago. Was it you? ${privateWindows}`),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'This was me' }));
    expect(await findToast('Trusted')).toBeTruthy();
    expect(decisions()).toEqual([{ p_id: row.id, p_decision: 'trust' }]);
  });

  it('signs it out', async () => {
    const row = event();
    const { user, decisions } = await visit(row);
    await user.click(await screen.findByRole('button', { name: 'Sign it out' }));
    expect(await findToast('Signed out')).toBeTruthy();
    expect(decisions()).toEqual([{ p_id: row.id, p_decision: 'sign_out' }]);
  });

  it('is not told twice, nor again in a tab where it was put away', async () => {
    const { user, look } = await visit(event());
    await look();
    const notice = (await screen.findByText(title)).closest('li');
    expect(told()).toBe(1);
    await user.click(within(notice ?? document.body).getByRole('button', { name: 'Close' }));
    expect(sessionStorage.getItem(putAwayKey)).toContain(`00000000-0000-4000-8000-0000000000${10 + count}`);
  });

  it('is there again where the answer could not be kept', async () => {
    let tries = 0;
    const answer = (): unknown => {
      tries += 1;
      vi.setSystemTime(Date.now() + minute);
      return tries === 1 ? refusal(503) : { id: event().id, status: 'signed_out', ended: 1 };
    };
    const { user, decisions } = await visit(event(), { answer });
    await user.click(await screen.findByRole('button', { name: 'Sign it out' }));
    expect(await findToast('Network Error')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Sign it out' }));
    expect(await findToast('Signed out')).toBeTruthy();
    expect(decisions()).toHaveLength(2);
  });

  it('that was put away hides no other', async () => {
    const [row, older] = [event(), event()];
    sessionStorage.setItem(putAwayKey, row.id);
    await visit(row, { older });
    expect(await screen.findByText(new RegExp(older.facts.device))).toBeTruthy();
    expect(told()).toBe(1);
  });

  it('is not told where there is none', async () => {
    await visit(null);
    expect(told()).toBe(0);
  });
});
