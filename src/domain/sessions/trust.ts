/** The specification names no levels. Two are what a person can tell apart; every device starts as untrusted. */
export const trustLevels = ['trusted', 'untrusted'] as const;
export type TrustLevel = (typeof trustLevels)[number];
