// What `npm start`, `npm test` and the others need first, on whatever Node the machine has: built-in modules only.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { findChromium } from './find-chromium.mjs';

const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..');

/**
 * On standard error: the other one belongs to the command that comes after.
 * @param {string} line
 */
const say = (line) => process.stderr.write(`${line}\n`);
/** @type {(line: string) => never} */
const fail = (line) => {
  process.stderr.write(`${line}\n`);
  process.exit(1);
};

/** @param {string[]} parts */
const inRoot = (...parts) => path.join(root, ...parts);
/** @param {string} file */
const textOf = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/**
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} options
 */
const run = (command, args, options = {}) =>
  spawnSync(command, args, { cwd: root, stdio: ['ignore', 2, 'inherit'], ...options }).status ?? 1;

/** @param {string[]} paths */
const hashOf = (paths, extra = '') => {
  const hash = createHash('sha256').update(extra);
  /** @type {(file: string) => void} */
  const visit = (file) => {
    if (!existsSync(file)) return;
    if (statSync(file).isDirectory()) {
      for (const name of readdirSync(file).toSorted()) visit(path.join(file, name));
      return;
    }
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  };
  paths.forEach(visit);
  return hash.digest('hex');
};

const install = () => {
  const marker = inRoot('node_modules', '.kindling-installed');
  const wanted = hashOf([inRoot('package-lock.json')], `${process.platform} ${process.arch}`);
  if (textOf(marker) === wanted) return;
  // Somebody ran `npm ci` by hand: their tree is as good as ours.
  const lock = inRoot('node_modules', '.package-lock.json');
  const byHand =
    !existsSync(marker) &&
    existsSync(lock) &&
    statSync(lock).mtimeMs >= statSync(inRoot('package-lock.json')).mtimeMs;
  if (!byHand) {
    say('Installing packages (once; about a minute) …');
    const npm = process.env['npm_execpath'];
    const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
    const status = npm === undefined ? run('npm', args) : run(process.execPath, [npm, ...args]);
    if (status !== 0) fail('Packages could not be installed; npm said why above.');
  }
  writeFileSync(marker, wanted);
};

/**
 * Node 24 comes with the packages where one is published for this machine.
 * @returns {string}
 */
const node24 = () => {
  const name = process.platform === 'win32' ? 'node.cmd' : 'node';
  const bundled = inRoot('node_modules', '.bin', name);
  if (
    existsSync(bundled) &&
    spawnSync(bundled, ['-v'], { shell: process.platform === 'win32' }).status === 0
  ) {
    return bundled;
  }
  if (Number.parseInt(process.versions.node, 10) >= 24) return process.execPath;
  return fail(
    `Kindling needs Node 24 or newer; this is ${process.version}, and no packaged one fits ${process.platform} ${process.arch}.`,
  );
};

/** @param {string} node */
const build = (node) => {
  const marker = inRoot('dist', '.web-build');
  const wanted = hashOf(
    [
      'src/web',
      'src/domain',
      'content',
      'public',
      'scripts/build-web.ts',
      'scripts/vite',
      'scripts/web-build',
      'index.html',
      'vite.config.ts',
      'package-lock.json',
      'tsconfig.base.json',
    ].map((name) => inRoot(name)),
  );
  if (textOf(marker) === wanted && existsSync(inRoot('dist', 'pages', 'home.html'))) return;
  say('Building the web app …');
  if (run(node, [inRoot('scripts', 'build-web.ts')]) !== 0) {
    fail('The web app could not be built; the reason stands above.');
  }
  mkdirSync(inRoot('dist'), { recursive: true });
  writeFileSync(marker, wanted);
};

/** @param {string} node */
const browser = (node) => {
  if (findChromium() !== undefined) return;
  say('Looking for a browser for the tests: trying a download …');
  const playwright = inRoot('node_modules', '@playwright', 'test', 'cli.js');
  run(node, [playwright, 'install', 'chromium'], { stdio: 'ignore', timeout: 240_000 });
  if (findChromium() !== undefined) return;
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('Installing Chromium from the system’s packages …');
    /** @type {import('node:child_process').SpawnSyncOptions} */
    const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    run('apt-get', ['update'], quiet);
    run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], quiet);
    // Debian’s; elsewhere there is none, and the tests take longer.
    run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium-headless-shell'], quiet);
  }
  if (findChromium() === undefined) {
    say(
      'No Chromium found: the browser tests will fail. Install the package “chromium”, or set CHROMIUM_PATH.',
    );
  }
};

/**
 * Packages, then what was asked for; each step looks first whether there is anything to do.
 * @param {readonly ('web' | 'browser')[]} wanted
 * @returns {string} the Node to run the rest with
 */
export const setUp = (wanted) => {
  process.chdir(root);
  install();
  const node = node24();
  if (wanted.includes('web')) build(node);
  if (wanted.includes('browser')) browser(node);
  return node;
};
