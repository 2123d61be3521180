import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { z } from 'zod';
import { createDatabase } from '#server/engine/database/database.ts';
import type { Actor, Database } from '#server/engine/database/database.ts';
import { median } from './measure.ts';
import { createStatementRecorder, insertOf } from './rest-statements.ts';
import type { Statement } from './rest-statements.ts';
import { newTask, readQuery } from './rest-work.ts';

/** Everybody has as many tasks as this, however many people there are. */
const TASKS_EACH = 20;
/** The other tables grow as much, from a tenth: filling them takes longer than measuring. */
const OTHERS_EACH = 2;

/** What is asked, and how many indexes it goes through. */
const requests = {
  'tasks: read 20': 1,
  'tasks: read one by id': 1,
  'tasks: add one': 2,
  'user_sessions: read own, asked for by user_id': 2,
  'user_sessions: read whatever one may': 2,
  'user_sessions: add one': 5,
  'client_logs: read own, asked for by user_id': 2,
  'client_logs: add one': 3,
  'profiles: read whatever one may': 1,
} as const;
type RequestName = keyof typeof requests;

const isRequestName = (name: string): name is RequestName => Object.hasOwn(requests, name);
export const grownRequests: readonly RequestName[] = Object.keys(requests).filter(isRequestName);

export interface Growth {
  readonly name: RequestName;
  /** How many indexes it goes through: each may gain a level, which is one page more. */
  readonly indexes: number;
  /** Pages of the database that one request touches: the same on every machine. */
  readonly pages: readonly [small: number, large: number];
  readonly milliseconds: readonly [small: number, large: number];
}

interface Cost {
  readonly pages: number;
  readonly milliseconds: number;
}

const plan = z
  .array(
    z.object({
      Plan: z.object({ 'Shared Hit Blocks': z.number(), 'Shared Read Blocks': z.number() }),
      'Execution Time': z.number(),
    }),
  )
  .min(1);

/** What the same requests of one person cost in the database when everybody else's rows grow. */
export const measureGrowth = async (options: {
  readonly adminUrl: string;
  readonly authenticatorUrl: string;
  readonly tasks: readonly [small: number, large: number];
  readonly runs: number;
}): Promise<Growth[]> => {
  const db = createDatabase({
    connectionString: options.authenticatorUrl,
    poolSize: 1,
    named: true,
    onIdleError: () => {},
  });
  const admin = new Client({ connectionString: options.adminUrl });
  await admin.connect();
  try {
    const costs: Map<RequestName, Cost>[] = [];
    let people = 0;
    for (const tasks of options.tasks) {
      await fill(admin, people, tasks / TASKS_EACH);
      people = tasks / TASKS_EACH;
      costs.push(await measure(db, await someone(admin), options.runs));
    }
    const [small, large] = costs;
    return [...(small ?? [])].map(([name, before]) => {
      const after = large?.get(name) ?? before;
      return {
        name,
        indexes: requests[name],
        pages: [before.pages, after.pages],
        milliseconds: [before.milliseconds, after.milliseconds],
      };
    });
  } finally {
    await admin.end();
    await db.close();
  }
};

const times = (rows: number): string => `generate_series(1, ${String(rows)}) k`;

/** Without foreign keys checked and triggers run one by one, a million rows take seconds and not minutes. */
const fill = async (admin: Client, from: number, to: number): Promise<void> => {
  await admin.query(`set session_replication_role = replica`);
  const id = `md5('person ' || n)::uuid`;
  const each = `generate_series($1::int + 1, $2::int) n`;
  const statements = [
    `insert into auth.users (id, aud, role, email, created_at)
       select ${id}, 'authenticated', 'authenticated', 'grown-' || n || '@example.org', now() from ${each}`,
    `insert into public.profiles (user_id) select ${id} from ${each}`,
    `insert into public.users (google_id) select ${id} from ${each}`,
    `insert into auth.sessions (id, user_id, created_at, updated_at) select ${id}, ${id}, now(), now() from ${each}`,
    // In the order in which people really write: everybody's rows lie between everybody else's.
    `insert into public.tasks (user_id, title, created_at)
       select ${id}, 'Task ' || k, now() - make_interval(mins => k) from ${each}, ${times(TASKS_EACH)} order by k, n`,
    `insert into public.client_logs (user_id, level, message, context)
       select ${id}, 'metric', 'LCP', '{"value": 1200}' from ${each}, ${times(OTHERS_EACH)} order by k, n`,
    `insert into public.user_sessions (user_id, session_token, is_active)
       select u.id, 'token of ' || u.id || ' ' || k, k = 1
       from public.users u, ${times(OTHERS_EACH)}
       where u.google_id in (select ${id} from ${each}) order by k, u.id`,
  ];
  for (const statement of statements) await admin.query(statement, [from, to]);
  await admin.query(`reset session_replication_role`);
  await admin.query(
    'vacuum analyze auth.users, auth.sessions, public.profiles, public.users, public.tasks, public.client_logs, public.user_sessions',
  );
};

