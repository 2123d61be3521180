import { expect, it } from 'vitest';
import { voiceCatalogue } from '#domain/notices/voice-catalogue.ts';

it('[VOICE-03] titles the voice toasts as the specification does, word for word', () => {
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
