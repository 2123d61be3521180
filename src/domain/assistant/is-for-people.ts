import { routeCoachText } from '#domain/coach/routing/route-coach-text.ts';

/**
 * Whether it is for people before it is for a model. What it is about is heard by itself and with what stands below it:
 * nothing of ours softens what somebody said.
 */
export const isForPeople = (message: string): boolean =>
  [message, message.split('\n')[0] ?? ''].some((words) => routeCoachText(words).kind !== 'none');
