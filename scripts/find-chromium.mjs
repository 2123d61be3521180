import { existsSync, readdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** @type {Readonly<Record<string, string>>} */
const downloads = {
  linux: path.join(os.homedir(), '.cache', 'ms-playwright'),
  darwin: path.join(os.homedir(), 'Library', 'Caches', 'ms-playwright'),
};

const inside = [
  'chrome-linux/chrome',
  'chrome-linux64/chrome',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
];

const insideShell = ['chrome-linux/headless_shell', 'chrome-mac/headless_shell'];

/** @returns {string | undefined} a browser: the one named, one installed, one downloaded before */
export const findChromium = () => {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') return existsSync(named) ? named : undefined;
  return [...installed, ...downloaded(/^chromium-\d+$/, inside)].find((file) => existsSync(file));
};

/**
 * The same engine without the windows around it, which take a third of the time of a test and are looked at by nobody.
 * @returns {string | undefined}
 */
export const findHeadlessShell = () =>
  ['/usr/bin/chromium-headless-shell', ...downloaded(/^chromium_headless_shell-\d+$/, insideShell)].find(
    (file) => existsSync(file),
  );

/** @returns {string | undefined} the browser to test with; the one named goes first */
export const findTestBrowser = () => {
  const isNamed = (process.env['CHROMIUM_PATH'] ?? '') !== '';
  return isNamed ? findChromium() : (findHeadlessShell() ?? findChromium());
};

/**
 * @param {RegExp} name
 * @param {readonly string[]} files
 * @returns {string[]}
 */
const downloaded = (name, files) => {
  const folder = process.env['PLAYWRIGHT_BROWSERS_PATH'] ?? downloads[process.platform];
  if (folder === undefined || !existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((entry) => name.test(entry))
    .flatMap((entry) => files.map((file) => path.join(folder, entry, file)));
};
