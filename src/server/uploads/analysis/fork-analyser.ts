import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { bareEnvironment } from '#server/bare-environment.ts';

const program = path.join(import.meta.dirname, 'analysis-child.ts');
/** Numbers in JavaScript's own memory; what sounds need lies outside of it. */
const heapMb = 128;
/** 64 KiB each. A decoder needs some tens of MB. */
const wasmPages = 4096;

const flags = [
  `--max-old-space-size=${heapMb}`,
  `--wasm-max-mem-pages=${wasmPages}`,
  // It reads. It does not write, start programs or load anything native.
  '--permission',
  '--allow-fs-read=*',
  '--disable-warning=ExperimentalWarning',
  '--disable-warning=SecurityWarning',
];

/** A process of its own for bytes nobody can vouch for. */
export const forkAnalyser = (priority: number, file = program): ChildProcess =>
  fork(file, [String(priority)], {
    execArgv: flags,
    env: bareEnvironment(),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
