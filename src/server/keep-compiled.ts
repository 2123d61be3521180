import { readFileSync, writeFileSync } from 'node:fs';
import module from 'node:module';
import path from 'node:path';
import packageFile from '../../package.json' with { type: 'json' };

/**
 * Beside the packages and so as safe as the program itself: whoever may write there may change the program as well. Never in the
 * data directory, which belongs to the user that the host becomes when root started it. Node keeps a folder for each user and
 * each version of its own in there.
 */
const directory = path.resolve(import.meta.dirname, '../../node_modules/.cache/kindling');

/** What was compiled once is read as it was. Where it cannot be written, the program is compiled at every start. */
export const keepCompiled = (): void => void module.enableCompileCache(directory);

const markerOf = (): string | undefined => {
  const folder = module.getCompileCacheDir();
  return folder === undefined ? undefined : path.join(folder, 'whole');
};

/** Whether there is nothing to store: this version was, or none can be. */
export const isCompiled = (): boolean => {
  const marker = markerOf();
  if (marker === undefined) return true;
  try {
    return readFileSync(marker, 'utf8') === packageFile.version;
  } catch {
    return false;
  }
};

export const storeCompiled = (): void => {
  const marker = markerOf();
  if (marker === undefined) return;
  try {
    module.flushCompileCache();
    writeFileSync(marker, packageFile.version);
  } catch {
    // A folder that may be read but not written: the next start compiles again.
  }
};
