import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { memoryLayerNames, memoryTables } from '#domain/memory/memory-layer.ts';
import { memoryFromRow } from '#domain/memory/memory-row.ts';
import { DENIED, hashOf, INVALID, openMemories } from '#server/engine/database/open-memories.fixture.ts';
import type { OpenMemories } from '#server/engine/database/open-memories.fixture.ts';
import { anonymous, createAccount, service } from '#server/testing/actors.ts';

let open: OpenMemories;
beforeAll(async () => {
  open = await openMemories();
});
afterAll(() => open.close());

describe('[MEM-01] storing a memory', () => {
  test.each(memoryLayerNames)('a memory of the %s layer comes back as it was stored', async (layer) => {
    const who = await open.person();
    const memory = {
      layer,
      about: layer === 'associative' ? 'rain + calm' : 'Rain',
      sentence: 'Rain makes me calm',
      tags: ['weather'],
      source: 'chat',
      sourceId: 'chat-7',
      quote: 'rain makes me calm',
      saidAt: '2026-01-02T03:04:05+00:00',
    } as const;
    const { id } = await open.store(who, memory);
    // As the REST service gives it: moments as text.
    const [row] = await open.run(who.actor, `select to_jsonb(m) as row from public.${memoryTables[layer]} m`);
    expect(memoryFromRow(layer, row?.['row'])).toMatchObject({ id, importance: 3, validTo: null, ...memory });
  });

  test('importance is 3 where nothing is said, and from 1 to 5', async () => {
    const who = await open.person();
    const insert = (columns: string, values: string) =>
      open.run(
        who.actor,
        `insert into public.ai_episodic_memory (content${columns}) values ('x'${values}) returning importance`,
      );
    expect(await insert('', '')).toEqual([{ importance: 3 }]);
    for (const importance of [0, 6]) {
      await expect(insert(', importance', `, ${importance}`)).rejects.toMatchObject({ code: '23514' });
      await expect(open.store(who, { importance })).rejects.toMatchObject({ code: '23514' });
    }
    expect(await insert(', importance', ', 5')).toEqual([{ importance: 5 }]);
    expect(await insert(', importance', ', 1')).toEqual([{ importance: 1 }]);
  });

  test('every field of the specification can be stored by a plain insert', async () => {
    const who = await open.person();
    const rows = {
      ai_episodic_memory: {
        session_id: 's1',
        event_type: 'focus',
        content: 'Wrote two pages',
        context_type: 'work',
        user_state: 'calm',
        cognitive_load: 'low',
        energy_level: 'high',
        attention_state: 'deep',
        successful_outcome: true,
        user_initiated: false,
        task_completion_time: 1500,
        interruption_count: 2,
        environment_factors: { noise: 'rain' },
        tags: ['writing'],
        importance: 4,
      },
      ai_semantic_memory: {
        concept: 'Mornings',
        domain: 'energy',
        definition: 'I think best before ten',
        confidence_level: 0.5,
        evidence_count: 3,
        contradictions: ['once not'],
        tags: ['energy'],
        importance: 2,
      },
      ai_associative_memory: {
        pattern_type: 'cause',
        primary_element: 'rain',
        associated_element: 'calm',
        relationship_type: 'brings',
        strength: 0.5,
        context: { where: 'home' },
        supporting_evidence: ['twice'],
        correlation_count: 2,
        tags: ['weather'],
        importance: 1,
      },
      ai_procedural_memory: {
        workflow_name: 'Dishes',
        trigger_conditions: { when: 'evening' },
        steps: { step_1: 'Turn on the tap', step_2: 'Begin with cups' },
        success_criteria: 'The sink is empty',
        estimated_duration_minutes: 10,
        difficulty_level: 'easy',
        success_rate: 0.5,
        usage_count: 4,
        common_failure_points: ['phone'],
        adaptations: ['music'],
        tags: ['home'],
        importance: 5,
      },
    };
    for (const [table, row] of Object.entries(rows)) {
      await open.makeRoom(who);
      const columns = Object.keys(row).join(', ');
      const [back] = await open.run(
        who.actor,
        `insert into public.${table} (${columns})
         select ${columns} from jsonb_populate_record(null::public.${table}, $1) returning *`,
        [JSON.stringify(row)],
      );
      expect(back, table).toMatchObject({ ...row, user_id: who.id });
    }
  });

  test.each([
    'user_id',
    'id',
    'created_at',
    'approved_at',
    'updated_at',
    'replaced_by',
    'concept',
    'nonsense',
  ])('a memory that brings the column %s is refused', async (column) => {
    const who = await open.person();
    await expect(
      open.call(who.actor, 'store_memory', 'episodic', { content: 'x', [column]: randomUUID() }),
    ).rejects.toMatchObject(INVALID);
    expect(await open.run(who.actor, 'select from public.ai_episodic_memory')).toEqual([]);
  });

  test.each([
    ['a layer that does not exist', 'dreams', { content: 'x' }],
    ['no layer', null, { content: 'x' }],
    ['a layer that names another table', 'episodic_memory; drop table x', { content: 'x' }],
    ['words instead of columns', 'episodic', '"x"'],
    ['a list instead of columns', 'episodic', '[]'],
    ['nothing', 'episodic', null],
  ])('a memory with %s is refused', async (_what, layer, memory) => {
    const who = await open.person();
    await expect(open.call(who.actor, 'store_memory', layer, memory)).rejects.toMatchObject(INVALID);
  });

  test('one who never said yes, or said no again, stores nothing in any way', async () => {
    const never = await createAccount(open.adminQuery);
    const again = await open.person();
    const id = await open.keep(again, {});
    await open.run(again.actor, 'update public.memory_settings set enabled = false');
    for (const who of [never, again]) {
      await expect(open.store(who, {})).rejects.toMatchObject(DENIED);
      const plain = `insert into public.ai_episodic_memory (content) values ('x')`;
      await expect(open.run(who.actor, plain)).rejects.toMatchObject(DENIED);
      await expect(open.suggestAs(who, hashOf('1'))).rejects.toMatchObject(DENIED);
    }
    await expect(open.addVector(again, 'semantic', id)).rejects.toMatchObject(DENIED);
    await expect(open.addUse(again, 'semantic', id)).rejects.toMatchObject(DENIED);
    // What is there stays theirs: to read, to correct and to forget.
    expect(await open.oneOf(again, 'ai_semantic_memory', id)).toMatchObject({ id });
    await open.run(again.actor, 'update public.ai_semantic_memory set importance = 1 where id = $1', [id]);
    expect(await open.call(again.actor, 'forget_memories', { all: true }, false)).toMatchObject({
      memories: { semantic: 1 },
    });
  });

  test('the database notes since when memory is on, and not what a browser says', async () => {
    const who = await createAccount(open.adminQuery);
    const choose = async (enabled: boolean) => {
      const [row] = await open.run(
        who.actor,
        `insert into public.memory_settings (enabled, enabled_at, updated_at) values ($1, '2001-01-01', '2001-01-01')
         on conflict (user_id) do update set enabled = excluded.enabled, enabled_at = excluded.enabled_at
         returning enabled_at, enabled_at > now() - interval '1 hour' as recent, updated_at > now() - interval '1 hour' as seen`,
        [enabled],
      );
      return row;
    };
    expect(await choose(false)).toMatchObject({ enabled_at: null, seen: true });
    const on = await choose(true);
    expect(on).toMatchObject({ recent: true, seen: true });
    expect(await choose(true)).toEqual(on);
    expect(await choose(false)).toMatchObject({ enabled_at: null });
  });

  test('nobody stores, forgets, merges or counts without being signed in, nor as the service', async () => {
    for (const actor of [anonymous, service]) {
      await expect(open.call(actor, 'store_memory', 'episodic', { content: 'x' })).rejects.toMatchObject(
        DENIED,
      );
      await expect(open.call(actor, 'forget_memories', { all: true }, false)).rejects.toMatchObject(DENIED);
      await expect(
        open.call(actor, 'merge_memories', 'episodic', randomUUID(), [randomUUID()], {}),
      ).rejects.toMatchObject(DENIED);
      await expect(open.call(actor, 'memory_overview')).rejects.toMatchObject(DENIED);
      await expect(open.call(actor, 'memory_installation_overview')).rejects.toMatchObject(DENIED);
    }
  });
});

