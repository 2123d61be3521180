import type { BoardColumn } from '#domain/board/board.ts';
import { atEnd, type Beside, placeAmong } from '#domain/board/place-among.ts';
import { catalogue } from '#domain/notices/catalogue.ts';
import type { BoardCache } from '#web/features/board/board-cache.ts';
import * as server from '#web/features/board/board-mutations.ts';
import type { Backend } from '#web/platform/backend/backend.ts';
import { newId } from '#web/platform/new-id.ts';
import { showMessage } from '#web/services/messages/show-message.ts';

/** What can be done with a column of the board. */
export const createColumnActions = (backend: Backend, { now, change, inTurn, sayChanged }: BoardCache) => {
  const patch = (id: string, part: Partial<BoardColumn>): void =>
    change((board) => ({
      ...board,
      columns: board.columns.map((column) => (column.id === id ? { ...column, ...part } : column)),
    }));

  /** Whether it is there now; one that was removed comes back as it was. */
  const addColumn = async (title: string, was?: BoardColumn): Promise<boolean> => {
    const made = await inTurn(async () => {
      const id = was?.id ?? newId();
      const position = was?.position ?? placeAmong(now().columns, id, atEnd)[0]?.position ?? 'a0';
      const column = await server.addColumn(backend, { id, title, position });
      if (column === undefined) return false;
      change((board) => ({ ...board, columns: [...board.columns, column] }));
      return true;
    }, catalogue.createFailed);
    return made === true;
  };

  /** `changed`: somebody else gave it another title meanwhile. */
  const renameColumn = async (
    column: BoardColumn,
    title: string,
  ): Promise<'saved' | 'changed' | 'not sent'> => {
    const answer = await inTurn(
      async () => (await server.renameColumn(backend, column, title)) ?? 'changed',
      catalogue.updateFailed,
    );
    if (answer === undefined) return 'not sent';
    if (answer === 'changed') return answer;
    patch(column.id, answer);
    return 'saved';
  };

  const moveColumn = (column: BoardColumn, beside: Beside): void => {
    const places = placeAmong(now().columns, column.id, beside);
    for (const { id, position } of places) patch(id, { position });
    const { columns } = now();
    const at = columns.findIndex(({ id }) => id === column.id) + 1;
    showMessage(catalogue.taskMoved, {
      description: `“${column.title}” is now column ${at} of ${columns.length}.`,
    });
    void inTurn(async () => {
      for (const { id, position } of places) await server.placeColumn(backend, id, position);
    }, catalogue.updateFailed);
  };

  /** Only an empty one goes; one that gets a card this moment stays. */
  const removeColumn = async (column: BoardColumn): Promise<boolean> => {
    const gone = await inTurn(async () => server.removeColumn(backend, column.id), catalogue.deleteFailed);
    if (gone === undefined) return false;
    if (!gone) {
      sayChanged(`Somebody just put a card into “${column.title}”. It stays.`);
      return false;
    }
    change((board) => ({ ...board, columns: board.columns.filter(({ id }) => id !== column.id) }));
    showMessage(catalogue.deleted, {
      description: column.title,
      action: { label: 'Undo', run: () => void addColumn(column.title, column) },
    });
    return true;
  };

  return { addColumn, renameColumn, moveColumn, removeColumn };
};
