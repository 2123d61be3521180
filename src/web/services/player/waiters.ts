/** Those who wait for something to sound: all are answered together, once. */
export interface Waiters {
  readonly wait: () => Promise<void>;
  readonly done: () => void;
  readonly fail: (error: Error) => void;
}

export const createWaiters = (): Waiters => {
  let waiting: { readonly resolve: () => void; readonly reject: (error: Error) => void }[] = [];
  const takeAll = () => {
    const taken = waiting;
    waiting = [];
    return taken;
  };
  return {
    wait: async () =>
      new Promise((resolve, reject) => {
        waiting.push({ resolve, reject });
      }),
    done: () => {
      for (const { resolve } of takeAll()) resolve();
    },
    fail: (error) => {
      for (const { reject } of takeAll()) reject(error);
    },
  };
};
