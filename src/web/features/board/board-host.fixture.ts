import type { HostAnswers } from '#web/testing/test-host.ts';
import { robin } from '#web/testing/signed-in.ts';

export interface CardRow {
  id: string;
  column_id: string;
  title: string;
  details: string;
  owner_id: string | null;
  due_on: string | null;
  position: string;
  version: string;
  place_version: string;
}
interface ColumnRow {
  id: string;
  title: string;
  position: string;
  version: string;
}

export const cardRow = (id: string, columnId: string, over: Partial<CardRow> = {}): CardRow => ({
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

/** The two tables with the rules that a page depends on: versions, and columns that stay while they hold a card. */
export const boardHost = (cards: readonly CardRow[]) => {
  const tables: { board_columns: ColumnRow[]; board_cards: CardRow[] } = {
    board_columns: ['To do', 'Doing', 'Done'].map((title, at) => ({
      id: `c${at + 1}`,
      title,
      position: `a${at}`,
      version: 'v1',
    })),
    board_cards: structuredClone([...cards]),
  };
  const matches = (request: Request) => {
    const wanted = [...new URL(request.url).searchParams].filter(([, value]) => value.startsWith('eq.'));
    return (row: object): boolean =>
      wanted.every(([name, value]) => String(Reflect.get(row, name)) === value.slice(3));
  };
  const read = (name: keyof typeof tables) => (request: Request) => tables[name].filter(matches(request));
  const insert = (name: keyof typeof tables) => async (request: Request) => {
    const given = (await request.json()) as CardRow & ColumnRow;
    const row = { ...given, version: next(), place_version: next() };
    tables[name].push(row);
    return Response.json([row], { status: 201 });
  };
  const update = (name: keyof typeof tables) => async (request: Request) => {
    const change = (await request.json()) as Partial<CardRow>;
    const found = tables[name].filter(matches(request));
    for (const row of found) {
      Object.assign(row, change);
      if ('title' in change) row.version = next();
      if ('position' in change) Object.assign(row, { place_version: next() });
    }
    return found;
  };
  const remove = (name: keyof typeof tables) => (request: Request) => {
    const gone: readonly object[] = tables[name].filter(matches(request));
    const isFull = gone.some((row) =>
      tables.board_cards.some((card) => card.column_id === Reflect.get(row, 'id')),
    );
    if (isFull) return Response.json({ code: '23503', message: 'still has cards' }, { status: 409 });
    Object.assign(tables, { [name]: (tables[name] as object[]).filter((row) => !gone.includes(row)) });
    return gone;
  };
  const answers: HostAnswers = {
    'POST /rest/v1/rpc/board_people': () => [
      { id: robin.id, name: 'Robin' },
      { id: 'ada', name: 'Ada' },
    ],
    ...Object.fromEntries(
      (['board_columns', 'board_cards'] as const).flatMap((name) => [
        [`GET /rest/v1/${name}`, read(name)],
        [`POST /rest/v1/${name}`, insert(name)],
        [`PATCH /rest/v1/${name}`, update(name)],
        [`DELETE /rest/v1/${name}`, remove(name)],
      ]),
    ),
  };
  return { answers, tables };
};
