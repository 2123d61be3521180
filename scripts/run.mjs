// The way into every command: sets up what is missing, then goes on with Node 24. Install scripts are switched off for this
// project (.npmrc), and with them npm's own `prestart` and its like; nothing that is installed needs one.
import { spawn } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { setUp } from './set-up.mjs';

/**
 * @param {string} tool
 * @param {readonly ('web' | 'browser')[]} needs
 */
const innerLoop = (tool, needs = []) => ({ needs, file: 'scripts/inner-loop.ts', args: [tool] });

/** @type {Readonly<Record<string, { needs: readonly ('web' | 'browser')[], file: string, args?: readonly string[] }>>} */
const commands = {
  start: { needs: ['web'], file: 'scripts/start.mjs' },
  dev: { needs: ['web'], file: 'scripts/dev.ts' },
  test: { needs: ['web', 'browser'], file: 'scripts/test.ts' },
  check: { needs: ['web'], file: 'scripts/test.ts', args: ['--no-browser'] },
  bench: { needs: ['web', 'browser'], file: 'scripts/bench.ts' },
  types: { needs: [], file: 'scripts/write-row-types.ts' },
  library: { needs: [], file: 'scripts/library.ts' },
  'voice-corpus': { needs: [], file: 'scripts/voice-corpus.ts' },
  screenshots: { needs: ['web', 'browser'], file: 'scripts/take-screenshots.ts' },
  keys: { needs: [], file: 'scripts/rotate-keys.ts' },
  sbom: { needs: [], file: 'scripts/supply-chain.ts', args: ['sbom'] },
  advisories: { needs: [], file: 'scripts/supply-chain.ts', args: ['advisories'] },
  'remove-pin': { needs: [], file: 'scripts/remove-pin.ts' },
  outbox: { needs: [], file: 'scripts/read-outbox.ts' },
  'verify-audit': { needs: [], file: 'scripts/verify-audit.ts' },
  typecheck: innerLoop('typecheck'),
  lint: innerLoop('lint'),
  unit: innerLoop('unit'),
  components: innerLoop('components'),
  db: innerLoop('db', ['web']),
  e2e: innerLoop('e2e', ['web', 'browser']),
  watch: innerLoop('watch'),
  'test:changed': innerLoop('test:changed', ['web', 'browser']),
};

const [name = '', ...rest] = process.argv.slice(2);
const command = commands[name];
if (command === undefined) throw new Error(`There is no command ${name}`);

const node = setUp(command.needs);
const file = path.resolve(command.file);
const args = [...(command.args ?? []), ...rest];
if (Number.parseInt(process.versions.node, 10) >= 24) {
  process.argv = [process.execPath, file, ...args];
  await import(pathToFileURL(file).href);
} else {
  // The child gets Ctrl+C from the terminal like we do; whatever else ends us has to be passed on.
  const child = spawn(node, [file, ...args], { stdio: 'inherit' });
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  process.on('SIGINT', () => {});
  child.once('exit', (code, signal) => process.exit(code ?? (signal === null ? 1 : 130)));
}
