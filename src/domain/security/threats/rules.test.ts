import { describe, expect, test } from 'vitest';
import { findThreats, rules } from './find-threats.ts';
import { severityOf, threatRules } from './threat-rule.ts';
import type { ThreatRule } from './threat-rule.ts';
import { minuteMs } from './thresholds.ts';
import type { RoughPlace, SignedIn, Trace, TraceEvent } from './trace.ts';

const noon = Date.UTC(2026, 10, 17, 12);
const minutes = (count: number): number => noon + count * minuteMs;

const nowhere: RoughPlace = { country: null, latitude: null, longitude: null };
const berlin: RoughPlace = { country: 'Germany', latitude: 53, longitude: 13 };
const hamburg: RoughPlace = { country: 'Germany', latitude: 54, longitude: 10 };
const lisbon: RoughPlace = { country: 'Portugal', latitude: 39, longitude: -9 };
const warsaw: RoughPlace = { country: 'Poland', latitude: 52, longitude: 21 };
const tokyo: RoughPlace = { country: 'Japan', latitude: 36, longitude: 140 };

const laptop = 'a'.repeat(32);
const phone = 'b'.repeat(32);
const first = '00000000-0000-4000-8000-000000000001';
const second = '00000000-0000-4000-8000-000000000002';

const signIn = (at: number, place: RoughPlace, more: Partial<SignedIn> = {}): SignedIn => ({
  kind: 'sign_in',
  at,
  sessionId: second,
  deviceId: laptop,
  device: 'Firefox on Linux',
  place,
  ...more,
});
const failures = (count: number, from: number): readonly TraceEvent[] =>
  Array.from({ length: count }, (_, index) => ({ kind: 'failure', at: from + index * 1000 }));
const seen = (at: number, place: RoughPlace, sessionId = first): TraceEvent => ({
  kind: 'seen',
  at,
  place,
  sessionId,
});
const act = (at: number, deviceId: string | null = null): TraceEvent => ({
  kind: 'privileged',
  at,
  startedAt: noon,
  sessionId: first,
  deviceId,
  action: 'set_licence',
});
const reads = (count: number, isProtected: boolean, at = noon): TraceEvent => ({
  kind: 'read',
  at,
  sessionId: first,
  isProtected,
  count,
});
const trace = (events: readonly TraceEvent[], devices: Partial<Trace> = {}): Trace => ({
  events,
  knownDevices: [laptop],
  trustedDevices: [],
  ...devices,
});

/** Where only the country is known. */
const flat = (place: RoughPlace): RoughPlace => ({ ...place, latitude: null, longitude: null });

/** For each rule a trace that fires, and one that is almost the same and does not. */
const cases: Readonly<Record<ThreatRule, { readonly fires: Trace; readonly nearMiss: Trace }>> = {
  new_device: {
    fires: trace([signIn(noon, nowhere, { deviceId: phone })]),
    nearMiss: trace([signIn(noon, nowhere, { deviceId: phone })], { trustedDevices: [phone] }),
  },
  new_country: {
    fires: trace([signIn(minutes(-100_000), berlin), signIn(noon, tokyo)]),
    nearMiss: trace([
      signIn(minutes(-200_000), tokyo),
      signIn(minutes(-100_000), berlin),
      signIn(noon, tokyo),
    ]),
  },
  // Some 8,950 km, less what rounding may have added: about 8,790.
  impossible_travel: {
    fires: trace([signIn(minutes(-520), berlin), signIn(noon, tokyo)]),
    nearMiss: trace([signIn(minutes(-100_000), tokyo), signIn(minutes(-540), berlin), signIn(noon, tokyo)]),
  },
  failures_before_success: {
    fires: trace([...failures(5, minutes(-15)), signIn(noon, nowhere)]),
    nearMiss: trace([...failures(4, minutes(-15)), signIn(noon, nowhere)]),
  },
  refresh_reuse: {
    fires: trace([{ kind: 'reuse', at: noon, sessionId: first }]),
    // The same browser that did not get its answer is no reuse: the identity service tells nobody of it.
    nearMiss: trace([signIn(noon, nowhere)]),
  },
  two_places: {
    fires: trace([seen(noon, berlin), seen(minutes(10), lisbon)]),
    nearMiss: trace([seen(noon, berlin), seen(minutes(10) + 1, lisbon)]),
  },
  young_privilege: {
    fires: trace([act(minutes(3) - 1)]),
    nearMiss: trace([act(minutes(3))]),
  },
  read_burst: {
    fires: trace([reads(29, true), reads(1, true, minutes(10) - 1)]),
    nearMiss: trace([reads(29, true), reads(1, true, minutes(10))]),
  },
};