interface Someone {
  readonly actor: Actor;
  readonly taskId: string;
  readonly rowId: string;
}

const someone = async (admin: Client): Promise<Someone> => {
  const { rows } = await admin.query<{ user: string; task: string; row: string }>(
    `select t.user_id as user, t.id as task, u.id as row from public.tasks t
     join public.users u on u.google_id = t.user_id where t.user_id = md5('person 7')::uuid limit 1`,
  );
  const [found] = rows;
  if (found === undefined) throw new Error('the person to measure is not there');
  const claims = { sub: found.user, role: 'authenticated', session_id: found.user };
  return {
    actor: { role: 'authenticated', claims, sessionId: found.user },
    taskId: found.task,
    rowId: found.row,
  };
};

const measure = async (
  db: Database,
  { actor, taskId, rowId }: Someone,
  times: number,
): Promise<Map<RequestName, Cost>> => {
  const record = createStatementRecorder(db, actor);
  const session = JSON.stringify({ user_id: rowId, session_token: `measured ${randomUUID()}` });
  const log = JSON.stringify({ level: 'metric', message: 'LCP', context: { value: 1200 } });
  const own = String(actor.claims['sub']);
  const statements: Readonly<Record<RequestName, Statement>> = {
    'tasks: read 20': await record(`/tasks?${readQuery}`),
    'tasks: read one by id': await record(`/tasks?select=title&id=eq.${taskId}`),
    'tasks: add one': await record('/tasks', insertOf(newTask)),
    'user_sessions: read own, asked for by user_id': await record(
      `/user_sessions?select=id&user_id=eq.${rowId}&is_active=is.true`,
    ),
    'user_sessions: read whatever one may': await record('/user_sessions?select=id'),
    'user_sessions: add one': await record('/user_sessions', insertOf(session)),
    'client_logs: read own, asked for by user_id': await record(
      `/client_logs?select=id&user_id=eq.${own}&order=created_at.desc&limit=20`,
    ),
    'client_logs: add one': await record('/client_logs', insertOf(log)),
    'profiles: read whatever one may': await record('/profiles?select=id'),
  };
  const costs = new Map<RequestName, Cost>();
  for (const name of grownRequests) {
    const { text, values } = statements[name];
    const runs: Cost[] = [];
    for (let run = 0; run < times; run += 1) runs.push(await explain(db, actor, text, values));
    costs.set(name, {
      pages: median(runs.map(({ pages }) => pages)),
      milliseconds: median(runs.map(({ milliseconds }) => milliseconds)),
    });
  }
  return costs;
};

class Rehearsal extends Error {}

/** Rolled back, so that a write can be measured again and again on the same rows. */
const explain = async (
  db: Database,
  actor: Actor,
  text: string,
  values: readonly unknown[],
): Promise<Cost> => {
  let cost: Cost | undefined;
  try {
    await db.tx(actor, async (query) => {
      const { rows } = await query<{ 'QUERY PLAN': unknown }>(
        `explain (analyze, buffers, timing off, format json) ${text}`,
        values,
      );
      const [found] = plan.parse(rows[0]?.['QUERY PLAN']);
      cost = {
        pages: (found?.Plan['Shared Hit Blocks'] ?? 0) + (found?.Plan['Shared Read Blocks'] ?? 0),
        milliseconds: found?.['Execution Time'] ?? 0,
      };
      throw new Rehearsal();
    });
  } catch (error) {
    if (!(error instanceof Rehearsal)) throw error;
  }
  if (cost === undefined) throw new Error('there is no plan');
  return cost;
};
