import { type Board, type BoardCard, cardsIn } from '#domain/board/board.ts';
import { atEnd, type Beside, placeAmong } from '#domain/board/place-among.ts';
import { catalogue } from '#domain/notices/catalogue.ts';
import type { BoardCache } from '#web/features/board/board-cache.ts';
import * as server from '#web/features/board/board-mutations.ts';
import type { Backend } from '#web/platform/backend/backend.ts';
import { newId } from '#web/platform/new-id.ts';
import { showMessage } from '#web/services/messages/show-message.ts';

/** Where a card goes: into a column, beside another card of it or at its end. */
export interface Target extends Beside {
  readonly columnId: string;
}

type NewFields = Pick<BoardCard, 'title'> & Partial<BoardCard>;

const placeOf = (board: Board, card: BoardCard): Target => {
  const list = cardsIn(board.cards, card.columnId);
  const next = list[list.findIndex(({ id }) => id === card.id) + 1];
  return { columnId: card.columnId, other: next?.id ?? null, edge: next === undefined ? 'after' : 'before' };
};

/** What can be done with a card. It shows at once where it can, and can be undone. */
export const createCardActions = (backend: Backend, { now, change, inTurn, sayChanged }: BoardCache) => {
  /** What our own moves made of the version of a place: only those of others are in the way. */
  const own = new Map<string, string>();
  const latest = (version: string): string => {
    const next = own.get(version);
    return next === undefined ? version : latest(next);
  };

  const patch = (id: string, part: Partial<BoardCard>): void =>
    change((board) => ({
      ...board,
      cards: board.cards.map((card) => (card.id === id ? { ...card, ...part } : card)),
    }));

  const send = async (card: BoardCard, columnId: string, places: ReturnType<typeof placeAmong>) => {
    for (const { id, position } of places) {
      if (id !== card.id) {
        await server.placeCard(backend, id, null, { position });
        continue;
      }
      const seen = latest(card.placeVersion);
      const there = await server.placeCard(backend, id, seen, { position, columnId });
      if (there === undefined) {
        sayChanged(`Somebody else moved “${card.title}” first. You see it where it is now.`);
        return;
      }
      own.set(seen, there.placeVersion);
      patch(id, { placeVersion: there.placeVersion });
    }
  };

  /** Whether it has another place now. */
  const move = (id: string, target: Target, undoes = false): boolean => {
    const board = now();
    const card = board.cards.find((one) => one.id === id);
    const column = board.columns.find((one) => one.id === target.columnId);
    if (card === undefined || column === undefined) return false;
    const places = placeAmong(cardsIn(board.cards, column.id), id, target);
    if (places.length === 0) return false;
    for (const place of places) patch(place.id, { position: place.position });
    patch(id, { columnId: column.id });
    const after = cardsIn(now().cards, column.id);
    const at = after.findIndex((one) => one.id === id) + 1;
    const back = placeOf(board, card);
    showMessage(catalogue.taskMoved, {
      description: `“${card.title}” is now ${at} of ${after.length} in ${column.title}.`,
      ...(undoes ? {} : { action: { label: 'Undo', run: () => void move(id, back, true) } }),
    });
    void inTurn(async () => send(card, column.id, places), catalogue.updateFailed);
    return true;
  };

  /** Puts what the server answered where everybody sees it. */
  const show = (card: BoardCard): void =>
    change((board) => ({ ...board, cards: [...board.cards.filter(({ id }) => id !== card.id), card] }));

  /** Whether it is there now. A column that is gone meanwhile is replaced by the first there is. */
  const add = async (columnId: string, fields: NewFields): Promise<boolean> => {
    const id = fields.id ?? newId();
    const card = await inTurn(async () => {
      const { columns, cards } = now();
      const column = columns.some((one) => one.id === columnId) ? columnId : (columns[0]?.id ?? columnId);
      const end = placeAmong(cardsIn(cards, column), id, atEnd)[0]?.position ?? 'a0';
      const blank = { details: '', ownerId: null, dueOn: null, position: end };
      return server.addCard(backend, { ...blank, ...fields, id, columnId: column });
    }, catalogue.createFailed);
    if (card !== undefined) show(card);
    return card !== undefined;
  };

  const remove = async (card: BoardCard): Promise<boolean> => {
    const gone = await inTurn(async () => server.deleteCard(backend, card), catalogue.deleteFailed);
    if (gone === undefined) return false;
    if (!gone) {
      sayChanged(`Somebody else changed “${card.title}” first. Nothing was deleted.`);
      return false;
    }
    change((board) => ({ ...board, cards: board.cards.filter(({ id }) => id !== card.id) }));
    showMessage(catalogue.deleted, {
      description: card.title,
      action: { label: 'Undo', run: () => void add(card.columnId, card) },
    });
    return true;
  };

  return { move, add, remove, show };
};
