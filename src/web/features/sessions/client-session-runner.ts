import {
  type ClientSessionEffect,
  type ClientSessionEvent,
  initialClientSession,
  reduceClientSession,
} from '#domain/sessions/client-session.ts';
import { sessionTimings } from '#domain/sessions/ping-rules.ts';
import { unreachable } from '#domain/unreachable.ts';
import { AppError } from '#web/platform/app-error.ts';

export interface ClientSessionWorld {
  readonly keptToken: () => string | null;
  readonly keepToken: (token: string) => void;
  readonly freshToken: () => string;
  readonly create: (token: string) => Promise<void>;
  /** False when the record is over. */
  readonly ping: (token: string) => Promise<boolean>;
  readonly tell: (message: string) => void;
  /** Calls back when the person does something; returns how to stop. */
  readonly watchActivity: (report: () => void) => () => void;
}

const isSignedOut = (error: unknown): boolean => error instanceof AppError && error.code === 'signed-out';

/** Runs the rules of the client session until it is stopped; late answers then change nothing. */
export const startClientSession = (world: ClientSessionWorld): (() => void) => {
  let state = initialClientSession;
  let running = true;
  let wait: ReturnType<typeof setTimeout> | undefined;

  const send = (event: ClientSessionEvent): void => {
    if (!running) return;
    const next = reduceClientSession(state, event);
    state = next.state;
    for (const effect of next.effects) run(effect);
  };

  const settle = async (work: Promise<ClientSessionEvent>, failure: ClientSessionEvent): Promise<void> => {
    try {
      send(await work);
    } catch (error) {
      send(isSignedOut(error) ? { type: 'signed-out' } : failure);
    }
  };

  const create = async (token: string): Promise<ClientSessionEvent> => {
    world.keepToken(token);
    await world.create(token);
    return { type: 'created', now: Date.now() };
  };

  const ping = async (token: string): Promise<ClientSessionEvent> => {
    const known = await world.ping(token);
    return { type: 'pinged', known, fresh: world.freshToken() };
  };

  const run = (effect: ClientSessionEffect): void => {
    switch (effect.type) {
      case 'create':
        void settle(create(effect.token), { type: 'create-failed' });
        return;
      case 'ping':
        void settle(ping(effect.token), { type: 'ping-failed' });
        return;
      case 'wait':
        wait = setTimeout(() => send({ type: 'wait-over' }), effect.ms);
        return;
      case 'tell':
        world.tell(effect.message);
        return;
      default:
        unreachable(effect);
    }
  };

  const beat = setInterval(() => send({ type: 'beat', now: Date.now() }), sessionTimings.ping);
  const stopWatching = world.watchActivity(() => send({ type: 'activity', now: Date.now() }));
  send({ type: 'opened', kept: world.keptToken(), fresh: world.freshToken(), now: Date.now() });

  return () => {
    running = false;
    clearTimeout(wait);
    clearInterval(beat);
    stopWatching();
  };
};
