import {
  type ActivationEffect,
  type ActivationEvent,
  type ActivationPhase,
  reduceActivation,
} from '#domain/player/activation.ts';
import { unreachable } from '#domain/unreachable.ts';
import { isAndroid, standingOf, unlock, vibrate } from '#web/platform/audio/activation.ts';
import type { AudioGraph } from '#web/platform/audio/audio-graph.ts';
import type { AudioPool } from '#web/platform/audio/audio-pool.ts';
import { createWaiters } from '#web/services/player/waiters.ts';

interface Dependencies {
  readonly graph: AudioGraph;
  readonly pool: AudioPool;
  readonly changed: () => void;
  /** Activated: the service starts anew, and what was asked for goes on. */
  readonly ready: () => void;
  readonly playDirectly: () => void;
}

/** Runs the rules of audio activation. */
export const createActivation = ({ graph, pool, changed, ready, playDirectly }: Dependencies) => {
  const waiters = createWaiters();
  let phase: ActivationPhase = 'unneeded';
  let watching: ReturnType<typeof setInterval> | undefined;

  const run = (effect: ActivationEffect): void => {
    switch (effect.type) {
      case 'watch':
        clearInterval(watching);
        watching = setInterval(look, effect.every);
        return;
      case 'unwatch':
        clearInterval(watching);
        return;
      case 'unlock':
        unlock(graph, pool).then(
          (standing) => send({ type: 'answered', standing }),
          () => send({ type: 'answered', standing: standingOf(graph, false) }),
        );
        return;
      case 'vibrate':
        vibrate(effect.pattern);
        return;
      case 'call-ready':
        setTimeout(() => send({ type: 'ready-call' }), effect.after);
        return;
      case 'reinitialise':
        ready();
        return;
      case 'play-directly':
        playDirectly();
        return;
      default:
        unreachable(effect);
    }
  };

  const send = (event: ActivationEvent): void => {
    const step = reduceActivation(phase, event);
    ({ phase } = step);
    for (const effect of step.effects) run(effect);
    if (phase === 'failed') waiters.fail(new Error('refused'));
    else if (phase !== 'activating') waiters.done();
    changed();
  };

  const look = (): void => send({ type: 'checked', standing: standingOf(graph, true) });
  graph.watch(look);

  return {
    phase: () => phase,
    asked: () => send({ type: 'asked', standing: standingOf(graph, true) }),
    refused: () => send({ type: 'refused' }),
    skip: () => send({ type: 'skip' }),
    activate: async (): Promise<boolean> => {
      const answer = waiters.wait().then(
        () => true,
        () => false,
      );
      send({ type: 'pressed', android: isAndroid() });
      return answer;
    },
  };
};
