import {
  type CallbackEffect,
  type CallbackEvent,
  initialCallbackState,
  reduceCallback,
  type SessionReading,
} from '#domain/auth/callback-screen.ts';
import type { SignInError } from '#domain/auth/sign-in-errors.ts';
import { unreachable } from '#domain/unreachable.ts';

export interface CallbackWorld {
  readonly readSession: () => Promise<SessionReading>;
  readonly enter: (userId: string) => void;
  readonly fail: (error: SignInError) => void;
}

/** Runs the callback screen outside of React, so that mounting it twice completes one sign-in. */
export const createCallbackRunner = () => {
  let state = initialCallbackState;

  const send = (event: CallbackEvent, world: CallbackWorld): void => {
    const next = reduceCallback(state, event);
    state = next.state;
    for (const effect of next.effects) run(effect, world);
  };

  const run = (effect: CallbackEffect, world: CallbackWorld): void => {
    switch (effect.type) {
      case 'wait':
        setTimeout(() => send({ type: 'wait-over' }, world), effect.ms);
        return;
      case 'clear-handled-flag-after':
        setTimeout(() => send({ type: 'handled-flag-expired' }, world), effect.ms);
        return;
      case 'read-session':
        world.readSession().then(
          (reading) => send({ type: 'read', reading }, world),
          () => send({ type: 'read', reading: { kind: 'threw' } }, world),
        );
        return;
      case 'enter':
        world.enter(effect.userId);
        return;
      case 'fail':
        world.fail(effect.error);
        return;
      default:
        unreachable(effect);
    }
  };

  return { open: (world: CallbackWorld): void => send({ type: 'opened' }, world) };
};
