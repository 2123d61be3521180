import { describe, expect, it } from 'vitest';
import {
  adviceFor,
  type Known,
  overallStatus,
  recommendationsOf,
  topLine,
} from '#domain/system/health-advice.ts';
import type { HealthCheck, QueueFacts } from '#domain/system/health-answer.ts';
import { type CheckId, checkIds, type CheckOutcome, statusOf } from '#domain/system/health-check.ts';
import { rotateAfterDays, suggestDays } from '#domain/system/key-rotation.ts';
import { longestWait } from '#domain/system/queue-advice.ts';

const now = Date.parse('2026-11-18T12:00:00Z');
const day = 86_400_000;
const gibibyte = 1024 ** 3;

const check = (id: CheckId, outcome: CheckOutcome = 'works'): HealthCheck => ({
  id,
  outcome,
  status: statusOf(outcome),
  where: outcome === 'not_configured' ? null : `${id}.example.org`,
  milliseconds: 3,
});
const signedSince = (since: number, over: object = {}): Known['signing_keys'] => ({
  source: 'generated',
  keys: [{ kid: 'k', alg: 'ES256', state: 'signs', since: new Date(since).toISOString(), at_least: false }],
  rotate_by: null,
  spent: 0,
  ...over,
});
const queue = (id: QueueFacts['id'], over: Partial<QueueFacts> = {}): QueueFacts => ({
  id,
  waiting: 0,
  working: 0,
  stuck: 0,
  oldest_at: null,
  ...over,
});
const known = (over: Partial<Known> = {}): Known => ({
  checks: checkIds.map((id) => check(id)),
  signing_keys: signedSince(now - day),
  disk: { free_bytes: 20 * gibibyte, total_bytes: 100 * gibibyte },
  queues: [],
  ...over,
});
const idsOf = (over: Partial<Known>): readonly string[] =>
  adviceFor(known(over), now).map(({ id, weight }) => `${weight} ${id}`);

describe('[FN-04] what the health of the site asks somebody to do', () => {
  it('is nothing where everything answers, and the site is healthy', () => {
    const advice = adviceFor(known(), now);
    expect(advice).toEqual([]);
    expect(overallStatus(advice)).toBe('healthy');
    expect(topLine(advice)).toBe('Everything answers');
    expect(recommendationsOf(advice)).toEqual([]);
  });

  it('is nothing for what is not configured', () => {
    expect(idsOf({ checks: checkIds.map((id) => check(id, 'not_configured')) })).toEqual([]);
  });

  it('is one need for each service that does not work, with its host and where to look', () => {
    const checks = [check('mail', 'key_refused'), check('store', 'no_answer'), check('speech')];
    const advice = adviceFor(known({ checks }), now);
    expect(recommendationsOf(advice)).toEqual([
      'Mail server (mail.example.org): It answers, but it doesn’t accept the key. Check SMTP_URL.',
      'File store (store.example.org): It didn’t answer within 5 seconds. Check the S3 variables, or the data directory where there are none.',
    ]);
    expect(overallStatus(advice)).toBe('unhealthy');
    expect(topLine(advice)).toBe('2 things need you');
    expect(topLine(advice.slice(1))).toBe('1 thing needs you');
  });

  it.each([
    [suggestDays + 1, []],
    [suggestDays, ['hint rotate-keys']],
    [1, ['hint rotate-keys']],
    [0, ['need rotate-keys']],
    [-1, ['need rotate-keys']],
  ])('asks for a new signing key when a year has %i days left', (left, expected) => {
    expect(idsOf({ signing_keys: signedSince(now - (rotateAfterDays - left) * day) })).toEqual(expected);
  });

  it('gives the command with it, and stops asking once a new key waits', () => {
    const old = signedSince(now - 400 * day);
    expect(recommendationsOf(adviceFor(known({ signing_keys: old }), now))).toEqual([
      'The signing key is more than a year old. Make a new one; nobody is signed out by it. Run: npm run keys -- rotate',
    ]);
    const waits = { kid: 'n', alg: 'ES256', state: 'waits', since: null, at_least: false } as const;
    expect(idsOf({ signing_keys: { ...old, keys: [waits, ...old.keys] } })).toEqual([]);
  });

  it('leaves keys of JWT_KEYS to the operator, and says nothing about an unknown age', () => {
    const old = signedSince(now - 400 * day);
    expect(idsOf({ signing_keys: { ...old, source: 'configured' } })).toEqual([]);
    const key = { kid: 'k', alg: 'ES256', state: 'signs', since: null, at_least: false } as const;
    const undated = { ...old, keys: [key] };
    expect(idsOf({ signing_keys: undated })).toEqual([]);
  });

  it('suggests pruning keys that nothing needs', () => {
    expect(idsOf({ signing_keys: signedSince(now - day, { spent: 2 }) })).toEqual(['hint prune-keys']);
  });

  it.each([
    [gibibyte - 1, ['need disk']],
    [gibibyte, ['hint disk']],
    [5 * gibibyte - 1, ['hint disk']],
    [5 * gibibyte, []],
  ])('asks for room when %i bytes are free', (free_bytes, expected) => {
    expect(idsOf({ disk: { free_bytes, total_bytes: 100 * gibibyte } })).toEqual(expected);
  });

  it('says nothing about a disk that is not known', () => {
    expect(idsOf({ disk: null })).toEqual([]);
  });

  it.each([
    [longestWait, []],
    [longestWait + 1, ['hint slow-renders']],
  ])('notices a queue whose first has waited for %i ms', (waited, expected) => {
    const oldest_at = new Date(now - waited).toISOString();
    expect(idsOf({ queues: [queue('renders', { waiting: 2, oldest_at })] })).toEqual(expected);
    // Those wait for a person, as long as the person likes.
    expect(idsOf({ queues: [queue('messages', { waiting: 2, oldest_at })] })).toEqual([]);
  });

  it('says what to do with letters in the outbox, by whether there is a mail server', () => {
    const queues = [queue('outbox', { waiting: 3, stuck: 1 })];
    expect(recommendationsOf(adviceFor(known({ queues }), now))).toEqual([
      'The mail server didn’t take 1 letter. Read them on the machine. Run: npm run outbox',
    ]);
    const checks = [check('mail', 'not_configured')];
    expect(recommendationsOf(adviceFor(known({ queues, checks }), now))[0]).toMatch(
      /^3 letters wait in the outbox/,
    );
    expect(idsOf({ queues: [queue('outbox', { waiting: 3 })] })).toEqual([]);
  });

  it('puts needs before hints, whatever comes first', () => {
    expect(
      idsOf({
        signing_keys: signedSince(now - 400 * day, { spent: 1 }),
        disk: { free_bytes: 2 * gibibyte, total_bytes: gibibyte },
        checks: [check('model', 'busy')],
      }),
    ).toEqual(['need check-model', 'need rotate-keys', 'hint disk', 'hint prune-keys']);
  });
});
