/** Local and session storage that never throw: both can be full, or forbidden by the browser. */
export interface BrowserStorage {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
  keys(): readonly string[];
}

const quietly = <T>(action: () => T, otherwise: T): T => {
  try {
    return action();
  } catch {
    return otherwise;
  }
};

const wrap = (open: () => Storage): BrowserStorage => ({
  read: (key) => quietly(() => open().getItem(key), null),
  write: (key, value) => quietly(() => open().setItem(key, value), undefined),
  remove: (key) => quietly(() => open().removeItem(key), undefined),
  keys: () => quietly(() => Object.keys(open()), []),
});

export const localStore = wrap(() => localStorage);
export const sessionStore = wrap(() => sessionStorage);
