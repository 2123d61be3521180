import { describe, expect, it } from 'vitest';
import { encodedTooLarge, recordingTooLarge, voiceErrorCodeOf } from './voice-errors.ts';

describe('[VOICE-02] messages about a recording that is too large', () => {
  it.each([
    [262_145, 'Audio file too large (257 KB). Please keep recordings under 4 seconds.'],
    [307_200, 'Audio file too large (300 KB). Please keep recordings under 4 seconds.'],
  ])('tells the size of a recording of %i bytes', (bytes, message) => {
    expect(recordingTooLarge(bytes)).toBe(message);
  });

  it.each([
    [2_097_153, 'Processed audio too large (2049 KB). Please record a shorter message.'],
    [3_145_728, 'Processed audio too large (3072 KB). Please record a shorter message.'],
  ])('tells the size of an encoded recording of %i characters', (characters, message) => {
    expect(encodedTooLarge(characters)).toBe(message);
  });
});

describe('error codes of the voice service', () => {
  it.each([
    ['busy', 'busy'],
    ['something_else', null],
    [undefined, null],
  ])('reads the error code %s as %s', (code, read) => {
    expect(voiceErrorCodeOf(code)).toBe(read);
  });
});
