import { chmodSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import module from 'node:module';
import path from 'node:path';
import packageFile from '../../package.json' with { type: 'json' };

/** In Node's folder of what `npm start` has compiled (scripts/start.mjs). */
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
    const folder = path.dirname(marker);
    // Node keeps them to whoever wrote them. Root's are read by the user that the host becomes; like the program, they are no secret.
    for (const name of readdirSync(folder)) chmodSync(path.join(folder, name), 0o644);
    writeFileSync(marker, packageFile.version);
  } catch {
    // A folder that may be read but not written: the next start compiles again.
  }
};
