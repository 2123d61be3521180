import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { RestoreAnswer, RestoreChoice, RestoreChoices } from '#domain/restore/restore-plan.ts';
import { AppError } from '#web/platform/app-error.ts';
import { useSyncNow } from '#web/services/records/use-sync-now.ts';
import {
  lookAtCopy,
  restoreFromCopy,
  type Undone,
  undoRestore,
} from '#web/features/restore/restore-mutations.ts';

type Step =
  | { readonly is: 'choose' }
  | { readonly is: 'working'; readonly on: 'look' | 'restore' | 'undo' }
  | {
      readonly is: 'plan';
      readonly file: File;
      readonly answer: RestoreAnswer;
      readonly choices: RestoreChoices;
    }
  | { readonly is: 'done'; readonly answer: RestoreAnswer; readonly choices: RestoreChoices }
  | { readonly is: 'undone'; readonly done: Undone };

const wordsOf = (error: unknown): string =>
  error instanceof Error && error.message !== ''
    ? error.message
    : 'Your file didn’t get through. Nothing was changed. Try again in a moment.';

const sendWaiting = async (syncNow: () => Promise<void>): Promise<void> => {
  try {
    await syncNow();
  } catch (error) {
    throw new AppError(
      'unreachable',
      'What you changed on this device isn’t sent yet, and that comes first. Nothing was changed. Try again when you’re online.',
      error,
    );
  }
};

/** Choose a file, look at what it would bring, choose per kind, put it back, undo. */
export const useRestore = () => {
  const [step, setStep] = useState<Step>({ is: 'choose' });
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef(new AbortController());
  const queries = useQueryClient();
  const syncNow = useSyncNow();
  useEffect(() => () => running.current.abort(), []);

  const work = async (
    on: 'look' | 'restore' | 'undo',
    back: Step,
    task: (signal: AbortSignal) => Promise<Step>,
  ) => {
    running.current.abort();
    const mine = new AbortController();
    running.current = mine;
    setProblem(null);
    setStep({ is: 'working', on });
    try {
      // The file is compared with what the server has, and what waits here would be written over it afterwards.
      await sendWaiting(syncNow);
      const next = await task(mine.signal);
      if (on !== 'look') {
        // What came back is on the server: without this, lists and search here would wait for their own turn. Where it
        // cannot be read now, that turn comes by itself.
        await Promise.all([syncNow().catch(() => undefined), queries.invalidateQueries()]);
      }
      if (mine.signal.aborted) return;
      setStep(next);
    } catch (error) {
      if (mine.signal.aborted) return;
      setStep(back);
      setProblem(wordsOf(error));
    }
  };

  return {
    step,
    problem,
    look: (file: File) =>
      void work('look', { is: 'choose' }, async (signal) => ({
        is: 'plan',
        file,
        answer: await lookAtCopy(file, signal),
        choices: {},
      })),
    choose: (name: string, choice: RestoreChoice) =>
      setStep((now) => (now.is === 'plan' ? { ...now, choices: { ...now.choices, [name]: choice } } : now)),
    restore: () => {
      if (step.is !== 'plan') return;
      const { file, choices, answer } = step;
      void work('restore', step, async (signal) => ({
        is: 'done',
        answer: await restoreFromCopy(file, answer.plan.sha256, choices, signal),
        choices,
      }));
    },
    undo: (id: string) =>
      void work('undo', step, async () => ({ is: 'undone', done: await undoRestore(id) })),
    startOver: () => {
      running.current.abort();
      setProblem(null);
      setStep({ is: 'choose' });
    },
  };
};
