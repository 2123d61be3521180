import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { memoryLayerNames, memoryTables } from '#domain/memory/memory-layer.ts';
import { DENIED, hashOf, INVALID, openMemories } from '#server/engine/database/open-memories.fixture.ts';
import type { OpenMemories } from '#server/engine/database/open-memories.fixture.ts';
import { startPurging } from '#server/engine/database/purge-records.ts';
import { service } from '#server/testing/actors.ts';
import { someNumber } from '#server/testing/matchers.ts';

let open: OpenMemories;
beforeAll(async () => {
  open = await openMemories();
});
afterAll(() => open.close());

const expire = (id: string) =>
  open.adminQuery(
    `update public.ai_semantic_memory set expires_at = now() - interval '1 second' where id = $1`,
    [id],
  );

describe('changing a memory', () => {
  test('drops the vector when the text changes, and only then', async () => {
    const who = await open.person();
    const vectors = () => open.run(who.actor, 'select from public.memory_vectors');
    const changes = {
      episodic: `content = 'Something else'`,
      semantic: `definition = 'Something else'`,
      associative: `context = '{"sentence": "Something else"}'`,
      procedural: `steps = '{"description": "Something else"}'`,
    };
    for (const layer of memoryLayerNames) {
      const id = await open.keep(who, { layer });
      await open.addVector(who, layer, id);
      const table = `public.${memoryTables[layer]}`;
      await open.run(who.actor, `update ${table} set importance = 5, tags = '{a}', stays_here = true`);
      expect(await vectors(), layer).toHaveLength(1);
      await open.run(who.actor, `update ${table} set ${changes[layer]}`);
      expect(await vectors(), layer).toEqual([]);
    }
  });

  test('may take the quote away and never rewrites it', async () => {
    const who = await open.person();
    await open.keep(who, { quote: 'tea helps' });
    const change = (quote: string | null) =>
      open.run(who.actor, 'update public.ai_semantic_memory set quote = $1 returning quote', [quote]);
    await expect(change('tea hurts')).rejects.toMatchObject(INVALID);
    expect(await change('tea helps')).toEqual([{ quote: 'tea helps' }]);
    expect(await change(null)).toEqual([{ quote: null }]);
  });

  test('no vector and no use is noted for a memory that is gone, or somebody else’s', async () => {
    const who = await open.person();
    const theirs = await open.keep(await open.person(), {});
    for (const id of [randomUUID(), theirs]) {
      await open.addVector(who, 'semantic', id);
      await open.addUse(who, 'semantic', id);
    }
    expect(await open.run(who.actor, 'select from public.memory_vectors')).toEqual([]);
    expect(await open.run(who.actor, 'select from public.memory_uses')).toEqual([]);
  });
});

describe('a memory with an end', () => {
  test('is read until then, by nobody afterwards, and then taken away with its traces', async () => {
    const who = await open.person();
    const soon = await open.keep(who, {}, { expires_at: '2999-01-01T00:00:00Z' });
    const over = await open.keep(who, { quote: 'over' }, { expires_at: '2999-01-01T00:00:00Z' });
    await open.addVector(who, 'semantic', over);
    await open.addUse(who, 'semantic', over);
    await expire(over);
    const read = () => open.run(who.actor, 'select id from public.ai_semantic_memory');
    expect(await read()).toEqual([{ id: soon }]);
    expect(await open.call(who.actor, 'memory_overview')).toMatchObject({
      layers: { semantic: 1 },
      expired: 1,
    });
    expect(await open.call(who.actor, 'forget_memories', { all: true }, true)).toMatchObject({
      memories: { semantic: 1 },
      items: [{ id: soon }],
    });

    expect(await open.call<number>(service, 'purge_expired_memories')).toBeGreaterThan(0);
    const left = await open.adminQuery(
      `select id from public.ai_semantic_memory where id = $1
       union all select memory_id from public.memory_vectors where memory_id = $1
       union all select memory_id from public.memory_uses where memory_id = $1`,
      [over],
    );
    expect(left.rows).toEqual([]);
    expect(await read()).toEqual([{ id: soon }]);
  });

  test('cannot begin with it', async () => {
    const who = await open.person();
    await expect(open.store(who, {}, { expires_at: '2001-01-01T00:00:00Z' })).rejects.toMatchObject(INVALID);
  });

  test('the hourly tidying takes away what is over, old stores and old days, and leaves the rest', async () => {
    const who = await open.person();
    await expire(await open.keep(who, {}, { expires_at: '2999-01-01T00:00:00Z' }));
    await open.makeRoom(who);
    await open.adminQuery(
      `insert into public.memory_stores (user_id, stored_at)
       select $1::uuid, now() - interval '25 hours' from generate_series(1, 501)
       union all select $1::uuid, now() - interval '23 hours'`,
      [who.id],
    );
    await open.adminQuery(
      `insert into public.memory_days (day, what) values (current_date - 402, 'old'), (current_date - 398, 'old')`,
    );
    const gone: number[] = [];
    for (let round = 0; round < 4; round += 1) gone.push(await open.call(service, 'purge_expired_memories'));
    expect(gone).toEqual([someNumber, 1, 0, 0]);
    expect(gone[0]).toBeGreaterThanOrEqual(502);
    const { rows: stores } = await open.adminQuery('select from public.memory_stores where user_id = $1', [
      who.id,
    ]);
    expect(stores).toHaveLength(1);
    const { rows: days } = await open.adminQuery(`select from public.memory_days where what = 'old'`);
    expect(days).toHaveLength(1);
    await expect(open.call(who.actor, 'purge_expired_memories')).rejects.toMatchObject(DENIED);
  });
});

