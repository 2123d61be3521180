import type { Query } from '#server/engine/database/database.ts';
import type { BuiltStatement } from '#server/engine/rest/build/statement.ts';
import { RestError } from '#server/engine/rest/rest-error.ts';
import { heavyReads } from '#server/limits/rest-limits.ts';

type LimitedRole = keyof typeof heavyReads;

const isLimited = (role: string): role is LimitedRole => Object.hasOwn(heavyReads, role);

/** Looks at what a heavy read would cost before it runs. */
export type CheckHeavyRead = (query: Query, role: string, statement: BuiltStatement) => Promise<void>;

interface Known {
  readonly cost: number;
  readonly until: number;
}

const keptMs = 60_000;
const mostKept = 500;

/** Costs are remembered by shape for a minute: tables grow, and whoever asks often is not planned for each time. */
export const createHeavyReadCheck = (now: () => number = () => performance.now()): CheckHeavyRead => {
  const known = new Map<string, Known>();

  const costOf = async (query: Query, key: string, { text, values }: BuiltStatement): Promise<number> => {
    const remembered = known.get(key);
    if (remembered !== undefined && remembered.until > now()) return remembered.cost;
    const plan = await query<{ 'QUERY PLAN': readonly { Plan: { 'Total Cost': number } }[] }>(
      `explain (format json) ${text}`,
      values,
    );
    const cost = plan.rows[0]?.['QUERY PLAN'][0]?.Plan['Total Cost'] ?? 0;
    known.delete(key);
    known.set(key, { cost, until: now() + keptMs });
    const oldest = known.size > mostKept ? known.keys().next() : undefined;
    if (oldest?.done === false) known.delete(oldest.value);
    return cost;
  };

  return async (query, role, statement) => {
    if (!isLimited(role)) return;
    const most = heavyReads[role];
    await query(`select set_config('statement_timeout', $1, true)`, [String(most.milliseconds)]);
    const cost = await costOf(query, `${role} ${statement.text}`, statement);
    if (cost > most.cost) throw tooComplex(cost, most.cost);
  };
};

/** PostgreSQL's own code for a statement that is too complex, with the status PostgREST gives a limit that is exceeded. */
const tooComplex = (cost: number, most: number): RestError =>
  new RestError(413, {
    code: '54001',
    message: 'The request is too complex',
    details: `It is planned to cost ${Math.round(cost)}; ${most} is the most`,
    hint: 'Embed fewer resources, or ask for fewer rows with filters and limits.',
  });
