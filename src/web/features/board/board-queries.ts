import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import type { Board, BoardCard } from '#domain/board/board.ts';
import { byPosition } from '#domain/records/position.ts';
import { AppError } from '#web/platform/app-error.ts';
import { responseData } from '#web/platform/backend/response-data.ts';
import type { Backend } from '#web/platform/backend/backend.ts';

const columnSchema = z.object({
  id: z.string(),
  title: z.string(),
  position: z.string(),
  version: z.string(),
});
const cardSchema = z.object({
  id: z.string(),
  column_id: z.string(),
  title: z.string(),
  details: z.string(),
  owner_id: z.nullable(z.string()),
  due_on: z.nullable(z.string()),
  position: z.string(),
  version: z.string(),
  place_version: z.string(),
});
const personSchema = z.object({ id: z.string(), name: z.string() });

const parse = <Data>(schema: z.ZodMiniType<Data>, data: unknown): Data => {
  const parsed = schema.safeParse(data);
  if (!parsed.success) throw new AppError('unreadable', 'We couldn’t read the board.', parsed.error);
  return parsed.data;
};

/** The cards of an answer. */
export const cardsOf = (data: unknown): readonly BoardCard[] =>
  parse(z.array(cardSchema), data).map((row) => ({
    id: row.id,
    columnId: row.column_id,
    title: row.title,
    details: row.details,
    ownerId: row.owner_id,
    dueOn: row.due_on,
    position: row.position,
    version: row.version,
    placeVersion: row.place_version,
  }));

export const columnsOf = (data: unknown) => parse(z.array(columnSchema), data);

/** By plain comparison, as in the database. */
export const inOrder = (board: Board): Board => ({
  ...board,
  columns: board.columns.toSorted(byPosition),
  cards: board.cards.toSorted(byPosition),
});

export const boardKey = ['board'] as const;
// Often enough to see each other work, seldom enough to cost nothing.
const askAgain = 10_000;

export const boardQuery = (backend: Backend) =>
  queryOptions({
    queryKey: boardKey,
    queryFn: async ({ signal }): Promise<Board> => {
      const [columns, cards, people] = await Promise.all([
        backend.from('board_columns').select().abortSignal(signal),
        backend.from('board_cards').select().abortSignal(signal),
        backend.rpc('board_people').abortSignal(signal),
      ]);
      return inOrder({
        columns: columnsOf(responseData(columns)),
        cards: cardsOf(responseData(cards)),
        people: parse(z.array(personSchema), responseData(people)),
      });
    },
    refetchInterval: askAgain,
    refetchOnWindowFocus: 'always',
  });
