import * as z from 'zod/mini';
import type { MemoryLayer } from '#domain/memory/memory-layer.ts';
import { memoryTables } from '#domain/memory/memory-layer.ts';
import type { HostAnswers } from '#web/testing/test-host.ts';

type Row = Readonly<Record<string, unknown>>;

const moment = '2026-11-02T09:00:00+00:00';

/** A row of the semantic table, as the database gives it. */
export const semanticRow = (id: string, definition: string, changes: Row = {}): Row => ({
  id,
  concept: 'dentist',
  definition,
  tags: [],
  importance: 3,
  source: 'debrief',
  source_id: null,
  quote: null,
  said_at: moment,
  valid_from: null,
  valid_to: null,
  replaced_by: null,
  approved_at: moment,
  expires_at: null,
  stays_here: false,
  created_at: moment,
  updated_at: moment,
  ...changes,
});

export const proposalRow = (id: string, quote: string, changes: Row = {}): Row => ({
  id,
  layer: 'semantic',
  kind: 'helped',
  sentence: quote,
  quote,
  place: null,
  source: 'debrief',
  source_id: null,
  said_at: moment,
  created_at: moment,
  ...changes,
});

const settingsRow: Row = {
  enabled: true,
  enabled_at: moment,
  use_breakdown: true,
  use_pick: true,
  use_focus: true,
  propose_debrief: true,
  propose_task: true,
  propose_thought: true,
  propose_typed: true,
  muted_kinds: [],
};

const storeSchema = z.object({
  p_layer: z.string(),
  p_memory: z.record(z.string(), z.unknown()),
  p_proposal: z.optional(z.string()),
  p_replaces: z.optional(z.unknown()),
});
export type Stored = z.infer<typeof storeSchema>;

const actionSchema = z.looseObject({ action: z.string() });

interface MemoryHostOptions {
  readonly memories?: Partial<Record<MemoryLayer, readonly Row[]>>;
  readonly proposals?: readonly Row[];
  /** What the function `memory-meaning` answers to an action. */
  readonly meaning?: (body: Readonly<Record<string, unknown>>) => unknown;
  /** In their turn; when they are used up, everything is stored. */
  readonly stores?: readonly unknown[];
}

/** A host with somebody's memories and suggestions in it. What they do is found in what it kept. */
export const memoryHost = ({ memories = {}, proposals = [], meaning, stores = [] }: MemoryHostOptions) => {
  const kept = {
    stored: [] as Stored[],
    declined: [] as string[],
    uses: [] as unknown[],
    settings: null as unknown,
  };
  const answers = [...stores];
  let open = proposals;
  const ask = meaning ?? (() => ({ near: null, indexed: 0, missing: 0 }));
  const tables: HostAnswers = Object.fromEntries(
    Object.entries(memoryTables).map(([layer, table]) => [
      `GET /rest/v1/${table}`,
      () => Object.entries(memories).find(([name]) => name === layer)?.[1] ?? [],
    ]),
  );
  const host: HostAnswers = {
    ...tables,
    'GET /rest/v1/memory_settings': () => [settingsRow],
    'POST /rest/v1/memory_settings': async (request) => {
      kept.settings = await request.json();
      return new Response(null, { status: 201 });
    },
    'GET /rest/v1/memory_proposals': () => open,
    'PATCH /rest/v1/memory_proposals': (request) => {
      const ids = /\((.*)\)/.exec(new URL(request.url).searchParams.get('id') ?? '')?.[1]?.split(',') ?? [];
      kept.declined.push(...ids);
      open = open.filter(({ id }) => !ids.includes(String(id)));
      return new Response(null, { status: 204 });
    },
    'POST /rest/v1/rpc/store_memory': async (request) => {
      const wish = storeSchema.parse(await request.json());
      const answer = answers.shift() ?? { stored: true, id: crypto.randomUUID() };
      if (typeof answer === 'object' && answer !== null && Reflect.get(answer, 'stored') === true) {
        kept.stored.push(wish);
        open = open.filter(({ id }) => id !== wish.p_proposal);
      }
      return answer;
    },
    'POST /functions/v1/memory-meaning': async (request) => ask(actionSchema.parse(await request.json())),
    'GET /rest/v1/memory_uses': () => [],
    'POST /rest/v1/memory_uses': async (request) => {
      kept.uses.push(...z.array(z.unknown()).parse(await request.json()));
      return new Response(null, { status: 201 });
    },
    'POST /rest/v1/rpc/memory_limit_state': () => ({ limits: [], blocked: null }),
  };
  return { host, kept };
};
