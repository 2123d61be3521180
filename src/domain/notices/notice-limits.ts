import type { NoticeKind } from '#domain/notices/message.ts';

/**
 * Spec 1 §9. Width, swipe threshold and removal delay are the library's own and are measured in
 * e2e/shell/notices.spec.ts.
 */
export const noticeBoard = { visible: 3, duration: 4000, gap: 14 } as const;

/** Spec 2 §5 and §9. */
export const queueLimits = { waiting: 5, interval: 100, duplicateWindow: 1000 } as const;

/** Spec 2 §9 names no time for a warning: it gets the board's, since it mostly asks for something. */
export const durations: Readonly<Record<NoticeKind, number>> = {
  success: 2000,
  info: 2000,
  warning: noticeBoard.duration,
  error: 3000,
};
