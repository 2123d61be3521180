import { randomUUID } from 'node:crypto';
import { DatabaseError } from 'pg';
import type { AuditActor, AuditOutcome } from '#domain/security/audit/audit-actors.ts';
import { become, SecondFactorNeededError } from '#server/engine/database/database.ts';
import type { Actor, Database, Query } from '#server/engine/database/database.ts';
import type { Person, Row } from './make-row.ts';

export interface Tried {
  readonly outcome: AuditOutcome;
  /** How many rows it touched, or the code it was refused with. */
  readonly saw: string;
}

export interface Rehearsal {
  readonly query: Query;
  readonly people: Readonly<Record<'owner' | 'stranger' | 'admin', Person>>;
  /** A row as the database's owner would put it there; where one is there already, that is the one. */
  readonly plant: (table: string, row: Row) => Promise<Row>;
  /** From now on `where current of rehearsed_row` means this row: a condition that names no column. */
  readonly pointAt: (table: string, key: Row) => Promise<void>;
  /** Statements as somebody, each undone before the next. */
  readonly tryAs: (
    actor: AuditActor,
    statements: ReadonlyArray<readonly [text: string, values: readonly unknown[]]>,
  ) => Promise<readonly Tried[]>;
  /** Statements as the owner, who has a second factor and has not shown it; behind the door, which would let none of them in. */
  readonly tryUnanswered: (
    statements: ReadonlyArray<readonly [text: string, values: readonly unknown[]]>,
  ) => Promise<readonly Tried[]>;
  /** Whether the door itself lets the owner in, who has a second factor and has not shown it. */
  readonly tryDoor: () => Promise<Tried>;
  /** What happens inside is undone when it ends, and may fail without ending the rehearsal. */
  readonly aside: <T>(fn: () => Promise<T>) => Promise<T>;
}

const host: Actor = { role: 'service_role', claims: {} };
/** Nobody waits longer for a lock than this, and nobody makes others wait for the audit. */
const lockMs = 500;

/**
 * One transaction through the door that is always rolled back, in which rows are planted and everybody's tries are made by
 * the same statement that makes an actor of a request. The database refuses to keep it, too.
 */
export const rehearse = async <T>(
  db: Pick<Database, 'tx'>,
  fn: (rehearsal: Rehearsal) => Promise<T>,
): Promise<T> => {
  const undo = new Error('undo');
  let result: { readonly value: T } | undefined;
  try {
    await db.tx(host, async (query) => {
      // Back to the login itself, which has no rights but to become somebody, and to plant.
      await query(`select set_config('role', 'none', true), set_config('search_path', '', true),
        set_config('lock_timeout', '${lockMs}ms', true)`);
      const plant = (table: string, row: Row): Promise<Row> => plantRow(query, table, row);
      const people = {
        owner: await newPerson(query, plant, false),
        stranger: await newPerson(query, plant, false),
        admin: await newPerson(query, plant, true),
      };
      result = {
        value: await fn({
          query,
          people,
          plant,
          pointAt: pointAt(query),
          tryAs: tryAs(query, people),
          tryUnanswered: tryUnanswered(query, plant, people.owner),
          tryDoor: tryDoor(query, plant, people.owner),
          aside: aside(query),
        }),
      };
      throw undo;
    });
  } catch (error) {
    if (error !== undo) throw error;
  }
  if (result === undefined) throw new Error('The rehearsal ended without a result');
  return result.value;
};

const plantRow = async (query: Query, table: string, row: Row): Promise<Row> => {
  const { rows } = await query<{ row: Row | null }>(
    'select kindling.plant_row($1, $2::jsonb) as row',
    [table, JSON.stringify(row)],
    'audit_plant',
  );
  return rows[0]?.row ?? row;
};

const pointAt =
  (query: Query): Rehearsal['pointAt'] =>
  async (table, key) => {
    await query('select kindling.point_at_row($1, $2::jsonb)', [table, JSON.stringify(key)], 'audit_point');
  };

