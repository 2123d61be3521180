import type { NoticeKind } from '#domain/notices/message.ts';
import { durations } from '#domain/notices/notice-limits.ts';
import {
  emptyQueue,
  type NoticeQueue,
  type QueueEvent,
  reduceNotices,
} from '#domain/notices/notice-queue.ts';
import { createStore } from '#web/platform/store.ts';
import type { ToastAction } from '#web/services/messages/toasts.ts';

interface Notice {
  readonly kind: NoticeKind;
  readonly description: string;
  readonly title?: string | undefined;
  readonly action?: ToastAction | undefined;
  /** A second answer, before the first in order. */
  readonly also?: ToastAction | undefined;
  /** Put away without an answer. */
  readonly onClose?: (() => void) | undefined;
  /** In milliseconds; the kind's own without it. */
  readonly duration?: number | undefined;
}

export interface PostedNotice extends Notice {
  readonly duration: number;
}

let queue: NoticeQueue<PostedNotice> = emptyQueue;
let showOnBoard: ((notice: PostedNotice) => void) | null = null;
const posted = createStore(0);

const dispatch = (event: QueueEvent<PostedNotice>): void => {
  const step = reduceNotices(queue, event);
  ({ queue } = step);
  for (const effect of step.effects) {
    if (effect.type === 'show') showOnBoard?.(effect.notice);
    else setTimeout(() => dispatch({ type: 'woken', now: Date.now() }), effect.after);
  }
};

/** For what happens in the background. Through the queue of spec 2 §9, so it may wait a moment or be dropped. */
export const notify = (notice: Notice): void => {
  dispatch({
    type: 'added',
    notice: { ...notice, duration: notice.duration ?? durations[notice.kind] },
    now: Date.now(),
  });
  posted.set(posted.get() + 1);
};

/** Nothing waits, nothing was heard: for tests, which share this queue and each stop the clock at the same moment. */
export const resetNotices = (): void => {
  queue = { ...emptyQueue, open: queue.open };
};

/** The board says how to show a notice once it is there; the answer takes it away again. */
export const openBoard = (show: (notice: PostedNotice) => void): (() => void) => {
  showOnBoard = show;
  dispatch({ type: 'board-opened', now: Date.now() });
  return () => {
    showOnBoard = null;
    dispatch({ type: 'board-closed' });
  };
};

/** How many notices were ever asked for: the board is fetched with the first. */
export const postedNotices = posted.get;

export const watchNotices = posted.subscribe;
