const day = 86_400_000;

/** Nothing forces a rotation: the private key never leaves its file. A year bounds what a copy that nobody noticed is good for. */
export const rotateAfterDays = 365;
/** So long before that, it is suggested. */
export const suggestDays = 30;

export const rotateBy = (since: number): number => since + rotateAfterDays * day;

export type RotationState = 'fine' | 'soon' | 'now';

export const rotationState = (since: number, now: number): RotationState => {
  const left = rotateBy(since) - now;
  if (left <= 0) return 'now';
  return left <= suggestDays * day ? 'soon' : 'fine';
};