describe('[FN-02] what is noticed about sign-ins', () => {
  test.each(threatRules)('%s fires on its trace and not on the near miss', (rule) => {
    expect(rules[rule](cases[rule].fires)).toMatchObject({ rule });
    expect(rules[rule](cases[rule].nearMiss)).toBeUndefined();
  });

  test.each(threatRules)('the near miss of %s is one for every rule', (rule) => {
    expect(findThreats(cases[rule].nearMiss)).toEqual([]);
  });

  test('every rule has a severity, and an empty trace says nothing', () => {
    expect(Object.keys(severityOf)).toEqual([...threatRules]);
    expect(findThreats(trace([]))).toEqual([]);
  });

  test('the first device of all is not new', () => {
    expect(rules.new_device(trace([signIn(noon, nowhere)], { knownDevices: [] }))).toBeUndefined();
  });

  test('a client that tells of no device counts as a new one', () => {
    expect(rules.new_device(trace([signIn(noon, berlin, { deviceId: null })]))).toMatchObject({
      sessionId: second,
      deviceId: null,
      facts: { device: 'Firefox on Linux', country: 'Germany', city: null },
    });
  });

  test('without a look-up no rule speaks of places', () => {
    const blind = [
      signIn(minutes(-1), nowhere),
      signIn(noon, nowhere),
      seen(noon, nowhere),
      seen(noon, nowhere),
    ];
    expect(findThreats(trace(blind))).toEqual([]);
  });

  test('two towns of one country within a minute are no impossible journey', () => {
    expect(findThreats(trace([signIn(minutes(-1), berlin), signIn(noon, hamburg)]))).toEqual([]);
  });

  test('two neighbouring countries are too near for a session in two places, and far enough without coordinates', () => {
    expect(rules.two_places(trace([seen(noon, berlin), seen(minutes(1), hamburg)]))).toBeUndefined();
    expect(rules.two_places(trace([seen(noon, berlin), seen(minutes(1), warsaw)]))).toMatchObject({
      facts: { from: 'Germany', to: 'Poland', minutes: 1 },
    });
    expect(rules.two_places(trace([seen(noon, flat(berlin)), seen(minutes(1), flat(warsaw))]))).toBeDefined();
  });

  test('two sessions in two places are two people or one with two devices', () => {
    expect(rules.two_places(trace([seen(noon, berlin), seen(noon, tokyo, second)]))).toBeUndefined();
  });

  test('tries before an earlier sign-in are not counted again, and a late note of one is', () => {
    const earlier = signIn(minutes(-5), nowhere, { sessionId: first });
    expect(
      rules.failures_before_success(
        trace([...failures(4, minutes(-10)), earlier, ...failures(1, minutes(-1)), signIn(noon, nowhere)]),
      ),
    ).toBeUndefined();
    expect(
      rules.failures_before_success(
        trace([...failures(4, minutes(-1)), signIn(noon, nowhere), { kind: 'failure', at: noon + 5000 }]),
      ),
    ).toMatchObject({ facts: { failures: 5, minutes: 1 } });
  });

  test('an admin action on a trusted device is left alone', () => {
    expect(
      rules.young_privilege(trace([act(minutes(1), phone)], { trustedDevices: [phone] })),
    ).toBeUndefined();
  });

  test('a thousand reads of anything are a burst, one less is not', () => {
    expect(rules.read_burst(trace([reads(999, false)]))).toBeUndefined();
    expect(rules.read_burst(trace([reads(1000, false)]))).toMatchObject({
      facts: { reads: 1000, protected: false, minutes: 10 },
    });
  });
});
