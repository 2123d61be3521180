import type { Share } from '#domain/support/support-answers.ts';

const week = 7 * 24 * 60 * 60_000;

/** Accepted in the last seven days: somebody who was away should see it when they come back. */
export const isNewShare = ({ given_at: givenAt }: Pick<Share, 'given_at'>, now: number): boolean =>
  now - Date.parse(givenAt) < week;
