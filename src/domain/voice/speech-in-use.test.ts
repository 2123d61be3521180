import { describe, expect, it } from 'vitest';
import {
  speechInUseOf,
  speechPart,
  speechShared,
  unknownSpeech,
  voiceCompany,
} from '#domain/voice/speech-in-use.ts';

describe('[LAND-04] the speech service in use', () => {
  it('uses no other service where the host named none', () => {
    expect(speechInUseOf('')).toEqual({ kind: 'here' });
  });

  it.each(['speech.example', 'speech.example:8443', '127.0.0.1:9000', '[::1]:9000', 'a'.repeat(253)])(
    'uses the service at %s',
    (host) => {
      expect(speechInUseOf(host)).toEqual({ kind: 'service', host });
    },
  );

  it.each([null, undefined, '{{speech}}', '<b>', 'two words', 'a'.repeat(254)])(
    'knows no service from %j',
    (written) => {
      expect(speechInUseOf(written)).toBe(unknownSpeech);
    },
  );

  it.each([voiceCompany, speechShared, speechPart])(
    'describes each of the three cases differently',
    (say) => {
      const sentences = ['', 'speech.example', null].map((written) => say(speechInUseOf(written)));
      expect(new Set(sentences).size).toBe(3);
      expect(sentences[1]).toContain('speech.example');
      expect(sentences[0]).not.toContain('operator');
    },
  );
});
