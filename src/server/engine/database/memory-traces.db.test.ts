import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { memoryLayerNames, memoryTables } from '#domain/memory/memory-layer.ts';
import { openMemories } from '#server/engine/database/open-memories.fixture.ts';
import type { OpenMemories } from '#server/engine/database/open-memories.fixture.ts';
import type { Account } from '#server/testing/actors.ts';

let open: OpenMemories;
beforeAll(async () => {
  open = await openMemories();
});
afterAll(() => open.close());

/** Every column of every table of the database in which the word stands: texts, documents, lists and bytes. */
const columnsWith = async (word: string): Promise<readonly string[]> => {
  const { rows: columns } = await open.adminQuery<{ place: string; name: string; type: string }>(
    `select format('%I.%I', n.nspname, c.relname) as place, format('%I', a.attname) as name, t.typname as type
     from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
     join pg_type t on t.oid = a.atttypid
     where c.relkind in ('r', 'p', 'm') and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')
       and a.attnum > 0 and not a.attisdropped and (t.typlen = -1 or t.typcategory in ('S', 'A'))
     order by 1, 2`,
  );
  const found: string[] = [];
  for (const { place, name, type } of columns) {
    const text = type === 'bytea' ? `encode(${name}, 'escape')` : `${name}::text`;
    const { rows } = await open.adminQuery<{ there: boolean }>(
      `select exists (select from ${place} where strpos(lower(${text}), lower($1)) > 0) as there`,
      [word],
    );
    if (rows[0]?.there === true) found.push(`${place}.${name}`);
  }
  return found;
};

describe('what is forgotten', () => {
  const WORD = 'snorkelwacker';

  const plantEverywhere = async (who: Account): Promise<void> => {
    for (const layer of memoryLayerNames) {
      const about = layer === 'associative' ? `${WORD} + ${WORD} calm` : `About ${WORD}`;
      const id = await open.keep(who, {
        layer,
        about,
        sentence: `I met a ${WORD.toUpperCase()}`,
        tags: [WORD],
        source: 'import',
        sourceId: `${WORD}.txt`,
        quote: `so I met a ${WORD}`,
      });
      await open.run(
        who.actor,
        `insert into public.memory_vectors (layer, memory_id, model, vector)
         values ($1, $2, 'test', rpad($3, 1536, '.')::bytea)`,
        [layer, id, WORD],
      );
      await open.run(
        who.actor,
        `insert into public.memory_uses (layer, memory_id, used_in, subject_id) values ($1, $2, 'ask', $3)`,
        [layer, id, WORD],
      );
    }
    // Each column that takes words, by itself in a row that has the word nowhere else.
    const extra = {
      ai_episodic_memory: [
        { content: 'x', session_id: WORD },
        { content: 'x', context_type: WORD, user_state: WORD, cognitive_load: WORD },
        { content: 'x', energy_level: WORD, attention_state: WORD },
        { content: 'x', environment_factors: { noise: [{ of: WORD }] } },
      ],
      ai_semantic_memory: [
        { concept: 'x', definition: 'x', domain: WORD },
        { concept: 'x', definition: 'x', contradictions: [WORD] },
      ],
      ai_associative_memory: [
        { primary_element: 'x', associated_element: 'x', pattern_type: WORD },
        { primary_element: 'x', associated_element: 'x', relationship_type: WORD },
        { primary_element: 'x', associated_element: 'x', supporting_evidence: [{ [WORD]: 1 }] },
      ],
      ai_procedural_memory: [
        { workflow_name: 'x', steps: { step_1: 'x', step_2: `call the ${WORD}` } },
        { workflow_name: 'x', steps: {}, trigger_conditions: { when: WORD } },
        { workflow_name: 'x', steps: {}, success_criteria: WORD, difficulty_level: WORD },
        { workflow_name: 'x', steps: {}, common_failure_points: [WORD], adaptations: [WORD] },
      ],
    };
    for (const [table, rows] of Object.entries(extra)) {
      for (const row of rows) {
        await open.makeRoom(who);
        const layer = table.replaceAll(/^ai_|_memory$/gu, '');
        await open.call(who.actor, 'store_memory', layer, row);
      }
    }
    await open.suggest(who, `A ${WORD} helps`);
    const kept = await open.suggest(who, `Two ${WORD} help`);
    await open.makeRoom(who);
    await open.call(who.actor, 'store_memory', 'semantic', { concept: WORD, definition: 'x' }, kept);
  };

  const planted = [
    'public.ai_associative_memory.tags',
    'public.ai_episodic_memory.content',
    'public.ai_procedural_memory.steps',
    'public.ai_semantic_memory.quote',
    'public.memory_proposals.place',
    'public.memory_proposals.quote',
    'public.memory_proposals.sentence',
    'public.memory_uses.subject_id',
    'public.memory_vectors.vector',
  ];

  test.each([
    ['its topic', { topic: WORD }],
    ['all', { all: true }],
  ])('by %s stands in no text, document, list or bytes of any table afterwards', async (_way, what) => {
    const who = await open.person();
    await open.keep(who, { sentence: 'Tea helps' });
    await plantEverywhere(who);
    expect(await columnsWith(WORD)).toEqual(expect.arrayContaining(planted));
    const preview = await open.forget(who, what, true);
    expect(await columnsWith(WORD)).toEqual(expect.arrayContaining(planted));
    const { items: _listed, ...expected } = preview;
    expect(await open.forget(who, what)).toEqual(expected);
    expect(await columnsWith(WORD)).toEqual([]);
    expect(await open.idsLeft(who)).toHaveLength('topic' in what ? 1 : 0);
  });

  test('by deleting each row by hand stands nowhere either, but in suggestions that are still open', async () => {
    const who = await open.person();
    await plantEverywhere(who);
    for (const table of Object.values(memoryTables)) {
      await open.run(who.actor, `delete from public.${table}`);
    }
    expect((await columnsWith(WORD)).toSorted()).toEqual([
      'public.memory_proposals.place',
      'public.memory_proposals.quote',
      'public.memory_proposals.sentence',
    ]);
    await open.run(who.actor, 'delete from public.memory_proposals');
  });

  test('by the end of an account takes every word along', async () => {
    const who = await open.person();
    await plantEverywhere(who);
    await open.adminQuery('delete from auth.users where id = $1', [who.id]);
    expect(await columnsWith(WORD)).toEqual([]);
    expect(await columnsWith(who.id)).toEqual([]);
  });

  test('a vector that is made while its memory is forgotten does not stay', async () => {
    const who = await open.person();
    const id = await open.keep(who, {});
    const added = Promise.withResolvers<undefined>();
    const mayEnd = Promise.withResolvers<undefined>();
    const adding = open.db.tx(who.actor, async (query) => {
      await query(
        `insert into public.memory_vectors (layer, memory_id, model, vector)
         values ('semantic', $1, 'test', decode(repeat('01', 1536), 'hex'))`,
        [id],
      );
      added.resolve(undefined);
      await mayEnd.promise;
    });
    await added.promise;
    const forgetting = open.forget(who, { all: true });
    mayEnd.resolve(undefined);
    await Promise.all([adding, forgetting]);
    const { rows } = await open.adminQuery('select from public.memory_vectors where memory_id = $1', [id]);
    expect(rows).toEqual([]);
  });
});
