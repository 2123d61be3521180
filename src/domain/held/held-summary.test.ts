import { describe, expect, it } from 'vitest';
import { heldGrowth, heldKinds, heldTotal } from '#domain/held/held-summary.ts';
import { dataKept } from '#domain/privacy/data-kept.ts';

const table = (name: string, rows: number, months: readonly (readonly [string, number])[] = []) => ({
  name,
  rows,
  bytes: rows * 100,
  deleted: 0,
  months: months.map(([month, count]) => ({ month, rows: count, bytes: count * 100 })),
});

describe('[ARCHIVE-01] what is held, in the words of the privacy page', () => {
  it('adds the tables of one kind up, in the order of the privacy page, and leaves out what is empty', () => {
    const kinds = heldKinds({
      tables: [
        table('music_staging', 1),
        { ...table('storage.objects', 1), bytes: 5000 },
        table('tasks', 2),
        table('task_steps', 3),
        table('coach_goals', 0),
      ],
    });
    expect(kinds.map(({ id, rows, bytes }) => [id, rows, bytes])).toEqual([
      ['tasks', 5, 500],
      ['music', 2, 5100],
    ]);
    expect(kinds[0]?.what).toBe(dataKept.find(({ id }) => id === 'tasks')?.what);
  });

  it('counts copies that are kept here, and restore points', () => {
    const kinds = heldKinds({
      tables: [
        { ...table('storage.archives', 3), bytes: 9000 },
        table('copy_schedules', 1),
        table('restore_points', 2),
      ],
    });
    expect(
      kinds.map(({ rows, bytes }) => [rows, bytes]).toSorted(([one = 0], [other = 0]) => one - other),
    ).toEqual([
      [2, 200],
      [4, 9100],
    ]);
  });

  it('names a kind of which only deleted things are left', () => {
    expect(heldKinds({ tables: [{ ...table('tasks', 0), deleted: 2 }] })).toMatchObject([
      { id: 'tasks', rows: 0, deleted: 2 },
    ]);
  });

  it('adds everything up', () => {
    const tables = [table('tasks', 2), { ...table('projects', 1), deleted: 4 }];
    expect(heldTotal({ tables })).toEqual({ rows: 3, bytes: 300, deleted: 4 });
  });
});

describe('[ARCHIVE-01] how what is held has grown', () => {
  it('counts up over the last twelve months, across the turn of a year', () => {
    const months = heldGrowth(
      {
        tables: [
          table('tasks', 3, [
            ['2025-12', 1],
            ['2026-02', 2],
          ]),
          table('projects', 1, [['2026-03', 1]]),
        ],
      },
      '2026-03',
    );
    expect(months).toHaveLength(12);
    expect(months[0]).toEqual({ month: '2025-04', rows: 0 });
    expect(months.slice(-4).map(({ month, rows }) => [month, rows])).toEqual([
      ['2025-12', 1],
      ['2026-01', 1],
      ['2026-02', 3],
      ['2026-03', 4],
    ]);
  });

  it('ends with everything, even what a fast clock put into the next month', () => {
    const months = heldGrowth({ tables: [table('tasks', 1, [['2026-04', 1]])] }, '2026-03');
    expect(months.at(-1)?.rows).toBe(1);
    expect(months.at(-2)?.rows).toBe(0);
  });
});
