import { describe, expect, it } from 'vitest';
import {
  type ClientSessionEffect,
  type ClientSessionEvent,
  type ClientSessionState,
  initialClientSession,
  reduceClientSession,
} from '#domain/sessions/client-session.ts';
import { isActivityDue, sessionTimings } from '#domain/sessions/ping-rules.ts';

const run = (...events: readonly ClientSessionEvent[]) => {
  let state: ClientSessionState = initialClientSession;
  let effects: readonly ClientSessionEffect[] = [];
  for (const event of events) ({ state, effects } = reduceClientSession(state, event));
  return { phase: state.phase, effects };
};

const signIn: ClientSessionEvent = { type: 'opened', kept: null, fresh: 'new', now: 1000 };
const reload: ClientSessionEvent = { type: 'opened', kept: 'kept', fresh: 'new', now: 1000 };
const created: ClientSessionEvent = { type: 'created', now: 1000 };
const failed: ClientSessionEvent = { type: 'create-failed' };
const waited: ClientSessionEvent = { type: 'wait-over' };
const known: ClientSessionEvent = { type: 'pinged', known: true, fresh: 'newer' };
const unknown: ClientSessionEvent = { type: 'pinged', known: false, fresh: 'newer' };
const beat: ClientSessionEvent = { type: 'beat', now: 301_000 };
const activity = (now: number): ClientSessionEvent => ({ type: 'activity', now });
const over: ClientSessionEvent = { type: 'signed-out' };

describe('[SESS-02] a client session', () => {
  it('creates a session on sign-in', () => {
    expect(run(signIn)).toEqual({ phase: 'creating', effects: [{ type: 'create', token: 'new' }] });
    expect(run(signIn, created)).toEqual({ phase: 'live', effects: [] });
  });

  it('retries once after two seconds with the same token, and then tells the person', () => {
    expect(run(signIn, failed)).toEqual({ phase: 'waiting', effects: [{ type: 'wait', ms: 2000 }] });
    expect(run(signIn, failed, waited)).toEqual({
      phase: 'creating-again',
      effects: [{ type: 'create', token: 'new' }],
    });
    expect(run(signIn, failed, waited, created)).toEqual({ phase: 'live', effects: [] });
    expect(run(signIn, failed, waited, failed)).toEqual({
      phase: 'failed',
      effects: [{ type: 'tell', message: 'Failed to create session' }],
    });
  });

  it('retries a failed session at the next beat, and tells nobody twice', () => {
    const twice = [signIn, failed, waited, failed, beat];
    expect(run(...twice).effects).toEqual([{ type: 'create', token: 'new' }]);
    expect(run(...twice, failed)).toEqual({ phase: 'failed', effects: [] });
    expect(run(...twice, created)).toEqual({ phase: 'live', effects: [] });
  });

  it('keeps a session over a reload, and replaces it where the server says it is over', () => {
    expect(run(reload)).toEqual({ phase: 'resuming', effects: [{ type: 'ping', token: 'kept' }] });
    expect(run(reload, known)).toEqual({ phase: 'live', effects: [] });
    expect(run(reload, unknown)).toEqual({
      phase: 'creating',
      effects: [{ type: 'create', token: 'newer' }],
    });
    expect(run(signIn, created, beat, unknown).effects).toEqual([{ type: 'create', token: 'newer' }]);
  });

  it('pings the server at each beat', () => {
    expect(sessionTimings.ping).toBe(300_000);
    expect(run(signIn, created, beat)).toEqual({
      phase: 'live',
      effects: [{ type: 'ping', token: 'new' }],
    });
    expect(run(reload, { type: 'ping-failed' }, beat).effects).toEqual([{ type: 'ping', token: 'kept' }]);
  });

  it.each([
    [0, false],
    [29_999, false],
    [30_000, true],
    [600_000, true],
    [-1, true],
  ])('decides whether an action %j ms after the last ping pings: %j', (later, pings) => {
    expect(isActivityDue(1000, 1000 + later)).toBe(pings);
    expect(run(signIn, created, activity(1000 + later)).effects).toEqual(
      pings ? [{ type: 'ping', token: 'new' }] : [],
    );
  });

  it('counts the gap from the last activity that was told, whenever the last beat was', () => {
    expect(run(signIn, created, activity(31_000), activity(60_999)).effects).toEqual([]);
    expect(run(signIn, created, activity(31_000), activity(61_000)).effects).toHaveLength(1);
    expect(run(signIn, created, beat, activity(300_001)).effects).toHaveLength(1);
    expect(run(signIn, created, beat, activity(300_001), activity(330_000)).effects).toEqual([]);
  });

  it.each<[string, readonly ClientSessionEvent[]]>([
    ['being opened', []],
    ['being created', [signIn]],
    ['its second try', [signIn, failed]],
  ])('does not ping for a session before %s', (_when, before) => {
    expect(run(...before, activity(900_000)).effects).toEqual([]);
    expect(run(...before, beat).effects).toEqual([]);
  });

  it.each<[string, readonly ClientSessionEvent[]]>([
    ['while being created', [signIn]],
    ['while waiting', [signIn, failed]],
    ['while living', [signIn, created]],
    ['while resuming', [reload]],
  ])('ignores everything after the server ended the session %s', (_when, before) => {
    expect(run(...before, over).phase).toBe('over');
    for (const event of [signIn, created, failed, waited, known, unknown, beat, activity(900_000)]) {
      expect(run(...before, over, event)).toEqual({ phase: 'over', effects: [] });
    }
  });

  it('ignores late and repeated answers', () => {
    expect(run(signIn, signIn)).toEqual({ phase: 'creating', effects: [] });
    expect(run(signIn, created, failed)).toEqual({ phase: 'live', effects: [] });
    expect(run(signIn, created, waited)).toEqual({ phase: 'live', effects: [] });
    expect(run(signIn, unknown)).toEqual({ phase: 'creating', effects: [] });
    expect(run(signIn, failed, created)).toEqual({ phase: 'waiting', effects: [] });
  });
});
