import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connect } from '#web/platform/backend/connect.ts';
import { learnSupports } from '#web/services/people/learn-supports.ts';
import { robin, storeSession } from '#web/testing/signed-in.ts';
import { refusal, startTestHost } from '#web/testing/test-host.ts';

const path = 'POST /rest/v1/rpc/my_people';
const open = new AbortController().signal;

const learn = async (answer: () => unknown, signal: AbortSignal = open) => {
  storeSession();
  const host = startTestHost({ [path]: answer });
  const { backend } = await connect();
  await learnSupports(backend, signal).catch(() => undefined);
  return host.asked.filter((one) => one.path === path).length;
};

const clear = (): void => {
  localStorage.clear();
  sessionStorage.clear();
};
beforeEach(clear);
afterEach(() => {
  clear();
  vi.unstubAllGlobals();
});

describe('[AUD-01] whether the menu has one’s people', () => {
  it('is asked once in a tab, so that they are back after a sign-in or on a new device', async () => {
    expect(await learn(() => ({ people: [{}], ended: [] }))).toBe(1);
    expect(localStorage.getItem('user_supports')).toBe(robin.id);
    expect(await learn(() => ({ people: [], ended: [] }))).toBe(0);
  });

  it('is no where nobody lets one look in any more', async () => {
    localStorage.setItem('user_supports', robin.id);
    await learn(() => ({ people: [], ended: [] }));
    expect(localStorage.getItem('user_supports')).toBeNull();
  });

  it('is asked again where nobody answered', async () => {
    localStorage.setItem('user_supports', robin.id);
    expect(await learn(() => refusal(500))).toBe(1);
    expect(localStorage.getItem('user_supports')).toBe(robin.id);
    expect(await learn(() => ({ people: [], ended: [] }))).toBe(1);
  });

  it('is not noted for somebody who has left meanwhile', async () => {
    await learn(() => ({ people: [{}], ended: [] }), AbortSignal.abort());
    expect(localStorage.getItem('user_supports')).toBeNull();
  });
});
