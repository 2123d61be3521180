import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createAccount } from '#server/testing/actors.ts';
import { startRestHost } from './rest-host.fixture.ts';
import type { RestHost } from './rest-host.fixture.ts';

let host: RestHost;
beforeAll(async () => {
  host = await startRestHost();
});
afterAll(() => host.stop());

/** Somebody who said yes, as the web app writes it down. */
const person = async (): Promise<{ readonly id: string; readonly client: SupabaseClient }> => {
  const { id } = await createAccount(host.adminQuery);
  const client = host.client(id);
  const settings = { enabled: true, muted_kinds: ['helps'], updated_at: '2001-01-01T00:00:00Z' };
  const { error } = await client.from('memory_settings').upsert(settings, { onConflict: 'user_id' });
  if (error !== null) throw new Error(error.message);
  return { id, client };
};

const fillMinute = (id: string) =>
  host.adminQuery(
    `insert into public.memory_stores (user_id, stored_at)
     select $1, now() - interval '20 seconds' from generate_series(1, 10)`,
    [id],
  );

const suggestion = (quote: string, letter: string) => ({
  layer: 'semantic',
  kind: 'helps',
  sentence: quote,
  quote,
  quote_hash: letter.repeat(64),
  source: 'chat',
});

describe('[MEM-01] memories over the wire', () => {
  test('a plain insert into each table stores and answers the row', async () => {
    const { id, client } = await person();
    const rows: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
      ai_episodic_memory: { content: 'Wrote two pages', environment_factors: { noise: 'rain' } },
      ai_semantic_memory: { concept: 'Mornings', definition: 'I think best before ten' },
      ai_associative_memory: { primary_element: 'rain', associated_element: 'calm', strength: 0.5 },
      ai_procedural_memory: { workflow_name: 'Dishes', steps: { step_1: 'tap' }, tags: ['home'] },
    };
    for (const [table, row] of Object.entries(rows)) {
      await host.adminQuery('delete from public.memory_stores');
      const answer = await client.from(table).insert(row).select().single();
      expect(answer, table).toMatchObject({ status: 201, data: { ...row, user_id: id, importance: 3 } });
    }
  });

  test('[MEM-02] an insert beyond the limit is answered with 429, the reason and when to try again', async () => {
    const { id, client } = await person();
    await fillMinute(id);
    const { error, status } = await client.from('ai_episodic_memory').insert({ content: 'x' });
    expect(status).toBe(429);
    expect(error).toMatchObject({ message: 'per-minute limit', hint: 'Try again in 60 s' });
    expect(JSON.parse(error?.details ?? '')).toEqual({ reason: 'per-minute limit', retry_after_seconds: 60 });
  });

  test('[MEM-02] a store beyond the limit is an answer with 200', async () => {
    const { id, client } = await person();
    await fillMinute(id);
    const answer = await client.rpc('store_memory', { p_layer: 'episodic', p_memory: { content: 'x' } });
    const data = { stored: false, reason: 'per-minute limit', retry_after_seconds: 60 };
    expect(answer).toMatchObject({ status: 200, data });
  });

  test('a store, its replacement and its forgetting work by the names of their arguments', async () => {
    const { client } = await person();
    const store = async (memory: object, more: object = {}) =>
      (await client.rpc('store_memory', { p_layer: 'semantic', p_memory: memory, ...more })).data as unknown;
    const tea = { concept: 'Tea', definition: 'Tea helps', tags: ['tea'], said_at: null };
    const first = await store(tea);
    expect(first).toMatchObject({ stored: true });
    const { data: old } = await client.from('ai_semantic_memory').select('id').single();
    const second = await store(
      { concept: 'Tea', definition: 'Tea keeps me awake' },
      { p_replaces: { layer: 'semantic', id: old?.['id'] as unknown } },
    );
    expect(second).toMatchObject({ stored: true, replaced: true });
    const gone = await client.rpc('forget_memories', { p_what: { topic: 'tea' }, p_preview: false });
    expect(gone.data).toMatchObject({ memories: { semantic: 2 } });
    expect((await client.from('ai_semantic_memory').select()).data).toEqual([]);
  });

  test('a suggestion that was decided already is 404, and nothing is stored twice', async () => {
    const { client } = await person();
    const added = await client
      .from('memory_proposals')
      .insert(suggestion('tea helps', 'a'))
      .select()
      .single();
    const keep = async () => {
      const { status } = await client.rpc('store_memory', {
        p_layer: 'episodic',
        p_memory: { content: 'Tea helps' },
        p_proposal: z.object({ id: z.string() }).parse(added.data).id,
      });
      return status;
    };
    expect([await keep(), await keep()]).toEqual([200, 404]);
    expect((await client.from('ai_episodic_memory').select('content')).data).toHaveLength(1);
  });

  test('a wrong layer is 400, memory that is off 403, and a visitor 401', async () => {
    const { id } = await person();
    const call = (as: string, layer: string) =>
      host.request('/rpc/store_memory', {
        as,
        method: 'POST',
        body: JSON.stringify({ p_layer: layer, p_memory: { content: 'x' } }),
      });
    expect((await call(id, 'dreams')).status).toBe(400);
    const never = await createAccount(host.adminQuery);
    expect((await call(never.id, 'episodic')).status).toBe(403);
    expect((await call('anon', 'episodic')).status).toBe(401);
  });

  test('suggestions that are known already are left alone, and several are declined at once', async () => {
    const { client } = await person();
    const add = async (...rows: readonly object[]) =>
      (
        await client
          .from('memory_proposals')
          .upsert([...rows], { onConflict: 'user_id,quote_hash', ignoreDuplicates: true })
          .select('id')
      ).data ?? [];
    expect(await add(suggestion('tea helps', 'a'), suggestion('rain helps', 'b'))).toHaveLength(2);
    const { error } = await client
      .from('memory_proposals')
      .update({ state: 'declined', sentence: null, quote: null, decided_at: new Date().toISOString() })
      .eq('state', 'open');
    expect(error).toBeNull();
    expect(await add(suggestion('tea helps', 'a'), suggestion('snow helps', 'c'))).toHaveLength(1);
    const { data } = await client.from('memory_proposals').select('state,quote').order('quote_hash');
    expect(data).toEqual([
      { state: 'declined', quote: null },
      { state: 'declined', quote: null },
      { state: 'open', quote: 'snow helps' },
    ]);
  });

  test('an edit writes what it names, and a memory can be given an end', async () => {
    const { client } = await person();
    await client.from('ai_semantic_memory').insert({ concept: 'Tea', definition: 'Tea helps' });
    const change = { definition: 'Tea helps a lot', expires_at: '2999-01-01T00:00:00Z', stays_here: true };
    const { count, error } = await client
      .from('ai_semantic_memory')
      .update(change, { count: 'exact' })
      .eq('concept', 'Tea');
    expect([error, count]).toEqual([null, 1]);
    expect((await client.from('ai_semantic_memory').select().single()).data).toMatchObject({
      definition: change.definition,
      stays_here: true,
    });
  });
});
