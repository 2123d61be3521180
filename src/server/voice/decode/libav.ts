import { createRequire } from 'node:module';
import path from 'node:path';
import type { LibAV, LibAVSync, LibAVWrapper } from '@libav.js/variant-fat';

export type LibavInstance = LibAV & LibAVSync;

const require = createRequire(import.meta.url);

const isLibav = (value: unknown): value is LibAVWrapper =>
  typeof value === 'object' && value !== null && 'LibAV' in value && typeof value.LibAV === 'function';

/**
 * FFmpeg's libraries as WebAssembly. The package is taken as it is (LGPL-2.1, see NOTICE) and can be replaced by any
 * other build of the same version. It has no file system and no network, just the bytes it is handed.
 */
export const openLibav = async (): Promise<LibavInstance> => {
  const library: unknown = require('@libav.js/variant-fat');
  if (!isLibav(library)) throw new Error('libav.js is not the library it was');
  const base = path.dirname(require.resolve('@libav.js/variant-fat'));
  const instance = await library.LibAV({ noworker: true, nothreads: true, base });
  // What is wrong with a recording is told to whoever sent it, not to the log.
  instance.av_log_set_level_sync(library.AV_LOG_QUIET);
  return instance;
};