const fifteenTags = (letter: string): string[] =>
  Array.from({ length: 15 }, (_, index) => `${letter}${index}`);

describe('merging memories', () => {
  test('keeps one with the chosen text, all tags, the highest importance and the counts of all', async () => {
    const who = await open.person();
    const keep = await open.keep(who, { tags: ['b', 'a'], importance: 2 }, { evidence_count: 2 });
    const one = await open.keep(
      who,
      { tags: ['c', 'a'], importance: 5 },
      { evidence_count: 3, stays_here: true },
    );
    const two = await open.keep(who, { tags: ['d'] }, { evidence_count: 4 });
    const replaced = await open.keep(who, { layer: 'episodic' });
    await open.adminQuery('update public.ai_episodic_memory set replaced_by = $1 where id = $2', [
      one,
      replaced,
    ]);
    for (const id of [keep, one, two]) {
      await open.addVector(who, 'semantic', id);
      await open.addUse(who, 'semantic', id, 'pick');
    }
    const fields = { concept: 'Tea', definition: 'Tea helps, with or without milk' };
    expect(await open.call(who.actor, 'merge_memories', 'semantic', keep, [one, two], fields)).toEqual({
      id: keep,
      merged: 2,
    });
    expect(await open.run(who.actor, 'select * from public.ai_semantic_memory')).toMatchObject([
      { id: keep, ...fields, importance: 5, evidence_count: 9, stays_here: true },
    ]);
    const [row] = await open.run(who.actor, 'select tags from public.ai_semantic_memory');
    expect(row?.['tags']).toEqual(['b', 'a', 'c', 'd']);
    expect(await open.run(who.actor, 'select from public.memory_vectors')).toEqual([]);
    expect(await open.run(who.actor, 'select memory_id from public.memory_uses')).toEqual([
      { memory_id: keep },
      { memory_id: keep },
      { memory_id: keep },
    ]);
    expect(await open.oneOf(who, 'ai_episodic_memory', replaced)).toMatchObject({ replaced_by: keep });
  });

  test.each([
    [
      'associative',
      'correlation_count',
      100_000,
      { primary_element: 'a', associated_element: 'b', context: {} },
    ],
    ['procedural', 'usage_count', 10_000_000, { workflow_name: 'a', steps: { description: 'b' } }],
  ] as const)('adds up what was counted in the %s layer', async (layer, column, most, fields) => {
    const who = await open.person();
    const keep = await open.keep(who, { layer }, { [column]: 2 });
    const other = await open.keep(who, { layer }, { [column]: most - 1 });
    await open.call(who.actor, 'merge_memories', layer, keep, [other], fields);
    expect(await open.oneOf(who, memoryTables[layer], keep)).toMatchObject({ [column]: most });
  });

  test('unites at most twenty tags, and episodes have nothing to count', async () => {
    const who = await open.person();
    const keep = await open.keep(who, { layer: 'episodic', tags: fifteenTags('a') });
    const other = await open.keep(who, { layer: 'episodic', tags: fifteenTags('b') });
    await open.call(who.actor, 'merge_memories', 'episodic', keep, [other, other], { content: 'Both' });
    const row = await open.oneOf(who, 'ai_episodic_memory', keep);
    expect(row).toMatchObject({
      content: 'Both',
      tags: [...fifteenTags('a'), ...fifteenTags('b').slice(0, 5)],
    });
  });

  test('refuses what is not theirs, what is not text, and one with itself', async () => {
    const who = await open.person();
    const keep = await open.keep(who, {});
    const other = await open.keep(who, {});
    const theirs = await open.keep(await open.person(), {});
    const merge = (others: readonly string[], fields: object = {}, first = keep) =>
      open.call(who.actor, 'merge_memories', 'semantic', first, others, fields);
    await expect(merge([theirs])).rejects.toMatchObject({ code: 'PT404' });
    await expect(merge([other], {}, theirs)).rejects.toMatchObject({ code: 'PT404' });
    await expect(merge([randomUUID()])).rejects.toMatchObject({ code: 'PT404' });
    await expect(merge([keep])).rejects.toMatchObject(INVALID);
    await expect(merge([])).rejects.toMatchObject(INVALID);
    await expect(merge([other], { user_id: who.id })).rejects.toMatchObject(INVALID);
    await expect(merge([other], { importance: 5 })).rejects.toMatchObject(INVALID);
    expect(await open.run(who.actor, 'select from public.ai_semantic_memory')).toHaveLength(2);
  });
});

