import { workMs } from '#domain/restore/restore-limits.ts';

export interface WorkTime extends Disposable {
  readonly signal: AbortSignal;
  /** Once it is known how much there is to do. */
  readonly grantFor: (rows: number) => void;
}

/** Begins when the file is here: how fast it came is not held against it. */
export const startWorkTime = (bytes: number, left: AbortSignal): WorkTime => {
  const over = new AbortController();
  const began = performance.now();
  let timer: NodeJS.Timeout | undefined;
  const grantFor = (rows: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => over.abort(), workMs(bytes, rows) - (performance.now() - began));
  };
  grantFor(0);
  return {
    signal: AbortSignal.any([left, over.signal]),
    grantFor,
    [Symbol.dispose]: () => clearTimeout(timer),
  };
};
