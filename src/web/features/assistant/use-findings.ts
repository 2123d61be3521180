import type { Findings } from '#domain/assistant/offline/offline-answer.ts';
import { dayOf, today } from '#web/platform/clock/clock.ts';
import { useDateFormat } from '#web/platform/clock/use-date-format.ts';
import { useMemoriesAtHand } from '#web/services/memory/use-memories-at-hand.ts';
import { useRecords } from '#web/services/records/use-records.ts';

/** What an answer without a model is made from: the records on this device, and what the memory page shows. */
export const useFindings = (): Findings => {
  const tasks = useRecords('tasks');
  const sessions = useRecords('focusSessions');
  const memories = useMemoriesAtHand();
  const day = useDateFormat({ dateStyle: 'long' });
  return {
    records: {
      today: today(),
      dayOf: (at) => dayOf(new Date(at)),
      tasks,
      sessions,
      memories,
    },
    // What the memory says to a question stands in its own lists, below.
    asked: { state: 'nothing', memories: [] },
    picked: null,
    dayWords: (at) => day.format(new Date(at)),
  };
};