describe('[MEM-04] the counts', () => {
  test('one’s own overview counts layers, sources, months, uses and suggestions', async () => {
    const who = await open.person();
    const used = await open.keep(who, { source: 'chat' }, { stays_here: true });
    await open.keep(who, { layer: 'procedural' });
    await open.addUse(who, 'semantic', used, 'breakdown');
    await open.addVector(who, 'semantic', used);
    await open.suggestAs(who, hashOf('a'));
    await open.keep(await open.person(), {});
    const month = new Date().toISOString().slice(0, 7);
    expect(await open.call(who.actor, 'memory_overview')).toEqual({
      layers: { episodic: 0, semantic: 1, associative: 0, procedural: 1 },
      sources: { task: 0, session: 0, debrief: 0, chat: 1, typed: 1, import: 0 },
      months: [{ month, stored: 2 }],
      uses: { ask: 0, breakdown: 1, pick: 0, focus: 0, task: 0, session: 0 },
      suggestions: { open: 1, kept: 0, declined: 0 },
      replaced: 0,
      expired: 0,
      never_leaves: 1,
      vectors: 1,
    });
  });

  test('the installation’s overview is for admins, with counts and never a word or a name', async () => {
    const admin = await open.person({ admin: true });
    const who = await open.person();
    await open.keep(who, { sentence: 'Snorkelwacker', tags: ['snorkelwacker'], quote: 'snorkelwacker' });
    await open.call(service, 'count_memory_event', 'ask: known', 12.5);
    await open.call(service, 'count_memory_event', 'ask: known', 7.5);
    await expect(open.call(who.actor, 'memory_installation_overview')).rejects.toMatchObject(DENIED);
    const overview = await open.call<{
      readonly tables: readonly { readonly name: string; readonly rows: number; readonly bytes: number }[];
      readonly days: readonly unknown[];
      readonly people_on: number;
    }>(admin.actor, 'memory_installation_overview');
    expect(overview.tables.map(({ name }) => name)).toHaveLength(10);
    expect(overview.tables).toContainEqual({
      name: 'ai_semantic_memory',
      rows: someNumber,
      bytes: someNumber,
    });
    expect(overview.people_on).toBeGreaterThan(1);
    expect(overview.days).toContainEqual(
      expect.objectContaining({ what: 'ask: known', times: 2, milliseconds: 20, slowest: 12.5 }),
    );
    const text = JSON.stringify(overview).toLowerCase();
    expect(text).not.toContain('snorkelwacker');
    expect(text).not.toContain(who.id);
  });

  test('only the host counts events, and no event is a sentence', async () => {
    const who = await open.person();
    await expect(open.call(who.actor, 'count_memory_event', 'ask', 1)).rejects.toMatchObject(DENIED);
    for (const what of ['', 'Anna', 'a'.repeat(41), null]) {
      await expect(open.call(service, 'count_memory_event', what, 1)).rejects.toMatchObject(INVALID);
    }
    for (const milliseconds of [Number.NaN, -5, null, Number.POSITIVE_INFINITY]) {
      await open.call(service, 'count_memory_event', 'odd times', milliseconds);
    }
    const { rows } = await open.adminQuery(
      `select times::int, milliseconds, slowest from public.memory_days where what = 'odd times'`,
    );
    expect(rows).toEqual([{ times: 4, milliseconds: 0, slowest: 0 }]);
  });
});

test('the host’s hourly job takes away a memory that is over', async () => {
  const who = await open.person();
  const id = await open.keep(who, {}, { expires_at: '2999-01-01T00:00:00Z' });
  await expire(id);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const errors: unknown[] = [];
  try {
    const stop = startPurging({ db: open.db, logError: (_what, cause) => errors.push(cause) });
    vi.advanceTimersByTime(60 * 60 * 1000);
    await stop();
  } finally {
    vi.useRealTimers();
  }
  expect(errors).toEqual([]);
  const { rows } = await open.adminQuery('select from public.ai_semantic_memory where id = $1', [id]);
  expect(rows).toEqual([]);
});
