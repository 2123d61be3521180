import type { QueryClient } from '@tanstack/react-query';
import type { Board } from '#domain/board/board.ts';
import { boardCatalogue } from '#domain/notices/board-catalogue.ts';
import type { Message } from '#domain/notices/message.ts';
import { boardKey, inOrder } from '#web/features/board/board-queries.ts';
import { errorNotice } from '#web/services/messages/error-notice.ts';
import { showMessage } from '#web/services/messages/show-message.ts';

const empty: Board = { columns: [], cards: [], people: [] };

/** The board as it is shown, which changes before the server has answered, and the queue of what is sent. */
export const createBoardCache = (queries: QueryClient) => {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return {
    now: (): Board => queries.getQueryData<Board>(boardKey) ?? empty,

    change: (how: (board: Board) => Board): void => {
      // An answer that is under way knows nothing of this yet.
      void queries.cancelQueries({ queryKey: boardKey });
      queries.setQueryData<Board>(boardKey, (board) => board && inOrder(how(board)));
    },

    /** One after the other, so that each knows what the one before did. Undefined where it did not work, which is said. */
    inTurn: async <Answer>(work: () => Promise<Answer>, broken: Message): Promise<Answer | undefined> => {
      waiting += 1;
      const mine = last.then(work);
      last = mine.catch(() => undefined);
      try {
        return await mine;
      } catch (error) {
        showMessage(errorNotice(error, broken));
        return undefined;
      } finally {
        waiting -= 1;
        if (waiting === 0) void queries.invalidateQueries({ queryKey: boardKey });
      }
    },

    sayChanged: (description: string): void => showMessage(boardCatalogue.changedMeanwhile, { description }),
  };
};

export type BoardCache = ReturnType<typeof createBoardCache>;
