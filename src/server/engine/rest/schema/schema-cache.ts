import type { Schema } from './schema.ts';

const RELOAD_PAUSE_MS = 1000;

export interface SchemaCache {
  readonly current: () => Promise<Schema>;
  readonly reload: () => Promise<Schema>;
  /** After a name was not found: a fresh schema, or nothing when the last one was read just now. */
  readonly refreshAfterMiss: () => Promise<Schema | undefined>;
}

export const createSchemaCache = (
  load: () => Promise<Schema>,
  now: () => number = () => performance.now(),
): SchemaCache => {
  let current: Promise<Schema> | undefined;
  let loadedAt = Number.NEGATIVE_INFINITY;
  let running: Promise<Schema> | undefined;
  let again = false;

  /** One load at a time; a change that is announced during a load is read by one more after it. */
  const reload = (): Promise<Schema> => {
    if (running !== undefined) {
      again = true;
      return running;
    }
    running = run();
    // While a known schema is read again, requests go on with the one there is.
    current ??= running;
    return running;
  };

  const run = async (): Promise<Schema> => {
    try {
      let schema: Schema;
      do {
        again = false;
        loadedAt = now();
        schema = await load();
      } while (again);
      current = Promise.resolve(schema);
      return schema;
    } catch (error) {
      if (current === running) current = undefined;
      throw error;
    } finally {
      running = undefined;
    }
  };

  return {
    current: () => current ?? reload(),
    reload,
    refreshAfterMiss: async () => {
      if (running !== undefined) return running;
      return now() - loadedAt < RELOAD_PAUSE_MS ? undefined : reload();
    },
  };
};
