import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { lookSchema, peopleSchema } from '#domain/support/support-answers.ts';
import type { Actor } from '#server/engine/database/database.ts';
import type { Account } from '#server/testing/actors.ts';
import type { OpenDatabase } from '#server/testing/open-database.ts';
import { addSignIn } from './account-desk.fixture.ts';
import { openSupport } from './support.fixture.ts';
import type { SupportCalls } from './support.fixture.ts';

const DENIED = '42501';

let open: OpenDatabase;
let calls: SupportCalls;
let owner: Account;
let supporter: Account;
let stranger: Account;
let asking: Actor;
beforeAll(async () => {
  ({ open, calls, owner, supporter, stranger } = await openSupport());
  asking = { role: 'supabase_auth_admin', claims: (await addSignIn(open, owner)).claims };
});
afterAll(() => open.close());
beforeEach(async () => {
  await calls.clear();
  await open.adminQuery('delete from public.delete_requests');
  await open.adminQuery('update auth.mfa_amr_claims set updated_at = now()');
});

const people = async () => peopleSchema.parse(await calls.call(supporter.actor, 'my_people'));
const look = (share: string) => calls.refusal(supporter.actor, 'look_at_person', share);
/** What the host does for somebody who asks for it. */
const leave = () => open.db.tx(asking, (query) => query('select public.ask_deletion()'));
const stay = () => calls.call(owner.actor, 'call_off_deletion');

describe('[AUD-01] [ARCHIVE-01] a share of somebody who wants to leave', () => {
  test('is refused at once, in every way, with the words of one that is over', async () => {
    const share = await calls.share(owner, supporter);
    expect(await look(share)).toBe('answered');
    await leave();
    expect(await look(share)).toBe(DENIED);
    expect(await calls.refusal(supporter.actor, 'look_at_person', share, 'pdf')).toBe(DENIED);
    expect(await calls.refusal(supporter.actor, 'ask_check_in', share, 'How was it?')).toBe(DENIED);
    const note = [share, crypto.randomUUID(), 'A note', true] as const;
    expect(await calls.refusal(supporter.actor, 'save_support_note', ...note)).toBe(DENIED);
    // In neither list: one that says “ended” would be a lie, and any other word would tell.
    expect(await people()).toEqual({ people: [], ended: [] });
  });

  test('is back as it was when they stay, with the same fields and the same end', async () => {
    const share = await calls.share(owner, supporter, calls.invitation(['energy', 'focus']));
    const before = lookSchema.parse(await calls.call(supporter.actor, 'look_at_person', share));
    await leave();
    expect(await calls.sharing(owner)).toMatchObject({ paused: true, shares: [{ id: share, live: true }] });
    expect(await stay()).toBe(true);
    expect(await calls.sharing(owner)).toMatchObject({ paused: false, shares: [{ id: share, live: true }] });
    const after = lookSchema.parse(await calls.call(supporter.actor, 'look_at_person', share));
    expect({ ...after, looked_at: before.looked_at }).toEqual(before);
    expect((await people()).people).toMatchObject([{ share_id: share }]);
  });

  test('stays over if its time ran out meanwhile, or if the person ended it by hand', async () => {
    const share = await calls.share(owner, supporter);
    await leave();
    await open.adminQuery(`update public.support_shares set ends_at = now() - interval '1 second'`);
    expect(await people()).toEqual({ people: [], ended: [] });
    await stay();
    expect(await look(share)).toBe(DENIED);
    expect(await people()).toMatchObject({ people: [], ended: [{ share_id: share, ended_by: 'time' }] });

    const next = await calls.share(owner, supporter);
    await leave();
    expect(await calls.call(owner.actor, 'end_share', next)).toBe(true);
    await stay();
    expect(await look(next)).toBe(DENIED);
  });

  test('is nobody else’s matter: what they look at themselves, and other people’s shares, go on', async () => {
    const theirs = await calls.share(stranger, owner);
    const others = await calls.share(stranger, supporter);
    await leave();
    expect(await calls.refusal(owner.actor, 'look_at_person', theirs)).toBe('answered');
    expect(await look(others)).toBe('answered');
  });

  test('cannot be begun: an open invitation is like one that is not there, until they stay', async () => {
    const token = await calls.invite(owner, calls.invitation(['energy']));
    await leave();
    expect(await calls.refusal(supporter.actor, 'read_support_invitation', token)).toBe('PT404');
    expect(await calls.refusal(supporter.actor, 'accept_support_invitation', token)).toBe('PT404');
    await stay();
    expect(await calls.refusal(supporter.actor, 'accept_support_invitation', token)).toBe('answered');
  });

  test('is waited for while it is looked at, and one that comes meanwhile waits and is refused', async () => {
    const share = await calls.share(owner, supporter);
    const order: string[] = [];
    const looked = heldOpen(supporter.actor, `select public.look_at_person('${share}')`);
    await looked.begun;
    const leaving = leave().then(() => order.push('asked'));
    await waitForLock();
    order.push('looked');
    looked.finish();
    await Promise.all([looked.done, leaving]);
    expect(order).toEqual(['looked', 'asked']);
    expect(await look(share)).toBe(DENIED);

    await stay();
    const asked = heldOpen(asking, 'select public.ask_deletion()');
    await asked.begun;
    const reading = look(share);
    await waitForLock();
    asked.finish();
    await asked.done;
    expect(await reading).toBe(DENIED);
  });
});

/** A call whose transaction stays open until it is told to finish. */
const heldOpen = (actor: Actor, text: string) => {
  const begun = Promise.withResolvers<void>();
  const rest = Promise.withResolvers<void>();
  const done = open.db.tx(actor, async (query) => {
    await query(text);
    begun.resolve();
    await rest.promise;
  });
  return { begun: begun.promise, finish: rest.resolve, done };
};

/** Until somebody stands and waits for somebody else's row. */
const waitForLock = async (): Promise<void> => {
  await expect.poll(countWaiting, { timeout: 10_000 }).toBeGreaterThan(0);
};

const countWaiting = async (): Promise<number> => {
  const { rows } = await open.adminQuery(
    `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
  );
  return rows.length;
};
