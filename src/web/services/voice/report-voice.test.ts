import { describe, expect, it } from 'vitest';
import { currentToast } from '#web/services/messages/toasts.ts';
import { failureToast, reportVoice } from '#web/services/voice/report-voice.ts';
import { VoiceFailure, type VoiceFailureCode } from '#web/services/voice/voice-failure.ts';

const titles: Readonly<Record<VoiceFailureCode, string>> = {
  too_large: 'Recording too long',
  too_long: 'Recording too long',
  bad_audio: 'Audio processing error',
  timeout: 'Processing timeout',
  service_starting: 'Service starting up',
  worker_boot: 'Voice service loading',
  busy: 'Service starting up',
  over_request_rate_limit: 'Voice command failed',
  invalid_request: 'Voice command failed',
  network: 'Network error',
  no_response: 'Voice command failed',
  no_engine: 'Voice command failed',
  other: 'Voice command failed',
};

describe('[VOICE-03] toasts of voice commands', () => {
  it('names each failure in the title of its toast', () => {
    for (const [code, title] of Object.entries(titles)) {
      const known = Object.keys(titles).find((one): one is VoiceFailureCode => one === code);
      if (known === undefined) throw new Error(code);
      expect(failureToast(new VoiceFailure(known, '')).message.title).toBe(title);
    }
    expect(failureToast(new TypeError('a bug')).message.title).toBe('Voice command failed');
  });

  it.each([
    [{ about: 'microphone', trouble: 'denied' }, 'Microphone access denied', undefined],
    [{ about: 'microphone', trouble: 'none' }, 'No microphone found', undefined],
    [{ about: 'microphone', trouble: 'other' }, 'Microphone error', undefined],
    [
      { about: 'size', bytes: 262_145 },
      'Recording too long',
      'Audio file too large (257 KB). Please keep recordings under 4 seconds.',
    ],
    [{ about: 'length' }, 'Recording too long', undefined],
    [{ about: 'done', music: true }, 'Music command executed!', undefined],
    [{ about: 'done', music: false }, 'Voice command processed!', undefined],
    [
      {
        about: 'failure',
        cause: new VoiceFailure('no_response', 'No response received from voice service'),
      },
      'Voice command failed',
      'No response received from voice service',
    ],
  ] as const)('reports %j as “%s”', (report, title, description) => {
    reportVoice(report);
    const toast = currentToast();
    expect(toast?.title).toBe(title);
    expect(toast?.description ?? '').toContain(description ?? '');
  });
});
