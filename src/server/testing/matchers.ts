import { expect } from 'vitest';

/** Vitest types its matchers as `any`, which would switch off the checks of whatever they stand in. */
export const someText: unknown = expect.any(String);
export const someNumber: unknown = expect.any(Number);

export const textLike = (pattern: RegExp): unknown => expect.stringMatching(pattern);
