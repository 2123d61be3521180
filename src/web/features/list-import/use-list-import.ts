import { useMemo, useState } from 'react';
import { importChanges } from '#domain/list-import/import-changes.ts';
import type { DayOrder } from '#domain/calendar/day-order.ts';
import { parseTaskList } from '#domain/list-import/parse-task-list.ts';
import type { ReadProblem } from '#domain/list-import/read-problem.ts';
import type { Reading } from '#domain/list-import/reading.ts';
import {
  type ImportOptions,
  carefulChoices,
  type SortedFound,
  selectTasksToImport,
} from '#domain/list-import/select-tasks-to-import.ts';
import { broughtRecords } from '#domain/list-import/undo-import.ts';
import { rememberImport } from '#web/features/list-import/last-import.ts';
import { readFile } from '#web/features/list-import/read-file.ts';
import { dayOf, today } from '#web/platform/clock/clock.ts';
import { newId } from '#web/platform/new-id.ts';
import { notePoint } from '#web/services/records/noted-point.ts';
import { useRecords, useRecordStore } from '#web/services/records/use-records.ts';

const read = (text: string, dayOrder: DayOrder | null) =>
  parseTaskList(text, {
    today: today(),
    dayOfMoment: (milliseconds) => dayOf(new Date(milliseconds)),
    dayOrder,
  });

export interface Looked {
  readonly reading: Reading;
  readonly dayOrder: DayOrder | null;
}

export interface ListImportState {
  readonly text: string;
  readonly problem: ReadProblem | null;
  /** Null until a list was read. */
  readonly looked: Looked | null;
  readonly choices: ImportOptions;
  readonly sorted: SortedFound | null;
  readonly write: (text: string) => void;
  readonly look: () => void;
  readonly open: (file: Blob) => Promise<void>;
  readonly choose: (choices: Partial<ImportOptions>) => void;
  readonly orderDays: (dayOrder: DayOrder) => void;
  readonly back: () => void;
  readonly save: () => void;
}

/** From what was pasted to what is brought. Nothing leaves the page before the last step. */
export const useListImport = (): ListImportState => {
  const store = useRecordStore();
  const tasks = useRecords('tasks');
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<ReadProblem | null>(null);
  const [looked, setLooked] = useState<Looked | null>(null);
  const [choices, setChoices] = useState(carefulChoices);
  const sorted = useMemo(
    () => (looked === null ? null : selectTasksToImport(looked.reading, tasks, choices)),
    [looked, tasks, choices],
  );

  const lookAt = (words: string, dayOrder: DayOrder | null = null): void => {
    const result = read(words, dayOrder);
    setProblem(result.ok ? null : result.problem);
    setLooked(result.ok ? { reading: result.reading, dayOrder } : null);
  };

  return {
    text,
    problem,
    looked,
    choices,
    sorted,
    write: (words) => {
      setText(words);
      setProblem(null);
    },
    look: () => lookAt(text),
    open: async (file) => {
      const found = await readFile(file).catch(() => ({ ok: false, problem: 'not-text' }) as const);
      // What was typed before stays where it is.
      if (!found.ok) {
        setProblem(found.problem);
        return;
      }
      setText(found.text);
      lookAt(found.text);
    },
    choose: (some) => setChoices({ ...choices, ...some }),
    orderDays: (dayOrder) => lookAt(text, dayOrder),
    back: () => setLooked(null),
    save: () => {
      if (sorted === null || sorted.bring.length === 0) return;
      const count = sorted.bring.length;
      const changes = importChanges(sorted.bring, {
        userId: store.userId,
        now: new Date().toISOString(),
        today: today(),
        tasks,
        projects: store.all('projects'),
        newId,
      });
      notePoint(store.userId, 'import');
      store.write(changes);
      rememberImport({ userId: store.userId, count, records: broughtRecords(changes) });
      setLooked(null);
      setText('');
      setChoices(carefulChoices);
    },
  };
};
