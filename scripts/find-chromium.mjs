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

/** @returns {string | undefined} the browser to test with: the one named, one installed, one downloaded before */
export function findChromium() {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') return existsSync(named) ? named : undefined;
  return [...installed, ...downloaded()].find((file) => existsSync(file));
}

/** @returns {string[]} */
function downloaded() {
  const folder = process.env['PLAYWRIGHT_BROWSERS_PATH'] ?? downloads[process.platform];
  if (folder === undefined || !existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /^chromium-\d+$/.test(name))
    .flatMap((name) => inside.map((file) => path.join(folder, name, file)));
}
