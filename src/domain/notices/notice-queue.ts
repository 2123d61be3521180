import type { NoticeKind } from '#domain/notices/message.ts';
import { queueLimits } from '#domain/notices/notice-limits.ts';
import { unreachable } from '#domain/unreachable.ts';

interface Queueable {
  readonly kind: NoticeKind;
  readonly description: string;
}

interface Heard {
  readonly description: string;
  readonly at: number;
}

export interface NoticeQueue<N extends Queueable> {
  /** Nothing is shown before there is a board to show it on. */
  readonly open: boolean;
  readonly waiting: readonly N[];
  readonly shownAt: number | null;
  /** What was accepted during the last second. */
  readonly heard: readonly Heard[];
}

export type QueueEvent<N> =
  | { readonly type: 'added'; readonly notice: N; readonly now: number }
  | { readonly type: 'woken'; readonly now: number }
  | { readonly type: 'board-opened'; readonly now: number }
  | { readonly type: 'board-closed' };

export type QueueEffect<N> =
  { readonly type: 'show'; readonly notice: N } | { readonly type: 'wake'; readonly after: number };

export interface QueueStep<N extends Queueable> {
  readonly queue: NoticeQueue<N>;
  readonly effects: readonly QueueEffect<N>[];
}

export const emptyQueue = { open: false, waiting: [], shownAt: null, heard: [] } as const;

/** A moment in the future was written by a clock that has been set back since; it counts for nothing. */
const isWithin = (at: number, now: number, window: number): boolean => at <= now && now - at < window;

/** At most five wait. The oldest gives way, but no failure does so for anything less. */
const bounded = <N extends Queueable>(waiting: readonly N[]): readonly N[] => {
  if (waiting.length <= queueLimits.waiting) return waiting;
  const lesser = waiting.findIndex((notice) => notice.kind !== 'error');
  return waiting.filter((_, index) => index !== Math.max(lesser, 0));
};

const showNext = <N extends Queueable>(queue: NoticeQueue<N>, now: number): QueueStep<N> => {
  const [next, ...waiting] = queue.waiting;
  if (!queue.open || next === undefined) return { queue, effects: [] };
  const { shownAt } = queue;
  if (shownAt !== null && isWithin(shownAt, now, queueLimits.interval)) {
    return { queue, effects: [{ type: 'wake', after: shownAt + queueLimits.interval - now }] };
  }
  return {
    queue: { ...queue, waiting, shownAt: now },
    effects: [
      { type: 'show', notice: next },
      ...(waiting.length === 0 ? [] : [{ type: 'wake' as const, after: queueLimits.interval }]),
    ],
  };
};

const add = <N extends Queueable>(queue: NoticeQueue<N>, notice: N, now: number): QueueStep<N> => {
  const heard = queue.heard.filter(({ at }) => isWithin(at, now, queueLimits.duplicateWindow));
  if (heard.some(({ description }) => description === notice.description)) {
    return { queue: { ...queue, heard }, effects: [] };
  }
  const all = [...queue.waiting, notice];
  const waiting = bounded(all);
  const lost = all.find((one) => !waiting.includes(one));
  const next = {
    ...queue,
    waiting,
    // What had to give way was not shown, so it may come again at once.
    heard: [...heard, { description: notice.description, at: now }].filter(
      ({ description }) => description !== lost?.description,
    ),
  };
  // Whoever waits already has a wake-up call of its own.
  return queue.waiting.length > 0 ? { queue: next, effects: [] } : showNext(next, now);
};

/** Spec 2 §5 and §9: what is asked for too often, or all at once, reaches the person one at a time. */
export const reduceNotices = <N extends Queueable>(
  queue: NoticeQueue<N>,
  event: QueueEvent<N>,
): QueueStep<N> => {
  switch (event.type) {
    case 'added':
      return add(queue, event.notice, event.now);
    case 'woken':
      return showNext(queue, event.now);
    case 'board-opened':
      return showNext({ ...queue, open: true }, event.now);
    case 'board-closed':
      return { queue: { ...queue, open: false }, effects: [] };
    default:
      return unreachable(event);
  }
};
