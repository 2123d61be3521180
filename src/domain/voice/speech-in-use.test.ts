import { describe, expect, it } from 'vitest';
import {
  speechInUseOf,
  speechPart,
  speechShared,
  unknownSpeech,
  voiceCompany,
} from '#domain/voice/speech-in-use.ts';

describe('[LAND-04] which speech is in use', () => {
  it('is nobody else’s where the host wrote nothing', () => {
    expect(speechInUseOf('')).toEqual({ kind: 'here' });
  });

  it.each(['speech.example', 'speech.example:8443', '127.0.0.1:9000', '[::1]:9000', 'a'.repeat(253)])(
    'is the service at %s',
    (host) => {
      expect(speechInUseOf(host)).toEqual({ kind: 'service', host });
    },
  );

  it.each([null, undefined, '{{speech}}', '<b>', 'two words', 'a'.repeat(254)])(
    'is not known from %j',
    (written) => {
      expect(speechInUseOf(written)).toBe(unknownSpeech);
    },
  );

  it.each([voiceCompany, speechShared, speechPart])('is told apart in each sentence', (say) => {
    const sentences = ['', 'speech.example', null].map((written) => say(speechInUseOf(written)));
    expect(new Set(sentences).size).toBe(3);
    expect(sentences[1]).toContain('speech.example');
    expect(sentences[0]).not.toContain('operator');
  });
});
