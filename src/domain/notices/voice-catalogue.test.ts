import { expect, it } from 'vitest';
import {
  encodedTooLarge,
  noVoiceResponse,
  recordingTooLarge,
  voiceCatalogue,
} from '#domain/notices/voice-catalogue.ts';

it('[VOICE-03] the toasts have the specification’s titles, word for word', () => {
  expect(Object.values(voiceCatalogue).map(({ title }) => title)).toEqual(
    expect.arrayContaining([
      'Microphone access denied',
      'No microphone found',
      'Microphone error',
      'Recording too long',
      'Processing timeout',
      'Network error',
      'Service starting up',
      'Voice service loading',
      'Audio processing error',
      'Voice command failed',
      'Microphone permission needed',
      'Music command executed!',
      'Voice command processed!',
    ]),
  );
});

it('[VOICE-02] the size errors name the size', () => {
  expect(recordingTooLarge(257)).toBe(
    'Audio file too large (257 KB). Please keep recordings under 4 seconds.',
  );
  expect(encodedTooLarge(2049)).toBe('Processed audio too large (2049 KB). Please record a shorter message.');
  expect(noVoiceResponse).toBe('No response received from voice service');
});
