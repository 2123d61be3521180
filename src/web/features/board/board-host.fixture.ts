import { z } from 'zod';
import { robin } from '#web/testing/signed-in.ts';
import type { HostAnswers } from '#web/testing/test-host.ts';

type Row = Record<string, string | null>;
const rowSchema = z.record(z.string(), z.nullable(z.string()));

/** With a title of its own, and whatever else is said. */
export const cardRow = (id: string, columnId: string, over: Row = {}): Row => ({
  id,
  column_id: columnId,
  title: `Card ${id}`,
  details: '',
  owner_id: null,
  due_on: null,
  position: 'a0',
  version: 'v1',
  place_version: 'p1',
  ...over,
});

let made = 0;
const next = (): string => {
  made += 1;
  return `made-${made}`;
};

const bodyOf = async (request: Request): Promise<Row> => rowSchema.parse(await request.json());

/** The rows that a request is about. */
const matching = (rows: readonly Row[], request: Request): Row[] => {
  const wanted = [...new URL(request.url).searchParams].filter(([, value]) => value.startsWith('eq.'));
  return rows.filter((row) => wanted.every(([name, value]) => row[name] === value.slice(3)));
};

/** The two tables with the rules that a page depends on: versions, and columns that stay while they hold a card. */
export const boardHost = (given: readonly Row[]) => {
  const columns: Row[] = ['To do', 'Doing', 'Done'].map((title, at) => ({
    id: `c${at + 1}`,
    title,
    position: `a${at}`,
    version: 'v1',
  }));
  const cards: Row[] = structuredClone([...given]);

  const answersOf = (name: string, rows: Row[]): HostAnswers => ({
    [`GET /rest/v1/${name}`]: (request) => matching(rows, request),
    [`POST /rest/v1/${name}`]: async (request) => {
      const row: Row = { ...(await bodyOf(request)), version: next(), place_version: next() };
      rows.push(row);
      return Response.json([row], { status: 201 });
    },
    [`PATCH /rest/v1/${name}`]: async (request) => {
      const change = await bodyOf(request);
      const found = matching(rows, request);
      for (const row of found) {
        Object.assign(row, change, {
          ...('title' in change ? { version: next() } : {}),
          ...('position' in change ? { place_version: next() } : {}),
        });
      }
      return found;
    },
    [`DELETE /rest/v1/${name}`]: (request) => {
      const gone = matching(rows, request);
      if (gone.some(({ id }) => cards.some((card) => card['column_id'] === id))) {
        return Response.json({ code: '23503', message: 'still has cards' }, { status: 409 });
      }
      for (const row of gone) rows.splice(rows.indexOf(row), 1);
      return gone;
    },
  });
  const answers: HostAnswers = {
    'POST /rest/v1/rpc/board_people': () => [
      { id: robin.id, name: 'Robin' },
      { id: 'ada', name: 'Ada' },
    ],
    ...answersOf('board_columns', columns),
    ...answersOf('board_cards', cards),
  };
  return { answers, columns, cards };
};
