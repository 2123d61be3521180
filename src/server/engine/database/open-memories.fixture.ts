import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import { memoryTables, type MemoryLayer } from '#domain/memory/memory-layer.ts';
import { newMemoryRow } from '#domain/memory/memory-row.ts';
import type { NewMemory } from '#domain/memory/memory.ts';
import type { Actor } from '#server/engine/database/database.ts';
import { createAccount } from '#server/testing/actors.ts';
import type { Account } from '#server/testing/actors.ts';
import { openDatabase } from '#server/testing/open-database.ts';
import type { OpenDatabase } from '#server/testing/open-database.ts';

export const DENIED = { code: '42501' };
export const INVALID = { code: '22023' };

export const hashOf = (letter: string): string => letter.repeat(64);

type Rows = readonly Readonly<Record<string, unknown>>[];

export interface Stored {
  readonly stored: boolean;
  readonly id: string;
  readonly reason?: string;
  readonly retry_after_seconds?: number;
  readonly replaced?: boolean;
}

export interface Receipt {
  readonly memories: Readonly<Record<string, number>>;
  readonly vectors: number;
  readonly proposals: number;
  readonly quotes: number;
  readonly uses: number;
  readonly items?: readonly { readonly layer: string; readonly id: string; readonly sentence: string }[];
}

export interface OpenMemories extends OpenDatabase {
  /** Somebody who said yes. */
  readonly person: (options?: { readonly admin?: boolean }) => Promise<Account>;
  readonly run: (actor: Actor, text: string, values?: readonly unknown[]) => Promise<Rows>;
  /** What a procedure answers. */
  readonly call: <Answer>(actor: Actor, name: string, ...values: readonly unknown[]) => Promise<Answer>;
  readonly store: (
    who: Account,
    memory: Partial<NewMemory>,
    more?: Readonly<Record<string, unknown>>,
  ) => Promise<Stored>;
  /** The same, with room in the limits: for tests about something else. */
  readonly keep: (
    who: Account,
    memory: Partial<NewMemory>,
    more?: Readonly<Record<string, unknown>>,
  ) => Promise<string>;
  readonly makeRoom: (who: Account) => Promise<void>;
  /** An open suggestion with these words; answers its id. */
  readonly suggest: (
    who: Account,
    quote: string,
    more?: { readonly sourceId?: string; readonly saidAt?: string },
  ) => Promise<string>;
  /** One whose hash is given: for tests of what is suggested once. */
  readonly suggestAs: (who: Account, hash: string, quote?: string) => Promise<string>;
  readonly oneOf: (who: Account, table: string, id: string) => Promise<Rows[number] | undefined>;
  readonly forget: (who: Account, what: unknown, preview?: boolean) => Promise<Receipt>;
  readonly idsLeft: (who: Account) => Promise<readonly string[]>;
  readonly addVector: (who: Account, layer: MemoryLayer, id: string) => Promise<void>;
  readonly addUse: (who: Account, layer: MemoryLayer, id: string, usedIn?: string) => Promise<void>;
}

export const memoryOf = (memory: Partial<NewMemory>): NewMemory => ({
  layer: 'semantic',
  about: 'Tea',
  sentence: 'Tea helps me to begin',
  tags: [],
  importance: 3,
  source: 'typed',
  sourceId: null,
  quote: null,
  saidAt: null,
  ...memory,
});

/** Documents are sent as text: the driver would make a list of an array. */
const sent = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? JSON.stringify(value) : value;

export const openMemories = async (): Promise<OpenMemories> => {
  const open = await openDatabase();
  const { adminQuery } = open;
  const run: OpenMemories['run'] = async (actor, text, values = []) =>
    (await open.db.tx(actor, (query) => query<Record<string, unknown>>(text, values))).rows;
  const call = async <Answer>(actor: Actor, name: string, ...values: readonly unknown[]): Promise<Answer> => {
    const places = values.map((_, index) => `$${index + 1}`).join(', ');
    const text = `select public.${name}(${places}) as answer`;
    const { rows } = await open.db.tx(actor, (query) => query<{ answer: Answer }>(text, values.map(sent)));
    const [row] = rows;
    if (row === undefined) throw new Error(`${name} answered nothing`);
    return row.answer;
  };
  const store: OpenMemories['store'] = async (who, given, more = {}) => {
    const memory = memoryOf(given);
    return call<Stored>(who.actor, 'store_memory', memory.layer, { ...newMemoryRow(memory), ...more });
  };
  const makeRoom = async (who: Account): Promise<void> => {
    await adminQuery('delete from public.memory_stores where user_id = $1', [who.id]);
  };
  return {
    ...open,
    run,
    call,
    store,
    makeRoom,
    keep: async (who, memory, more) => {
      await makeRoom(who);
      const answer = await store(who, memory, more);
      expect(answer).toMatchObject({ stored: true });
      return answer.id;
    },
    person: async (options) => {
      const account = await createAccount(adminQuery, options);
      await run(account.actor, 'insert into public.memory_settings (enabled) values (true)');
      return account;
    },
    suggest: async (who, quote, more = {}) => {
      const hash = createHash('sha256').update(quote.toLowerCase()).digest('hex');
      const rows = await run(
        who.actor,
        `insert into public.memory_proposals (layer, kind, sentence, quote, quote_hash, place, source, source_id, said_at)
         values ('semantic', 'helps', $1, $1, $2, $1, 'chat', $3, $4) returning id`,
        [quote, hash, more.sourceId ?? null, more.saidAt ?? null],
      );
      return String(rows[0]?.['id']);
    },
    suggestAs: async (who, hash, quote = 'tea helps me') => {
      const rows = await run(
        who.actor,
        `insert into public.memory_proposals (layer, kind, sentence, quote, quote_hash, place, source, source_id)
         values ('semantic', 'helps', $1, $1, $2, 'Chat about tea', 'chat', 'chat-1') returning id`,
        [quote, hash],
      );
      return String(rows[0]?.['id']);
    },
    oneOf: async (who, table, id) =>
      (await run(who.actor, `select * from public.${table} where id = $1`, [id]))[0],
    forget: (who, what, preview = false) => call<Receipt>(who.actor, 'forget_memories', what, preview),
    idsLeft: async (who) => {
      const left: string[] = [];
      for (const table of Object.values(memoryTables)) {
        const rows = await run(who.actor, `select id from public.${table}`);
        left.push(...rows.map((row) => String(row['id'])));
      }
      return left.toSorted();
    },
    addVector: async (who, layer, id) => {
      await run(
        who.actor,
        `insert into public.memory_vectors (layer, memory_id, model, vector)
         values ($1, $2, 'test', decode(repeat('01', 1536), 'hex'))`,
        [layer, id],
      );
    },
    addUse: async (who, layer, id, usedIn = 'ask') => {
      await run(who.actor, 'insert into public.memory_uses (layer, memory_id, used_in) values ($1, $2, $3)', [
        layer,
        id,
        usedIn,
      ]);
    },
  };
};
