import type { BoardCard, BoardColumn, CardFields } from '#domain/board/board.ts';
import { cardsOf, columnsOf } from '#web/features/board/board-queries.ts';
import type { Backend } from '#web/platform/backend/backend.ts';
import { responseData } from '#web/platform/backend/response-data.ts';

const fieldsRow = ({ title, details, ownerId, dueOn }: CardFields) => ({
  title: title.trim(),
  details,
  owner_id: ownerId,
  due_on: dueOn,
});

export type NewCard = CardFields & Pick<BoardCard, 'id' | 'columnId' | 'position'>;

/** Also brings a deleted one back, as it was. */
export const addCard = async (backend: Backend, card: NewCard): Promise<BoardCard | undefined> => {
  const row = { id: card.id, column_id: card.columnId, position: card.position, ...fieldsRow(card) };
  return cardsOf(responseData(await backend.from('board_cards').insert(row).select()))[0];
};

/** Nothing where somebody else changed or deleted it since that version. */
export const saveCard = async (
  backend: Backend,
  id: string,
  version: string,
  fields: CardFields,
): Promise<BoardCard | undefined> =>
  cardsOf(
    responseData(
      await backend
        .from('board_cards')
        .update(fieldsRow(fields))
        .eq('id', id)
        .eq('version', version)
        .select(),
    ),
  )[0];

/** As it is now; nothing where it is gone. */
export const readCard = async (backend: Backend, id: string): Promise<BoardCard | undefined> =>
  cardsOf(responseData(await backend.from('board_cards').select().eq('id', id)))[0];

/** Nothing where somebody else moved or deleted it since; without a version it goes wherever it was. */
export const placeCard = async (
  backend: Backend,
  id: string,
  placeVersion: string | null,
  place: { readonly columnId?: string; readonly position: string },
): Promise<BoardCard | undefined> => {
  const { columnId, position } = place;
  const change = backend
    .from('board_cards')
    .update({ position, ...(columnId === undefined ? {} : { column_id: columnId }) })
    .eq('id', id);
  const guarded = placeVersion === null ? change : change.eq('place_version', placeVersion);
  return cardsOf(responseData(await guarded.select()))[0];
};

/** Whether it was still as it was seen, and is gone now. */
export const deleteCard = async (backend: Backend, { id, version }: BoardCard): Promise<boolean> =>
  cardsOf(
    responseData(await backend.from('board_cards').delete().eq('id', id).eq('version', version).select()),
  ).length > 0;

export const addColumn = async (
  backend: Backend,
  { id, title, position }: Pick<BoardColumn, 'id' | 'title' | 'position'>,
): Promise<BoardColumn | undefined> => {
  const row = { id, title: title.trim(), position };
  return columnsOf(responseData(await backend.from('board_columns').insert(row).select()))[0];
};

/** Nothing where somebody else gave it another title since. */
export const renameColumn = async (
  backend: Backend,
  { id, version }: BoardColumn,
  title: string,
): Promise<BoardColumn | undefined> =>
  columnsOf(
    responseData(
      await backend
        .from('board_columns')
        .update({ title: title.trim() })
        .eq('id', id)
        .eq('version', version)
        .select(),
    ),
  )[0];

export const placeColumn = async (backend: Backend, id: string, position: string): Promise<void> => {
  responseData(await backend.from('board_columns').update({ position }).eq('id', id));
};

/** The database refuses it for a column that holds a card, also one that came this moment. */
export const removeColumn = async (backend: Backend, id: string): Promise<boolean> => {
  const answer = await backend.from('board_columns').delete().eq('id', id);
  if (answer.error?.code === '23503') return false;
  responseData(answer);
  return true;
};
