import { describe, expect, it } from 'vitest';
import { encodedTooLarge, recordingTooLarge, voiceErrorCodeOf } from './voice-errors.ts';

describe('[VOICE-02] what is said about a recording that is too large', () => {
  it.each([
    [262_145, 'Audio file too large (257 KB). Please keep recordings under 4 seconds.'],
    [307_200, 'Audio file too large (300 KB). Please keep recordings under 4 seconds.'],
  ])('of %i bytes', (bytes, message) => {
    expect(recordingTooLarge(bytes)).toBe(message);
  });

  it.each([
    [2_097_153, 'Processed audio too large (2049 KB). Please record a shorter message.'],
    [3_145_728, 'Processed audio too large (3072 KB). Please record a shorter message.'],
  ])('of %i characters', (characters, message) => {
    expect(encodedTooLarge(characters)).toBe(message);
  });
});

describe('a refusal', () => {
  it.each([
    ['busy', 'busy'],
    ['something_else', null],
    [undefined, null],
  ])('with the code %s is read as %s', (code, read) => {
    expect(voiceErrorCodeOf(code)).toBe(read);
  });
});
