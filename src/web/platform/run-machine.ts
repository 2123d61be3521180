interface Machine<State, Event, Effect> {
  readonly initial: State;
  readonly reduce: (
    state: State,
    event: Event,
  ) => { readonly state: State; readonly effects: readonly Effect[] };
  readonly run: (effect: Effect, state: State) => void;
  /** After everything that follows from an event has been done. */
  readonly settled: (state: State) => void;
}

export interface RunningMachine<State, Event> {
  readonly state: () => State;
  readonly send: (event: Event) => void;
}

/** Runs a reducer: one event after the other, also when an effect answers before it returns. */
export const runMachine = <State, Event, Effect>({
  initial,
  reduce,
  run,
  settled,
}: Machine<State, Event, Effect>): RunningMachine<State, Event> => {
  let state = initial;
  let busy = false;
  const waiting: Event[] = [];
  const work = (): void => {
    for (let event = waiting.shift(); event !== undefined; event = waiting.shift()) {
      const step = reduce(state, event);
      state = step.state;
      for (const effect of step.effects) run(effect, state);
    }
  };
  return {
    state: () => state,
    send: (event) => {
      waiting.push(event);
      if (busy) return;
      busy = true;
      try {
        work();
      } finally {
        busy = false;
      }
      settled(state);
    },
  };
};
