import { readFile } from 'node:fs/promises';

export interface AnalysisLimits {
  /** MB of the whole process. It needs well below 250; above this it has been led astray. */
  readonly memoryMb: number;
  /** Without a word for this long it hangs. */
  readonly silentMs: number;
  /** No file takes longer, … */
  readonly wholeMs: number;
  /** … and none longer than so much before anything is decoded … */
  readonly startMs: number;
  /** … and a second for every so many of sound. Sixty and more are usual. */
  readonly slowest: number;
}

export const analysisLimits: AnalysisLimits = {
  memoryMb: 400,
  silentMs: 30_000,
  wholeMs: 10 * 60_000,
  startMs: 60_000,
  slowest: 4,
};

const pageBytes = 4096;
const pollMs = 200;

/** MB that a process takes; nothing where there is no /proc. */
const memoryOf = async (pid: number): Promise<number | undefined> => {
  try {
    const pages = (await readFile(`/proc/${pid}/statm`, 'utf8')).split(' ')[1];
    return (Number(pages) * pageBytes) / 1e6;
  } catch {
    return undefined;
  }
};

/** Looks at a process from outside: it cannot look at itself while WebAssembly runs. */
export const watchMemory = (pid: number, mostMb: number, tooMuch: () => void): (() => void) => {
  const look = async (): Promise<void> => {
    const megabytes = await memoryOf(pid);
    if (megabytes !== undefined && megabytes > mostMb) tooMuch();
  };
  const timer = setInterval(() => {
    void look();
  }, pollMs);
  timer.unref();
  return () => clearInterval(timer);
};