const newPerson = async (query: Query, plant: Rehearsal['plant'], isAdmin: boolean): Promise<Person> => {
  const id = randomUUID();
  await plant('auth.users', {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email: `${id}@audit.invalid`,
    raw_app_meta_data: isAdmin ? { role: 'admin', roles: ['admin'] } : {},
  });
  const { rows } = await query<{ people: { profileId: string; userRowId: string } }>(
    'select kindling.rows_of_person($1) as people',
    [id],
    'audit_person',
  );
  const [found] = rows;
  if (found === undefined) throw new Error('The sign-up trigger made no rows');
  return { id, ...found.people };
};

const actorOf = (actor: AuditActor, people: Rehearsal['people']): Actor => {
  if (actor === 'anonymous') return { role: 'anon', claims: { role: 'anon' } };
  if (actor === 'service') return { role: 'service_role', claims: { role: 'service_role' } };
  return { role: 'authenticated', claims: { sub: people[actor].id, role: 'authenticated', aal: 'aal2' } };
};

const tryAs =
  (query: Query, people: Rehearsal['people']): Rehearsal['tryAs'] =>
  async (actor, statements) => {
    const tried: Tried[] = [];
    await query('savepoint as_somebody');
    try {
      await become(query, actorOf(actor, people));
      await query('savepoint one_try');
      for (const [text, values] of statements) {
        tried.push(await outcomeOf(query, text, values));
        await query('rollback to savepoint one_try');
      }
    } finally {
      // With the savepoint goes the role.
      await query('rollback to savepoint as_somebody; release savepoint as_somebody');
    }
    return tried;
  };

const giveFactor = async (plant: Rehearsal['plant'], { id }: Person): Promise<void> => {
  const now = new Date().toISOString();
  await plant('auth.mfa_factors', {
    id: randomUUID(),
    user_id: id,
    factor_type: 'totp',
    status: 'verified',
    created_at: now,
    updated_at: now,
  });
};

const ownerAt = ({ id }: Person, aal: string): Actor => ({
  role: 'authenticated',
  claims: { sub: id, role: 'authenticated', aal },
});

const tryUnanswered =
  (query: Query, plant: Rehearsal['plant'], owner: Person): Rehearsal['tryUnanswered'] =>
  async (statements) =>
    aside(query)(async () => {
      await giveFactor(plant, owner);
      await become(query, ownerAt(owner, 'aal2'));
      await query(`select set_config('request.jwt.claims', $1, true)`, [
        JSON.stringify(ownerAt(owner, 'aal1').claims),
      ]);
      const tried: Tried[] = [];
      await query('savepoint one_try');
      for (const [text, values] of statements) {
        tried.push(await outcomeOf(query, text, values));
        await query('rollback to savepoint one_try');
      }
      return tried;
    });

const tryDoor =
  (query: Query, plant: Rehearsal['plant'], owner: Person): Rehearsal['tryDoor'] =>
  async () =>
    aside(query)(async () => {
      await giveFactor(plant, owner);
      try {
        await become(query, ownerAt(owner, 'aal1'));
        return { outcome: 'allowed', saw: '1' };
      } catch (error) {
        if (!(error instanceof SecondFactorNeededError)) throw error;
        return { outcome: 'denied', saw: 'PT403' };
      }
    });

const aside =
  (query: Query): Rehearsal['aside'] =>
  async (fn) => {
    await query('savepoint aside');
    try {
      return await fn();
    } finally {
      await query('rollback to savepoint aside; release savepoint aside');
    }
  };

const outcomeOf = async (query: Query, text: string, values: readonly unknown[]): Promise<Tried> => {
  try {
    const { rowCount, command } = await query(text, values);
    if ((rowCount ?? 0) > 0) return { outcome: 'allowed', saw: String(rowCount) };
    // An insert that leaves no row was dropped by a trigger's limit, before any policy was asked.
    return { outcome: command === 'INSERT' ? 'untried' : 'nothing', saw: '0' };
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    return { outcome: refusal(error.code ?? ''), saw: error.code ?? '' };
  }
};

/**
 * Privileges and policies are asked before constraints: whoever is stopped by a constraint has passed them. Anything else
 * says nothing about rights.
 */
const refusal = (code: string): AuditOutcome => {
  if (code === '42501') return 'denied';
  return code.startsWith('23') ? 'allowed' : 'untried';
};
