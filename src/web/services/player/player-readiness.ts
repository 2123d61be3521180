import { hasFailed, isReady, notBegun, type Readiness, reduceReadiness } from '#domain/player/readiness.ts';
import { logger } from '#web/services/logging/logger.ts';
import { PlayerFailure, reportPlayerError } from '#web/services/player/player-failure.ts';
import { runMachine } from '#web/platform/run-machine.ts';
import { createWaiters } from '#web/services/player/waiters.ts';

interface Dependencies {
  readonly start: (half: 'audio' | 'library') => Promise<void>;
  readonly changed: () => void;
}

/** Runs the rules of readiness. */
export const createReadiness = ({ start, changed }: Dependencies) => {
  const waiters = createWaiters();
  const machine = runMachine({
    initial: notBegun,
    reduce: reduceReadiness,
    run: (effect) => {
      if (effect.type === 'report-initialization') {
        reportPlayerError('initialization_failed', 'audio or library did not become ready');
        return;
      }
      const { half, attempt, timeout } = effect;
      setTimeout(() => machine.send({ type: 'late', half, attempt }), timeout);
      start(half).then(
        () => machine.send({ type: 'done', half, attempt }),
        (error: unknown) => {
          logger.warn('The player could not start', { half, error: String(error) }, 'player');
          machine.send({ type: 'failed', half, attempt });
        },
      );
    },
    settled: (state: Readiness) => {
      if (isReady(state)) waiters.done();
      else if (hasFailed(state)) waiters.fail(new PlayerFailure('device_not_ready'));
      changed();
    },
  });
  const begin = (): void => machine.send({ type: 'begin' });
  return {
    state: machine.state,
    isReady: () => isReady(machine.state()),
    begin,
    /** After a failure it is tried again, because somebody asks again. */
    whenReady: async (): Promise<void> => {
      if (isReady(machine.state())) return;
      if (hasFailed(machine.state())) begin();
      await waiters.wait();
    },
  };
};
