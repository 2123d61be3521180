import { useCallback, useState } from 'react';
import { catalogue } from '#domain/notices/catalogue.ts';
import type { Task } from '#domain/records/kinds/task.ts';
import { keepInTodayChanges, moveToInboxChanges, undatedInToday } from '#domain/tasks/inbox-changes.ts';
import {
  clearInboxChoice,
  type InboxChoice,
  readInboxChoice,
  tasksOfChoice,
  writeInboxChoice,
} from '#web/features/tasks/inbox-choice.ts';
import { today } from '#web/platform/clock/clock.ts';
import { useToday } from '#web/platform/clock/use-today.ts';
import { useRecords, useRecordStore } from '#web/services/records/use-records.ts';
import { showMessage } from '#web/services/messages/show-message.ts';

interface InboxMove {
  /** Tasks from before the Inbox, about which nobody was asked yet. */
  readonly asked: readonly Task[];
  /** What was answered within the last week, and the tasks that are still where it put them. */
  readonly answered: { readonly choice: InboxChoice['choice']; readonly tasks: readonly Task[] } | null;
  readonly answer: (choice: InboxChoice['choice'], tasks: readonly Task[]) => void;
}

/**
 * Tasks without a day from before the Inbox stay in Today; nothing is written until the person says what to do with them.
 * The answer is an ordinary change to the tasks, so it reaches every device; that it was given is kept on this one.
 */
export const useInboxMove = (): InboxMove => {
  const store = useRecordStore();
  const tasks = useRecords('tasks');
  const day = useToday();
  const { userId } = store;
  const [kept, setKept] = useState(() => readInboxChoice(userId));
  const answer = useCallback(
    (choice: InboxChoice['choice'], which: readonly Task[]) => {
      const now = today();
      const before = readInboxChoice(userId);
      const undo = store.write(
        choice === 'keep' ? keepInTodayChanges(which, now) : moveToInboxChanges(which),
      );
      const next = { userId, choice, ids: which.map(({ id }) => id), day: now };
      writeInboxChoice(next);
      setKept(next);
      showMessage(choice === 'keep' ? catalogue.keptInToday : catalogue.movedToInbox, {
        action: {
          label: 'Undo',
          run: () => {
            undo();
            if (before === null) clearInboxChoice();
            else writeInboxChoice(before);
            setKept(before);
          },
        },
      });
    },
    [store, userId],
  );
  const still = kept === null ? [] : tasksOfChoice(kept, tasks, day);
  return {
    asked: kept === null ? undatedInToday(tasks, day) : [],
    answered: kept === null || still.length === 0 ? null : { choice: kept.choice, tasks: still },
    answer,
  };
};
