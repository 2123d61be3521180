import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reconcile, secondsFocused, secondsInAll, secondsLeft } from '#domain/focus/focus-clock.ts';
import type { FocusSession } from '#domain/records/kinds/focus-session.ts';
import { begun, nine } from '#domain/focus/focus-session.fixture.ts';
import { type FocusEvent, focusTimer } from '#domain/focus/focus-timer.ts';

const minutes = fc.constantFrom(1, 5, 10, 15, 25, 120);
const event: fc.Arbitrary<FocusEvent> = fc.oneof(
  fc.constantFrom<FocusEvent>(
    { type: 'pause' },
    { type: 'resume' },
    { type: 'extend' },
    { type: 'return' },
    { type: 'switch-step', stepId: 'x' },
  ),
  minutes.map((count): FocusEvent => ({ type: 'snooze', minutes: count })),
  minutes.map((count): FocusEvent => ({ type: 'break', minutes: count })),
  minutes.map((count): FocusEvent => ({ type: 'refocus', seconds: count * 60 })),
  minutes.map((count): FocusEvent => ({ type: 'set-length', minutes: count })),
  fc.constant<FocusEvent>({ type: 'skip-break' }),
  { arbitrary: fc.constantFrom<FocusEvent>({ type: 'end-early' }, { type: 'finish' }), weight: 1 },
);
// Milliseconds: an ordinary while, a night's sleep, or a clock that was put back.
const jump = fc.oneof(
  fc.integer({ min: 0, max: 600_000 }),
  fc.integer({ min: 0, max: 40_000_000 }),
  fc.integer({ min: -8_000_000, max: 0 }),
);
const story = fc.record({
  planned: fc.integer({ min: 1, max: 480 }),
  moves: fc.array(fc.record({ event, jump }), { maxLength: 25 }),
});

interface Seen {
  readonly session: FocusSession;
  readonly now: number;
  /** Everything the clock went forward, in seconds. */
  readonly wall: number;
  /** The plan, and every extension that was asked for. */
  readonly allowed: number;
}

const asked = (one: FocusEvent): number => {
  if (one.type === 'extend') return 300;
  if (one.type === 'refocus') return one.seconds;
  // Asked for in all, and no less than a minute more.
  if (one.type === 'set-length') return one.minutes * 60 + 60;
  return one.type === 'snooze' || one.type === 'break' ? one.minutes * 60 : 0;
};

const tell = ({
  planned,
  moves,
}: {
  planned: number;
  moves: { event: FocusEvent; jump: number }[];
}): Seen[] => {
  let seen: Seen = { session: begun({}, planned), now: nine, wall: 0, allowed: planned * 60 };
  const all = [seen];
  for (const move of moves) {
    const now = seen.now + move.jump;
    const { fields } = focusTimer(seen.session, move.event, now);
    seen = {
      session: { ...seen.session, ...fields },
      now,
      wall: seen.wall + Math.max(0, move.jump) / 1000,
      allowed: seen.allowed + asked(move.event),
    };
    all.push(seen);
  }
  return all;
};

const always = (check: (seen: Seen) => void): void =>
  fc.assert(
    fc.property(story, (told) => tell(told).forEach(check)),
    { numRuns: 500 },
  );

describe('[FOCUS-01] any events at any jumps of the clock', () => {
  it('keeps the time left between zero and what was asked for', () => {
    always(({ session, now, allowed }) => {
      const left = secondsLeft(session, now);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left).toBeLessThanOrEqual(allowed);
      expect(left).toBeLessThanOrEqual(secondsInAll(session, now));
    });
  });

  it('counts no more focus than time went by, nor than was asked for', () => {
    always(({ session, now, wall, allowed }) => {
      const focused = secondsFocused(session, now);
      expect(focused).toBeGreaterThanOrEqual(0);
      expect(focused).toBeLessThanOrEqual(wall);
      expect(focused).toBeLessThanOrEqual(allowed);
    });
  });

  it('loses nothing in a pause at any moment', () => {
    always(({ session, now }) => {
      const paused = { ...session, ...focusTimer(session, { type: 'pause' }, now).fields };
      const resumed = { ...paused, ...focusTimer(paused, { type: 'resume' }, now + 5_000_000).fields };
      expect(secondsLeft(paused, now)).toBe(secondsLeft(session, now));
      expect(secondsFocused(paused, now)).toBe(secondsFocused(session, now));
      const wasPaused = paused.phase === 'paused';
      expect(wasPaused ? secondsLeft(resumed, now + 5_000_000) : 0).toBe(
        wasPaused ? secondsLeft(session, now) : 0,
      );
    });
  });

  it('reconciles twice as once', () => {
    always(({ session, now }) => {
      const once = reconcile(session, now);
      expect(reconcile(once, now)).toEqual(once);
      expect(secondsFocused(once, now)).toBe(secondsFocused(session, now));
      expect(secondsLeft(once, now)).toBe(secondsLeft(session, now));
    });
  });

  it('stays within the limits of the database', () => {
    always(({ session }) => {
      expect(session.plannedSeconds).toBeGreaterThanOrEqual(60);
      expect(session.plannedSeconds).toBeLessThanOrEqual(28_800);
      expect(session.focusedSeconds).toBeLessThanOrEqual(86_400);
      expect(session.leftSeconds ?? 0).toBeLessThanOrEqual(86_400);
      expect(Number.isInteger(session.focusedSeconds)).toBe(true);
      expect(session.leftSeconds === null).toBe(session.phase !== 'paused');
      expect(session.endsAt === null).toBe(session.phase !== 'focus' && session.phase !== 'break');
    });
  });
});
