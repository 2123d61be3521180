import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { durations, noticeBoard } from '#domain/notices/notice-limits.ts';
import {
  emptyQueue,
  type NoticeQueue,
  type QueueEvent,
  reduceNotices,
} from '#domain/notices/notice-queue.ts';

interface Said {
  readonly kind: 'info' | 'error';
  readonly description: string;
}
type Queue = NoticeQueue<Said>;

const start = 1_000_000;
const info = (description: string): Said => ({ kind: 'info', description });
const error = (description: string): Said => ({ kind: 'error', description });

/** Runs events and answers the calls for waking up, as the browser would. */
const createRun = (first: Queue) => {
  let queue = first;
  let wakeAt: number | null = null;
  const shown: { readonly words: string; readonly at: number }[] = [];
  const send = (event: QueueEvent<Said>, now: number): void => {
    const step = reduceNotices(queue, event);
    ({ queue } = step);
    for (const effect of step.effects) {
      if (effect.type === 'show') shown.push({ words: effect.notice.description, at: now });
      else wakeAt = now + effect.after;
    }
  };
  const wakeUntil = (now: number): void => {
    while (wakeAt !== null && wakeAt <= now) {
      const at = wakeAt;
      wakeAt = null;
      send({ type: 'woken', now: at }, at);
    }
  };
  return {
    shown,
    queue: () => queue,
    add: (notice: Said, now: number) => {
      wakeUntil(now);
      send({ type: 'added', notice, now }, now);
    },
    wakeUntil,
    openBoard: (now: number) => send({ type: 'board-opened', now }, now),
    closeBoard: () => send({ type: 'board-closed' }, start),
  };
};
const open: Queue = { ...emptyQueue, open: true };

describe('[TOAST-02] the notice queue', () => {
  it.each([
    [0, 1],
    [999, 1],
    [1000, 2],
    [1001, 2],
  ])('deduplicates the same description %i ms later: %i shown', (later, count) => {
    const run = createRun(open);
    run.add(info('Ready'), start);
    run.add(error('Ready'), start + later);
    run.wakeUntil(start + 10_000);
    expect(run.shown).toHaveLength(count);
  });

  it('does not extend the window of a second by a dropped duplicate', () => {
    const run = createRun(open);
    for (const later of [0, 600, 1200]) run.add(info('Ready'), start + later);
    expect(run.shown.map(({ at }) => at - start)).toEqual([0, 1200]);
  });

  it('drops nothing and blocks nothing when the clock was set back', () => {
    const run = createRun(open);
    run.add(info('Ready'), start);
    run.add(info('Ready'), start - 5);
    expect(run.shown).toHaveLength(2);
  });

  it.each([
    [0, 100],
    [99, 100],
    [100, 100],
    [101, 101],
  ])('a second notice %i ms after the first is shown at %i ms', (later, at) => {
    const run = createRun(open);
    run.add(info('one'), start);
    run.add(info('two'), start + later);
    run.wakeUntil(start + 1000);
    expect(run.shown.map((one) => one.at - start)).toEqual([0, at]);
  });

  it('asks for the remaining time when woken a moment early', () => {
    const { queue } = reduceNotices(open, { type: 'added', notice: info('one'), now: start });
    const waiting = reduceNotices(queue, { type: 'added', notice: info('two'), now: start + 1 }).queue;
    expect(reduceNotices(waiting, { type: 'woken', now: start + 98 }).effects).toEqual([
      { type: 'wake', after: 2 },
    ]);
  });

  it.each([
    [4, ['1', '2', '3', '4']],
    [5, ['1', '2', '3', '4', '5']],
    [6, ['2', '3', '4', '5', '6']],
    [7, ['3', '4', '5', '6', '7']],
  ])('keeps at most the last five of %i waiting notices', (count, left) => {
    const run = createRun(emptyQueue);
    for (let n = 1; n <= count; n += 1) run.add(info(String(n)), start);
    expect(run.queue().waiting.map(({ description }) => description)).toEqual(left);
  });

  it('never drops an error for anything less', () => {
    const run = createRun(emptyQueue);
    run.add(error('e'), start);
    for (const n of [1, 2, 3, 4, 5]) run.add(info(String(n)), start);
    expect(run.queue().waiting.map(({ description }) => description)).toEqual(['e', '2', '3', '4', '5']);

    const failures = createRun(emptyQueue);
    for (const n of [1, 2, 3, 4, 5]) failures.add(error(`e${n}`), start);
    failures.add(info('less'), start);
    failures.add(error('e6'), start);
    expect(failures.queue().waiting.map(({ description }) => description)).toEqual([
      'e2',
      'e3',
      'e4',
      'e5',
      'e6',
    ]);
  });

  it('accepts a notice again at once after it was dropped', () => {
    const run = createRun(emptyQueue);
    for (const n of [1, 2, 3, 4, 5, 6, 1]) run.add(info(String(n)), start);
    expect(run.queue().waiting.map(({ description }) => description)).toEqual(['3', '4', '5', '6', '1']);
  });

  it('shows nothing before the board is open, then everything that waits', () => {
    const run = createRun(emptyQueue);
    run.add(info('one'), start);
    run.add(info('two'), start);
    run.wakeUntil(start + 5000);
    expect(run.shown).toEqual([]);
    run.openBoard(start + 5000);
    run.wakeUntil(start + 5100);
    expect(run.shown).toEqual([
      { words: 'one', at: start + 5000 },
      { words: 'two', at: start + 5100 },
    ]);
    run.closeBoard();
    run.add(info('three'), start + 9000);
    run.wakeUntil(start + 10_000);
    expect(run.shown).toHaveLength(2);
  });

  it('keeps gap, order and limit for any arrivals', () => {
    const arrival = fc.record({
      words: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'),
      after: fc.nat(400),
    });
    fc.assert(
      fc.property(fc.array(arrival, { maxLength: 60 }), (arrivals) => {
        const run = createRun(open);
        const accepted: { readonly words: string; readonly at: number }[] = [];
        let now = start;
        for (const { words, after } of arrivals) {
          now += after;
          run.add(info(words), now);
          expect(run.queue().waiting.length).toBeLessThanOrEqual(5);
          const twin = accepted.findLast((one) => one.words === words && now - one.at < 1000);
          const isAccepted = run.queue().heard.some((one) => one.description === words && one.at === now);
          // Dropped only for a twin within the second; a twin that was seen by then always counts.
          const isTwinSeen = run.shown.some(
            (one) => one.words === words && twin !== undefined && one.at >= twin.at && one.at < now,
          );
          expect(isAccepted ? twin === undefined || !isTwinSeen : twin !== undefined).toBe(true);
          accepted.push(...(isAccepted ? [{ words, at: now }] : []));
        }
        run.wakeUntil(Infinity);
        expect(run.queue().waiting).toEqual([]);
        run.shown.slice(1).forEach(({ at }, index) => {
          expect(at - run.shown[index]!.at).toBeGreaterThanOrEqual(100);
        });
        // Shown in the order in which they were accepted.
        let from = 0;
        for (const { words, at } of run.shown) {
          from = accepted.findIndex((one, index) => index >= from && one.words === words && one.at <= at) + 1;
          expect(from).toBeGreaterThan(0);
        }
      }),
    );
  });
});

it('[TOAST-02] shows each kind for its specified time', () => {
  expect(durations).toEqual({ success: 2000, info: 2000, warning: 4000, error: 3000 });
  expect(noticeBoard).toEqual({ visible: 3, duration: 4000, gap: 14 });
});