describe('[MEM-01] a suggestion', () => {
  test('that is kept becomes a memory, and its words go in the same moment', async () => {
    const who = await open.person();
    const proposal = await open.suggestAs(who, hashOf('a'));
    const { id } = await open.call<{ id: string }>(
      who.actor,
      'store_memory',
      'semantic',
      { concept: 'Tea', definition: 'Tea helps me', quote: 'tea helps me', source: 'chat' },
      proposal,
    );
    expect(await open.oneOf(who, 'memory_proposals', proposal)).toMatchObject({
      state: 'kept',
      sentence: null,
      quote: null,
      place: null,
      quote_hash: hashOf('a'),
      memory_id: id,
    });
    // A second press of the button finds it decided, and stores nothing twice.
    await expect(
      open.call(who.actor, 'store_memory', 'semantic', { concept: 'Tea', definition: 'Tea' }, proposal),
    ).rejects.toMatchObject({ code: 'PT404' });
    await expect(open.suggestAs(who, hashOf('a'))).rejects.toMatchObject({ code: '23505' });
  });

  test('stays open where the limits block its store', async () => {
    const who = await open.person();
    const proposal = await open.suggestAs(who, hashOf('a'));
    await open.adminQuery(
      `insert into public.memory_stores (user_id) select $1 from generate_series(1, 10)`,
      [who.id],
    );
    expect(
      await open.call(who.actor, 'store_memory', 'semantic', { concept: 'a', definition: 'b' }, proposal),
    ).toMatchObject({ stored: false });
    expect(await open.oneOf(who, 'memory_proposals', proposal)).toMatchObject({
      state: 'open',
      quote: 'tea helps me',
    });
  });

  test('that is declined loses its words, whatever the browser wrote', async () => {
    const who = await open.person();
    const proposal = await open.suggestAs(who, hashOf('a'));
    await open.run(who.actor, `update public.memory_proposals set state = 'declined' where id = $1`, [
      proposal,
    ]);
    const row = await open.oneOf(who, 'memory_proposals', proposal);
    expect(row).toMatchObject({ state: 'declined', sentence: null, quote: null, place: null });
    expect(row?.['decided_at']).toBeInstanceOf(Date);
  });

  test('that comes decided brings no words either', async () => {
    const who = await open.person();
    await open.run(
      who.actor,
      `insert into public.memory_proposals (state, layer, kind, sentence, quote, quote_hash, place, source)
       values ('declined', 'semantic', 'helps', 'Tea helps', 'tea helps', $1, 'Chat about tea', 'chat')`,
      [hashOf('a')],
    );
    expect(await open.run(who.actor, 'select sentence, quote, place from public.memory_proposals')).toEqual([
      { sentence: null, quote: null, place: null },
    ]);
  });

  test('of somebody else cannot be kept', async () => {
    const who = await open.person();
    const proposal = await open.suggestAs(await open.person(), hashOf('a'));
    await expect(
      open.call(who.actor, 'store_memory', 'episodic', { content: 'x' }, proposal),
    ).rejects.toMatchObject({ code: 'PT404' });
    expect(await open.run(who.actor, 'select from public.ai_episodic_memory')).toEqual([]);
  });

  test('finds room among two thousand open ones and no more', async () => {
    const who = await open.person();
    const add = (count: number, from: number) =>
      open.run(
        who.actor,
        `insert into public.memory_proposals (layer, kind, sentence, quote, quote_hash, source)
         select 'semantic', 'helps', 'x', 'x', lpad(to_hex(n), 64, '0'), 'typed'
         from generate_series($2::int, $2::int + $1::int - 1) n`,
        [count, from],
      );
    await add(2000, 0);
    await expect(add(1, 2000)).rejects.toMatchObject({ code: '23514' });
    await open.run(who.actor, `update public.memory_proposals set state = 'declined' where quote_hash = $1`, [
      hashOf('0'),
    ]);
    await add(1, 2000);
  });
});

