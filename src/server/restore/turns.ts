/** So many at a time; whoever comes then waits for a turn. */
export const createTurns = (atOnce: number): (() => Promise<Disposable>) => {
  let free = atOnce;
  const waiting: (() => void)[] = [];
  const end = (): void => {
    const next = waiting.shift();
    if (next === undefined) free += 1;
    else next();
  };
  return async () => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    return { [Symbol.dispose]: end };
  };
};
