import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { bareEnvironment } from '#server/bare-environment.ts';
import type { Runtime } from '#server/voice/engine/runtimes.ts';

/** The file a voice process runs, and what it is told beside the runtime, or of another one. */
export interface VoiceProgram {
  readonly file: URL;
  readonly orders?: Readonly<Record<string, unknown>>;
}

/** Of its own heap; weights and sound lie outside of it, and are bounded by what they are. */
const heapMegabytes = 384;

const flags = [
  `--max-old-space-size=${heapMegabytes}`,
  // It reads. It does not write or start programs; the one binary it may load comes with its package.
  '--permission',
  '--allow-fs-read=*',
  '--allow-addons',
  '--disable-warning=ExperimentalWarning',
  '--disable-warning=SecurityWarning',
];

/** A process of its own for what somebody said; it does not keep the host alive. */
export const forkVoice = ({ file, orders }: VoiceProgram, runtime: Runtime): ChildProcess => {
  const child = fork(fileURLToPath(file), [JSON.stringify({ runtime, ...orders })], {
    execArgv: flags,
    env: bareEnvironment(),
    serialization: 'advanced',
    // What it prints may be what somebody said.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.unref();
  child.channel?.unref();
  return child;
};
