import { describe, expect, it } from 'vitest';
import {
  type CallbackEvent,
  initialCallbackState,
  reduceCallback,
  type SessionReading,
} from '#domain/auth/callback-screen.ts';

const run = (...events: CallbackEvent[]) => {
  const effects = [];
  let state = initialCallbackState;
  for (const event of events) {
    const step = reduceCallback(state, event);
    state = step.state;
    effects.push(...step.effects);
  }
  return { state, effects };
};

const opened: CallbackEvent = { type: 'opened' };
const waitOver: CallbackEvent = { type: 'wait-over' };
const read = (reading: SessionReading): CallbackEvent => ({ type: 'read', reading });
const start = [
  { type: 'wait', ms: 1000 },
  { type: 'clear-handled-flag-after', ms: 5000 },
  { type: 'read-session' },
];
const retry = [{ type: 'wait', ms: 2000 }, { type: 'read-session' }];

describe('callback screen', () => {
  it('[AUTH-02] waits one second, then reads the session and enters', () => {
    const { state, effects } = run(opened, waitOver, read({ kind: 'session', userId: 'ada' }));
    expect(effects).toEqual([...start, { type: 'enter', userId: 'ada' }]);
    expect(state.phase).toBe('done');
  });

  it('[AUTH-02] reads the session once more after two seconds', () => {
    const { effects } = run(
      opened,
      waitOver,
      read({ kind: 'none' }),
      waitOver,
      read({ kind: 'session', userId: 'ada' }),
    );
    expect(effects).toEqual([...start, ...retry, { type: 'enter', userId: 'ada' }]);
  });

  it('[AUTH-02] fails with no_session after the retry', () => {
    const { effects } = run(opened, waitOver, read({ kind: 'none' }), waitOver, read({ kind: 'none' }));
    expect(effects).toEqual([...start, ...retry, { type: 'fail', error: 'no_session' }]);
  });

  it.each([
    ['failed', 'auth_failed'],
    ['banned', 'banned'],
    ['closed', 'closed'],
    ['stale', 'stale'],
    ['threw', 'unexpected'],
  ] as const)('[AUTH-02] a session read that %s ends with %s', (kind, error) => {
    const { effects } = run(opened, waitOver, read({ kind }));
    expect(effects).toEqual([...start, { type: 'fail', error }]);
  });

  it('[AUTH-02] handles the callback once until the flag expires', () => {
    const done = [opened, waitOver, read({ kind: 'session', userId: 'ada' })];
    expect(run(...done, opened).effects).toHaveLength(4);
    expect(run(...done, { type: 'handled-flag-expired' }, opened).state).toEqual({
      phase: 'waiting',
      handled: true,
    });
  });

  it('ignores late timers and session reads', () => {
    expect(run(waitOver, read({ kind: 'none' })).effects).toEqual([]);
    expect(run(opened, waitOver, waitOver).effects).toEqual(start);
  });
});