describe('replacing a memory', () => {
  test('ends the old one now, names the new one in it, and keeps it readable', async () => {
    const who = await open.person();
    const old = await open.keep(who, { sentence: 'I work at the library' });
    await open.addVector(who, 'semantic', old);
    const answer = await open.call<{ id: string }>(
      who.actor,
      'store_memory',
      'episodic',
      { content: 'I work at the school' },
      null,
      { layer: 'semantic', id: old },
    );
    expect(answer).toMatchObject({ stored: true, replaced: true });
    const row = await open.oneOf(who, 'ai_semantic_memory', old);
    expect(row).toMatchObject({ replaced_by: answer.id, definition: 'I work at the library' });
    expect(row?.['valid_to']).toBeInstanceOf(Date);
    // Its meaning has not changed, so it is still found by it.
    expect(await open.run(who.actor, 'select from public.memory_vectors')).toHaveLength(1);

    await open.call(who.actor, 'forget_memories', { items: [{ layer: 'episodic', id: answer.id }] }, false);
    expect(await open.oneOf(who, 'ai_semantic_memory', old)).toMatchObject({ replaced_by: null });
  });

  test('that is somebody else’s, or gone, stores the new one and changes nothing else', async () => {
    const who = await open.person();
    const other = await open.person();
    const theirs = await open.keep(other, {});
    for (const id of [theirs, randomUUID()]) {
      const replaces = { layer: 'semantic', id };
      expect(
        await open.call(who.actor, 'store_memory', 'episodic', { content: 'x' }, null, replaces),
      ).toMatchObject({ stored: true, replaced: false });
    }
    expect(await open.oneOf(other, 'ai_semantic_memory', theirs)).toMatchObject({
      replaced_by: null,
      valid_to: null,
    });
  });

  test.each([{}, { layer: 'semantic' }, { layer: 'semantic', id: 'x' }, { layer: 'x', id: randomUUID() }])(
    'is refused where %j is named',
    async (replaces) => {
      const who = await open.person();
      await expect(
        open.call(who.actor, 'store_memory', 'episodic', { content: 'x' }, null, replaces),
      ).rejects.toMatchObject(INVALID);
    },
  );
});
