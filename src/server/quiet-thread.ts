import { Worker } from 'node:worker_threads';

/**
 * A thread for a library that sees what somebody said: none of our secrets and none of our flags (a debugger's port, say, can
 * be used once), what it prints goes nowhere, its heap is bounded, and it does not keep the process alive.
 */
export const startQuietThread = (
  file: string | URL,
  { data, heapMegabytes }: { readonly data: unknown; readonly heapMegabytes: number },
): Worker => {
  const thread = new Worker(file, {
    workerData: data,
    env: {},
    execArgv: [],
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
  });
  thread.stdout.resume();
  thread.stderr.resume();
  thread.unref();
  return thread;
};
