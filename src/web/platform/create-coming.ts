interface Coming<Value> {
  readonly promise: Promise<Value>;
  readonly arrive: (value: Value | Promise<Value>) => void;
}

/** Something that somebody else brings, for browsers that are older than `Promise.withResolvers`. */
export const createComing = <Value>(): Coming<Value> => {
  const listeners: Coming<Value>['arrive'][] = [];
  const promise = new Promise<Value>((resolve) => {
    listeners.push(resolve);
  });
  return { promise, arrive: (value) => listeners.forEach((listener) => listener(value)) };
};
