import { useState } from 'react';
import type { Day } from '#domain/calendar/day.ts';
import type { Task } from '#domain/records/kinds/task.ts';
import { type SortChoice, sortedAtOnce } from '#domain/tasks/sort-answers.ts';
import type { TaskActions } from '#web/features/tasks/use-task-actions.ts';
import { useRecordStore } from '#web/services/records/use-records.ts';

interface Answered {
  readonly id: string;
  /** Null for one that was skipped. */
  readonly choice: SortChoice | null;
  readonly undo: () => void;
}

export interface InboxSort {
  /** The one that is asked about; null at the end. */
  readonly task: Task | null;
  /** How many were answered or skipped. */
  readonly at: number;
  readonly all: number;
  readonly sorted: number;
  readonly last: { readonly task: Task; readonly choice: SortChoice | null } | null;
  readonly answer: (choice: SortChoice) => void;
  readonly skip: () => void;
  readonly undo: () => void;
  /** After "later": another day than next week. */
  readonly moveLastTo: (day: Day) => void;
  readonly again: () => void;
}

const firstIds = (tasks: readonly Task[]): readonly string[] =>
  tasks.slice(0, sortedAtOnce).map(({ id }) => id);

/** Which of the five is asked about, and what was answered. */
export const useInboxSort = (tasks: readonly Task[], actions: TaskActions): InboxSort => {
  const store = useRecordStore();
  const [ids, setIds] = useState(() => firstIds(tasks));
  const [answers, setAnswers] = useState<readonly Answered[]>([]);
  const seen = new Set(answers.map(({ id }) => id));
  // Another device may have sorted or deleted one of them meanwhile.
  const left = ids.filter((id) => !seen.has(id) && tasks.some((task) => task.id === id));
  const [id] = left;
  const task = id === undefined ? null : (store.get('tasks', id) ?? null);
  const lastAnswer = answers.at(-1);
  const lastTask = lastAnswer === undefined ? undefined : store.get('tasks', lastAnswer.id);
  const add = (choice: SortChoice | null, undo: () => void): void => {
    if (task !== null) setAnswers([...answers, { id: task.id, choice, undo }]);
  };
  return {
    task,
    at: answers.length,
    all: answers.length + left.length,
    sorted: answers.filter(({ choice }) => choice !== null).length,
    last:
      lastAnswer === undefined || lastTask === undefined
        ? null
        : { task: lastTask, choice: lastAnswer.choice },
    answer: (choice) => task !== null && add(choice, actions.sort(task, choice)),
    skip: () => add(null, () => undefined),
    undo: () => {
      lastAnswer?.undo();
      setAnswers(answers.slice(0, -1));
    },
    moveLastTo: (day) => {
      if (lastAnswer === undefined || lastTask === undefined) return;
      const moveBack = actions.sort(lastTask, { day });
      const undo = (): void => {
        moveBack();
        lastAnswer.undo();
      };
      setAnswers([...answers.slice(0, -1), { ...lastAnswer, undo }]);
    },
    again: () => {
      setIds(firstIds(tasks.filter((one) => !seen.has(one.id))));
      setAnswers([]);
    },
  };
};
