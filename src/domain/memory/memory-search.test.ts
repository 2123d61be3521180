import { describe, expect, it } from 'vitest';
import { memorySearchPlan } from './memory-search-plan.ts';
import { mergeMemories } from './merge-memories.ts';

const found = (id: string, importance: number, createdAt: string) => ({ id, importance, createdAt });

describe('[MEM-03] the plan of a memory search', () => {
  it('matches the named columns of each table, a quarter of the total each', () => {
    expect(memorySearchPlan({ query: 'rain' })).toEqual([
      { layer: 'episodic', table: 'ai_episodic_memory', or: 'content.ilike."%rain%"', tags: null, limit: 3 },
      {
        layer: 'semantic',
        table: 'ai_semantic_memory',
        or: 'concept.ilike."%rain%",definition.ilike."%rain%"',
        tags: null,
        limit: 3,
      },
      {
        layer: 'associative',
        table: 'ai_associative_memory',
        or: 'primary_element.ilike."%rain%",associated_element.ilike."%rain%"',
        tags: null,
        limit: 3,
      },
      {
        layer: 'procedural',
        table: 'ai_procedural_memory',
        or: 'workflow_name.ilike."%rain%"',
        tags: null,
        limit: 3,
      },
    ]);
  });

  it.each([
    [1, 1],
    [4, 1],
    [5, 2],
    [8, 2],
    [10, 3],
  ])('a total of %i asks each table for %i', (limit, each) => {
    expect(memorySearchPlan({ limit }).map((part) => part.limit)).toEqual([each, each, each, each]);
  });

  it.each([
    ['a,b', '"%a,b%"'],
    ['x).or(user_id.is.null', String.raw`"%x).or(user\\_id.is.null%"`],
    ['100%', String.raw`"%100\\%%"`],
    ['snake_case', String.raw`"%snake\\_case%"`],
    ['2*3', '"%2_3%"'],
    ['say "hi"', String.raw`"%say \"hi\"%"`],
    [String.raw`C:\temp`, String.raw`"%C:\\\\temp%"`],
    [String.raw`\"`, String.raw`"%\\\\\"%"`],
    ["it's", `"%it's%"`],
    ['a\u0000b\nc', '"%abc%"'],
    ['  rain  ', '"%rain%"'],
    ['ä🔥', '"%ä🔥%"'],
  ])('matches %j letter for letter as %s', (query, value) => {
    expect(memorySearchPlan({ query })[0]!.or).toBe(`content.ilike.${value}`);
  });

  it.each(['', '   ', '\n\t'])('asks for no text where there is none: %j', (query) => {
    expect(memorySearchPlan({ query })[0]!.or).toBeNull();
  });

  it('cuts a long text without cutting a letter in two', () => {
    expect(memorySearchPlan({ query: '🔥'.repeat(300) })[0]!.or).toBe(
      `content.ilike."%${'🔥'.repeat(200)}%"`,
    );
  });

  it.each([
    [[], null],
    [[''], null],
    [['work'], '{"work"}'],
    [['work', 'two words'], '{"work","two words"}'],
    [['a,b', 'c}', 'say "hi"', String.raw`back\slash`], String.raw`{"a,b","c}","say \"hi\"","back\\slash"}`],
  ])('asks for the tags %j as %s', (tags, literal) => {
    expect(memorySearchPlan({ tags }).map((part) => part.tags)).toEqual([literal, literal, literal, literal]);
  });
});

describe('[MEM-03] what the tables gave, as one list', () => {
  it('is sorted by importance, then the newest first, and cut to the total', () => {
    const merged = mergeMemories(
      [
        [found('a', 3, '2026-11-01T10:00:00+00:00'), found('b', 1, '2026-11-09T10:00:00+00:00')],
        [found('c', 5, '2026-10-01T10:00:00+00:00')],
        [],
        [
          found('d', 3, '2026-11-02T10:00:00.000002+00:00'),
          found('e', 3, '2026-11-02T10:00:00.000001+00:00'),
        ],
      ],
      4,
    );
    expect(merged.map(({ id }) => id)).toEqual(['c', 'd', 'e', 'a']);
  });

  it('has at most ten when nobody says', () => {
    const eleven = Array.from({ length: 11 }, (_, index) => found(String(index), 3, '2026-11-01T10:00:00Z'));
    expect(mergeMemories([eleven])).toHaveLength(10);
  });
});
