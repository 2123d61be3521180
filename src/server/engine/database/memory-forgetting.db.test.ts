import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { memoryLayerNames, memoryTables } from '#domain/memory/memory-layer.ts';
import type { NewMemory } from '#domain/memory/memory.ts';
import { openMemories } from '#server/engine/database/open-memories.fixture.ts';
import type { OpenMemories } from '#server/engine/database/open-memories.fixture.ts';
import type { Account } from '#server/testing/actors.ts';

let open: OpenMemories;
beforeAll(async () => {
  open = await openMemories();
});
afterAll(() => open.close());

const INVALID = { code: '22023' };
const none = { episodic: 0, semantic: 0, associative: 0, procedural: 0 };

/** Everything the person has, as it lies in the tables. */
const everythingOf = async (who: Account): Promise<unknown> => {
  const all: Record<string, unknown> = {};
  for (const table of [
    ...Object.values(memoryTables),
    'memory_proposals',
    'memory_vectors',
    'memory_uses',
    'memory_settings',
  ]) {
    const { rows } = await open.adminQuery(
      `select to_jsonb(t) as row from public.${table} t where user_id = $1 order by to_jsonb(t)::text`,
      [who.id],
    );
    all[table] = rows;
  }
  return all;
};

const keepAll = async (who: Account, memories: readonly Partial<NewMemory>[]): Promise<readonly string[]> => {
  const ids: string[] = [];
  for (const memory of memories) ids.push(await open.keep(who, memory));
  return ids;
};

