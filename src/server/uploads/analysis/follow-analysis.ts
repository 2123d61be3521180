import type { ChildProcess } from 'node:child_process';
import type { AnalysisOutcome } from './analysis-outcome.ts';
import { fromAnalyser, type ToAnalyser } from './analysis-message.ts';
import { type AnalysisLimits, watchMemory } from './child-limits.ts';

/** `spent`: the process is of no use any more. */
type Followed =
  | { readonly spent: boolean; readonly result: AnalysisOutcome }
  | { readonly spent: boolean; readonly thrown: unknown };

const analysisSentences = {
  tookTooLong: 'This file takes too long to read. Try exporting it again, or cut it into shorter pieces.',
  tooMuch: 'This file needs too much memory to read. Try exporting it again as MP3 or WAV.',
  crashed: 'We couldn’t read this file. Try exporting it again as MP3 or WAV.',
} as const;

/** Has a process analyse one file, and stops waiting when a limit is reached. */
export const followAnalysis = async (
  child: ChildProcess,
  order: { readonly ask: ToAnalyser; readonly limits: AnalysisLimits; readonly signal?: AbortSignal },
): Promise<Followed> => {
  const { ask, limits, signal } = order;
  const finished = Promise.withResolvers<Followed>();
  const giveUp = (sentence: string): void => finished.resolve({ spent: true, result: { failed: sentence } });
  const tell = (result: AnalysisOutcome): void => finished.resolve({ spent: false, result });
  const unborn = (error: Error): void => finished.resolve({ spent: true, thrown: error });
  const began = performance.now();
  let silence: NodeJS.Timeout | undefined;
  const listen = (): void => {
    clearTimeout(silence);
    silence = setTimeout(() => giveUp(analysisSentences.tookTooLong), limits.silentMs);
  };
  const whole = setTimeout(() => giveUp(analysisSentences.tookTooLong), limits.wholeMs);

  const heard = (raw: unknown): void => {
    const parsed = fromAnalyser.safeParse(raw);
    if (!parsed.success || parsed.data.job !== ask.job) return giveUp(analysisSentences.crashed);
    const message = parsed.data;
    if (message.kind === 'working') {
      const allowed = limits.startMs + (message.seconds * 1000) / limits.slowest;
      if (performance.now() - began > allowed) return giveUp(analysisSentences.tookTooLong);
      return listen();
    }
    if (message.kind === 'broken') return unborn(new Error(message.message));
    if (message.kind === 'failed') return tell({ failed: message.sentence });
    const { figures, curves, sha256, picture } = message;
    tell({ figures, curves, sha256, picture });
  };
  const ended = (): void => giveUp(analysisSentences.crashed);
  const aborted = (): void => finished.resolve({ spent: true, thrown: signal?.reason });

  child.on('message', heard);
  child.once('close', ended);
  child.once('error', unborn);
  signal?.addEventListener('abort', aborted, { once: true });
  const unwatch =
    child.pid === undefined
      ? undefined
      : watchMemory(child.pid, limits.memoryMb, () => giveUp(analysisSentences.tooMuch));
  listen();
  child.send(ask, (error) => {
    if (error !== null) ended();
  });
  const outcome = await finished.promise;
  clearTimeout(silence);
  clearTimeout(whole);
  unwatch?.();
  child.off('message', heard);
  child.off('close', ended);
  child.off('error', unborn);
  signal?.removeEventListener('abort', aborted);
  return outcome;
};
