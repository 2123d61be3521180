export interface Listeners<Heard extends readonly unknown[] = []> {
  /** Gives back how to stop hearing of it. */
  readonly subscribe: (listener: (...heard: Heard) => void) => () => void;
  readonly notify: (...heard: Heard) => void;
  readonly count: () => number;
}

/** Those who want to know when something changes, called in the order in which they came. */
export const createListeners = <Heard extends readonly unknown[] = []>(): Listeners<Heard> => {
  const listeners = new Set<(...heard: Heard) => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notify: (...heard) => {
      for (const listener of listeners) listener(...heard);
    },
    count: () => listeners.size,
  };
};

export interface Store<Value> {
  readonly get: () => Value;
  /** Tells the listeners, unless the value is the one that was there. */
  readonly set: (value: Value) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** One value that outlives the components that show it. */
export const createStore = <Value>(initial: Value): Store<Value> => {
  const { subscribe, notify } = createListeners();
  let current = initial;
  return {
    get: () => current,
    set: (value) => {
      if (Object.is(value, current)) return;
      current = value;
      notify();
    },
    subscribe,
  };
};
