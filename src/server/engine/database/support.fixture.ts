import { randomUUID } from 'node:crypto';
import { DatabaseError } from 'pg';
import { z } from 'zod';
import { sharingSchema } from '#domain/support/support-answers.ts';
import type { Sharing } from '#domain/support/support-answers.ts';
import type { ShareField } from '#domain/support/support-rules.ts';
import type { Actor } from '#server/engine/database/database.ts';
import { createAccount } from '#server/testing/actors.ts';
import type { Account } from '#server/testing/actors.ts';
import { openDatabase } from '#server/testing/open-database.ts';
import type { OpenDatabase } from '#server/testing/open-database.ts';

/** Far from Greenwich, so that a day counted there would be another one. */
export const zone = 'Pacific/Auckland';

/** Words that stand in every place a person writes to. Only what is ticked may come out. */
export const words = {
  title: 'zqtitleqz',
  other: 'zqotherqz',
  project: 'zqprojectqz',
  hidden: 'zqhiddenqz',
  ritual: 'zqritualqz',
  note: 'zqnoteqz',
  memory: 'zqmemoryqz',
} as const;

/** A week and some of somebody's life: seen through every field, and with words in all that no field shows. */
export const plantLife = async (
  { adminQuery }: Pick<OpenDatabase, 'adminQuery'>,
  { id }: Pick<Account, 'id'>,
): Promise<{ readonly projectId: string }> => {
  const projectId = randomUUID();
  const noon = `((now() at time zone '${zone}')::date + time '12:00')`;
  const daysAgo = (days: number): string => `((${noon} - interval '${days} days') at time zone '${zone}')`;
  const add = (text: string, values: readonly unknown[] = [id]): Promise<unknown> => adminQuery(text, values);
  await add(
    `insert into public.projects (user_id, id, name, outcome) values
     ($1, $2, '${words.project}', '${words.hidden}'), ($1, gen_random_uuid(), '${words.other}', '')`,
    [id, projectId],
  );
  await add(
    `insert into public.tasks (user_id, title, description, state, done_at, project_id, deleted_at) values
     ($1, '${words.title} one', '${words.hidden}', 'done', ${daysAgo(0)}, $2, null),
     ($1, '${words.title} two', '', 'done', ${daysAgo(6)}, null, null),
     ($1, '${words.hidden} week', '', 'done', ${daysAgo(7)}, $2, null),
     ($1, '${words.hidden} gone', '', 'done', ${daysAgo(1)}, $2, now()),
     ($1, '${words.hidden} old', '', 'done', ${daysAgo(28)}, null, null),
     ($1, '${words.hidden} open', '', 'open', null, $2, null)`,
    [id, projectId],
  );
  await add(
    `insert into public.energy_checks (user_id, at, hour, energy, deleted_at) values
     ($1, ${daysAgo(0)}, 12, 'low', null), ($1, ${daysAgo(0)}, 12, 'high', null), ($1, ${daysAgo(2)}, 12, 'high', null),
     ($1, ${daysAgo(2)}, 12, 'low', now()), ($1, ${daysAgo(8)}, 12, 'medium', null), ($1, ${daysAgo(8)}, 12, 'medium', null)`,
  );
  await add(
    `insert into public.focus_sessions
       (user_id, phase, started_at, planned_seconds, focused_seconds, ritual, intention, note, deleted_at) values
     ($1, 'ended', ${daysAgo(1)}, 1500, 1500, '${words.ritual}', '${words.hidden}', '${words.note}', null),
     ($1, 'ended', ${daysAgo(1)}, 1500, 930, null, '', '', null),
     ($1, 'ended', ${daysAgo(9)}, 1500, 600, '${words.ritual}', '', '', null),
     ($1, 'focus', ${daysAgo(0)}, 1500, 0, null, '', '', null),
     ($1, 'ended', ${daysAgo(1)}, 1500, 1500, '${words.hidden}', '', '', now())`,
  );
  await add(`insert into public.memory_settings (user_id, enabled) values ($1, true)`);
  await add(`insert into public.ai_episodic_memory (user_id, content) values ($1, '${words.memory}')`);
  await add(`insert into public.feeling_checks (user_id, at, feeling) values ($1, now(), 'anxious')`);
  return { projectId };
};

export const invitation = (
  fields: readonly ShareField[],
  more: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, unknown>> => ({
  fields,
  project_ids: [],
  time_zone: zone,
  name: 'My coach',
  shown_as: 'Ada',
  days: 30,
  check_ins: true,
  email: null,
  ...more,
});

export const createCalls = (open: Pick<OpenDatabase, 'db' | 'adminQuery'>) => {
  /** What a procedure answers somebody. */
  const call = async (actor: Actor, name: string, ...values: readonly unknown[]): Promise<unknown> => {
    // This one is the server's, which calls it for people.
    const by: Actor =
      name === 'accept_support_invitation' ? { ...actor, role: 'supabase_auth_admin' } : actor;
    const { rows } = await open.db.tx(by, (query) =>
      query<{ answer: unknown }>(
        `select public.${name}(${values.map((_value, index) => `$${index + 1}`).join(', ')}) as answer`,
        values.map((value) => (typeof value === 'object' && value !== null ? JSON.stringify(value) : value)),
      ),
    );
    return rows[0]?.answer;
  };
  /** The code it is refused with, and the hint beside it. */
  const refusal = async (actor: Actor, name: string, ...values: readonly unknown[]): Promise<string> => {
    try {
      await call(actor, name, ...values);
      return 'answered';
    } catch (error) {
      if (!(error instanceof DatabaseError)) throw error;
      return [error.code, error.hint].filter((part) => part !== undefined).join(' ');
    }
  };
  const invite = async (owner: Account, wanted: Readonly<Record<string, unknown>>): Promise<string> =>
    z.object({ token: z.string() }).parse(await call(owner.actor, 'invite_supporter', wanted)).token;
  const share = async (
    owner: Account,
    supporter: Account,
    wanted: Readonly<Record<string, unknown>> = invitation(['energy']),
  ): Promise<string> =>
    z
      .object({ share_id: z.string() })
      .parse(await call(supporter.actor, 'accept_support_invitation', await invite(owner, wanted))).share_id;
  const sharing = async (who: Account): Promise<Sharing> =>
    sharingSchema.parse(await call(who.actor, 'my_sharing'));
  const clear = async (): Promise<void> => {
    await open.adminQuery('delete from public.support_shares');
    await open.adminQuery('delete from public.support_invitations');
  };
  return { call, refusal, invitation, invite, share, sharing, clear };
};

export type SupportCalls = ReturnType<typeof createCalls>;

/** A database of one's own with somebody who shares, somebody who supports, and two who have no part in it. */
export const openSupport = async () => {
  const open = await openDatabase();
  const owner = await createAccount(open.adminQuery);
  const { projectId } = await plantLife(open, owner);
  return {
    open,
    owner,
    projectId,
    calls: createCalls(open),
    supporter: await createAccount(open.adminQuery),
    stranger: await createAccount(open.adminQuery),
    admin: await createAccount(open.adminQuery, { admin: true }),
  };
};
