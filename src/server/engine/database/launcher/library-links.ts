import { lstat, readFile, symlink } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { isErrno } from './read-slice.ts';

// npm packages cannot hold symbolic links: the package lists them and makes them in an install script,
// which many machines skip.
const inside = z
  .string()
  .regex(/^native\/[\w./-]+$/)
  .refine((path) => !path.split('/').includes('..'));
const links = z.array(z.object({ source: inside, target: inside })).max(1000);

/** Makes the library links that are missing; false when the folder does not let us. */
export const restoreLibraryLinks = async (root: string, link: typeof symlink = symlink): Promise<boolean> => {
  for (const { source, target } of await readLinks(root)) {
    const path = join(root, target);
    if (await exists(path)) continue;
    try {
      await link(relative(dirname(path), join(root, source)) || basename(source), path);
    } catch (error) {
      if (isErrno(error, 'EACCES', 'EPERM', 'EROFS')) return false;
      // Another start made it between the look and the link.
      if (!isErrno(error, 'EEXIST')) throw error;
    }
  }
  return true;
};

const readLinks = async (root: string): Promise<z.infer<typeof links>> => {
  try {
    return links.parse(JSON.parse(await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8')));
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return [];
    throw error;
  }
};

const exists = async (path: string): Promise<boolean> =>
  lstat(path).then(
    () => true,
    () => false,
  );
