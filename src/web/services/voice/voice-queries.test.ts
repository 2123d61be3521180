import { describe, expect, it } from 'vitest';
import { failureOf, parseVoiceAnswer } from '#web/services/voice/voice-queries.ts';

const answer = { text: 'pause', reply: 'Paused.', engine: 'local' };

describe('[VOICE-02] the answer of the voice service', () => {
  it.each([null, '', {}, { text: 'pause' }, { ...answer, command: { type: 'launch' } }])(
    'refuses %j as an answer',
    (body) => {
      expect(() => parseVoiceAnswer(body)).toThrow('No response received from voice service');
    },
  );

  it('reads the known fields of an answer and drops the rest', () => {
    const command = { type: 'player_action', action: 'pause' };
    expect(parseVoiceAnswer({ ...answer, command, more: 1 })).toEqual({ ...answer, command });
  });

  it.each([
    [413, { code: 'too_large', message: 'Audio file too large (300 KB).' }, 'too_large'],
    [503, { code: 'worker_boot', message: 'soon' }, 'worker_boot'],
    [500, { code: 'made_up' }, 'other'],
    [504, 'a page of a proxy', 'timeout'],
  ])('takes the status %i with %j as %s', async (status, body, code) => {
    const response = new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
    expect((await failureOf(response, null)).code).toBe(code);
  });

  it.each([
    ['service_starting', '2', 2000],
    ['worker_boot', '60', 3000],
    ['worker_boot', null, 1000],
    ['busy', '2', null],
    ['over_request_rate_limit', '2', null],
  ])('retries %s with Retry-After %s after %s', async (code, after, wait) => {
    const headers: Record<string, string> = after === null ? {} : { 'retry-after': after };
    const response = new Response(JSON.stringify({ code }), { status: 503, headers });
    expect((await failureOf(response, null)).againAfter).toBe(wait);
  });

  it('takes a missing answer for a missing network', async () => {
    expect((await failureOf(undefined, new TypeError('fetch'))).code).toBe('network');
  });
});