describe('forgetting', () => {
  test('a preview lists and counts what would go, and changes nothing', async () => {
    const who = await open.person();
    const [dentist = ''] = await keepAll(who, [
      { sentence: 'The dentist was kind', quote: 'The dentist was kind' },
      { sentence: 'Tea helps' },
    ]);
    await open.addVector(who, 'semantic', dentist);
    await open.addUse(who, 'semantic', dentist);
    await open.suggest(who, 'I fear the dentist');
    const before = await everythingOf(who);
    const receipt = {
      memories: { ...none, semantic: 1 },
      vectors: 1,
      proposals: 1,
      quotes: 2,
      uses: 1,
    };
    const items = [{ layer: 'semantic', id: dentist, sentence: 'The dentist was kind' }];
    expect(await open.forget(who, { topic: 'dentist' }, true)).toEqual({ ...receipt, items });
    // Whoever forgets to say which gets a preview.
    expect(await open.call(who.actor, 'forget_memories', { topic: 'dentist' })).toEqual({
      ...receipt,
      items,
    });
    expect(await open.call(who.actor, 'forget_memories', { topic: 'dentist' }, null)).toHaveProperty('items');
    expect(await everythingOf(who)).toEqual(before);

    expect(await open.forget(who, { topic: 'dentist' })).toEqual(receipt);
    expect(await open.forget(who, { topic: 'dentist' })).toEqual({
      memories: none,
      vectors: 0,
      proposals: 0,
      quotes: 0,
      uses: 0,
    });
    expect(await open.idsLeft(who)).toHaveLength(1);
  });

  test('by item takes those that are named by layer and id, and what names them lets go', async () => {
    const who = await open.person();
    const ids = await keepAll(
      who,
      memoryLayerNames.map((layer) => ({ layer, quote: `quote of ${layer}` })),
    );
    const items = memoryLayerNames.map((layer, index) => ({ layer, id: ids[index] ?? '' }));
    await open.adminQuery('update public.ai_episodic_memory set replaced_by = $1 where id = $2', [
      ids[1],
      ids[0],
    ]);
    expect(await open.forget(who, { items: [{ layer: 'episodic', id: ids[1] }] })).toMatchObject({
      memories: none,
    });
    expect(await open.forget(who, { items: items.slice(1, 3) })).toMatchObject({
      memories: { ...none, semantic: 1, associative: 1 },
      quotes: 2,
    });
    expect(await open.run(who.actor, 'select replaced_by from public.ai_episodic_memory')).toEqual([
      { replaced_by: null },
    ]);
    expect(await open.forget(who, { items })).toMatchObject({
      memories: { ...none, episodic: 1, procedural: 1 },
    });
    expect(await open.idsLeft(who)).toEqual([]);
    expect(await open.forget(who, { items: [] })).toMatchObject({ memories: none });
  });

  test('one that replaced another, both at once, takes both', async () => {
    const who = await open.person();
    const [old = '', now = ''] = await keepAll(who, [{}, {}]);
    await open.adminQuery('update public.ai_semantic_memory set replaced_by = $1 where id = $2', [now, old]);
    expect(await open.forget(who, { all: true })).toMatchObject({ memories: { semantic: 2 } });
    expect(await open.idsLeft(who)).toEqual([]);
  });

  test.each([
    ['in the text, in other capitals', { sentence: 'My DENTIST is kind' }, {}],
    ['in what it is about', { about: 'Dentist' }, {}],
    ['in a tag', { tags: ['calm', 'dentist'] }, {}],
    ['in the quote', { quote: 'the dentist!' }, {}],
    ['as a part of a word', { sentence: 'Dentists are kind' }, {}],
    ['in a document', {}, { contradictions: JSON.stringify([{ said: { by: 'my dentist' } }]) }],
    ['as the name of a field', {}, { contradictions: JSON.stringify([{ dentist: true }]) }],
    ['in the name of where it came from', { source: 'import', sourceId: 'dentist.txt' }, {}],
  ] as const)('a topic is found %s', async (_where, memory, more) => {
    const who = await open.person();
    const parsed = Object.fromEntries(
      Object.entries(more).map(([key, value]) => [key, JSON.parse(value) as unknown]),
    );
    await open.keep(who, { sentence: 'Tea helps', about: 'Tea', ...memory }, parsed);
    expect(await open.forget(who, { topic: '  Dentist ' })).toMatchObject({ memories: { semantic: 1 } });
    expect(await open.idsLeft(who)).toEqual([]);
  });

  test('a topic of two words is found over a line break, and accents and umlauts in any capitals', async () => {
    const who = await open.person();
    await keepAll(who, [
      { sentence: 'New\n  York tires me' },
      { sentence: 'ÜBUNG macht müde' },
      { sentence: 'A cafe\u0301 calms me' },
    ]);
    for (const topic of ['new york', 'übung', 'CAF\u00C9']) {
      expect(await open.forget(who, { topic }), topic).toMatchObject({ memories: { semantic: 1 } });
    }
  });

  test('a topic matches words and never names of columns, sources, numbers or what a column says by itself', async () => {
    const who = await open.person();
    await keepAll(who, [
      { layer: 'procedural', source: 'chat' },
      { layer: 'episodic', about: 'note' },
      { layer: 'associative', about: 'rain + calm', sentence: 'Rain calms' },
      { sourceId: randomUUID() },
    ]);
    for (const topic of [
      'definition',
      'general',
      'note',
      'goes',
      'went',
      'description',
      'sentence',
      'step_1',
      'chat',
      'true',
      '3',
      '-',
      '%',
      '_',
    ]) {
      expect(await open.forget(who, { topic }, true), topic).toMatchObject({ memories: none });
    }
  });

  test('by source takes what came from there, or from one place there', async () => {
    const who = await open.person();
    const [, , typed] = await keepAll(who, [
      { source: 'chat', sourceId: 'one' },
      { source: 'chat', sourceId: 'two' },
      { source: 'typed' },
    ]);
    await open.suggest(who, 'from one', { sourceId: 'one' });
    const declined = await open.suggest(who, 'from two', { sourceId: 'two' });
    await open.run(who.actor, `update public.memory_proposals set state = 'declined' where id = $1`, [
      declined,
    ]);
    expect(await open.forget(who, { source: 'chat', source_id: 'one' })).toMatchObject({
      memories: { semantic: 1 },
      proposals: 1,
    });
    expect(await open.forget(who, { source: 'chat' })).toMatchObject({
      memories: { semantic: 1 },
      proposals: 1,
    });
    expect(await open.idsLeft(who)).toEqual([typed]);
  });

  test('by period goes by when it was said, else by when it was stored; the end is not in it', async () => {
    const who = await open.person();
    const [, , last] = await keepAll(who, [
      { saidAt: '2026-01-01T00:00:00Z' },
      { saidAt: '2026-01-31T23:59:59Z' },
      { saidAt: '2026-02-01T00:00:00Z' },
      {},
    ]);
    await open.suggest(who, 'in january', { saidAt: '2026-01-15T00:00:00Z' });
    await open.suggest(who, 'in march', { saidAt: '2026-03-15T00:00:00Z' });
    const january = { from: '2026-01-01T00:00:00Z', to: '2026-02-01T00:00:00Z' };
    expect(await open.forget(who, january)).toMatchObject({ memories: { semantic: 2 }, proposals: 1 });
    const now = Date.now();
    const today = {
      from: new Date(now - 3_600_000).toISOString(),
      to: new Date(now + 3_600_000).toISOString(),
    };
    expect(await open.forget(who, today)).toMatchObject({ memories: { semantic: 1 }, proposals: 0 });
    expect(await open.idsLeft(who)).toEqual([last]);
  });

  test('all leaves nothing but the settings, and nothing of anybody else', async () => {
    const who = await open.person();
    const other = await open.person();
    for (const person of [who, other]) {
      const ids = await keepAll(
        person,
        memoryLayerNames.map((layer) => ({ layer })),
      );
      await open.addVector(person, 'episodic', ids[0] ?? '');
      await open.addUse(person, 'episodic', ids[0] ?? '');
      await open.suggest(person, 'open');
      const declined = await open.suggest(person, 'declined');
      await open.run(person.actor, `update public.memory_proposals set state = 'declined' where id = $1`, [
        declined,
      ]);
    }
    const before = await everythingOf(other);
    expect(await open.forget(who, { all: true })).toEqual({
      memories: { episodic: 1, semantic: 1, associative: 1, procedural: 1 },
      vectors: 1,
      proposals: 2,
      quotes: 1,
      uses: 1,
    });
    expect(await everythingOf(who)).toMatchObject({
      ai_episodic_memory: [],
      ai_semantic_memory: [],
      ai_associative_memory: [],
      ai_procedural_memory: [],
      memory_proposals: [],
      memory_vectors: [],
      memory_uses: [],
      memory_settings: [{}],
    });
    expect(await everythingOf(other)).toEqual(before);
  });

  test('does not touch what is somebody else’s, by whatever it is named', async () => {
    const who = await open.person();
    const other = await open.person();
    const [id = ''] = await keepAll(other, [{ sentence: 'The dentist was kind' }]);
    for (const what of [{ items: [{ layer: 'semantic', id }] }, { topic: 'dentist' }, { all: true }]) {
      expect(await open.forget(who, what, true)).toMatchObject({ memories: none, items: [] });
      await open.forget(who, what);
    }
    expect(await open.idsLeft(other)).toEqual([id]);
  });

  test('forgets a decided suggestion by what it became, and by its hash where that is all that is left', async () => {
    const who = await open.person();
    const kept = await open.suggest(who, 'Tea helps');
    const { id } = await open.call<{ id: string }>(
      who.actor,
      'store_memory',
      'semantic',
      { concept: 'Tea', definition: 'Tea helps' },
      kept,
    );
    const declined = await open.suggest(who, 'Rain helps');
    await open.run(who.actor, `update public.memory_proposals set state = 'declined' where id = $1`, [
      declined,
    ]);
    const same = await open.keep(who, { sentence: 'Rain', quote: 'Rain  helps' });
    await open.suggest(who, 'Snow helps');
    expect(await open.forget(who, { items: [{ layer: 'semantic', id }] })).toMatchObject({ proposals: 1 });
    expect(await open.forget(who, { items: [{ layer: 'semantic', id: same }] })).toMatchObject({
      proposals: 1,
    });
    expect(await open.run(who.actor, 'select quote from public.memory_proposals')).toEqual([
      { quote: 'Snow helps' },
    ]);
  });

  test('lists at most two hundred, the newest first, and counts all', async () => {
    const who = await open.person();
    await open.adminQuery('set session_replication_role = replica');
    await open.adminQuery(
      `insert into public.ai_episodic_memory (user_id, content, said_at)
       select $1, 'Day ' || n, timestamptz '2026-01-01' + n * interval '1 day' from generate_series(1, 250) n`,
      [who.id],
    );
    await open.adminQuery('set session_replication_role = origin');
    const receipt = await open.forget(who, { all: true }, true);
    expect(receipt.memories).toMatchObject({ episodic: 250 });
    expect(receipt.items).toHaveLength(200);
    expect(receipt.items?.[0]).toMatchObject({ sentence: 'Day 250' });
    expect(await open.forget(who, { all: true })).toMatchObject({ memories: { episodic: 250 } });
  });

  test.each([
    ['nothing', {}],
    ['an empty topic', { topic: '  ' }],
    ['a topic that is too long', { topic: 'x'.repeat(201) }],
    ['a topic that is a number', { topic: 3 }],
    ['a source that does not exist', { source: 'dreams' }],
    ['all, but not quite', { all: 'true' }],
    ['all and something else', { all: true, topic: 'x' }],
    ['a period without an end', { from: '2026-01-01' }],
    ['a period that ends before it begins', { from: '2026-02-01', to: '2026-01-01' }],
    ['items without ids', { items: [{ layer: 'semantic' }] }],
    ['items without layers', { items: [{ id: randomUUID() }] }],
    ['items that are words', { items: ['x'] }],
    ['more items than one page has', { items: Array.from({ length: 1001 }, () => ({})) }],
  ])('refuses %s', async (_what, what) => {
    const who = await open.person();
    await open.keep(who, {});
    await expect(open.forget(who, what)).rejects.toMatchObject(INVALID);
    await expect(open.forget(who, '"all"')).rejects.toMatchObject(INVALID);
    expect(await open.idsLeft(who)).toHaveLength(1);
  });
});
