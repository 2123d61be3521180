import type { HostAnswers } from '#web/testing/test-host.ts';

/** What the function answers where the text has to be read first. */
export const modelPreview = {
  text: 'You help a person.\n\nDATA\nEND OF DATA',
  left_out: 0,
  host: 'localhost:11434',
  model: 'small',
  fingerprint: 'abc',
  asks_again: false,
  may_look_up: false,
};
export const needsYes = (preview: object = modelPreview): Response =>
  Response.json({ success: false, code: 'needs_yes', preview }, { status: 409 });

export const modelStream = (...events: readonly object[]): Response =>
  new Response([': listening', ...events.map((event) => `data: ${JSON.stringify(event)}`), ''].join('\n\n'), {
    headers: { 'content-type': 'text/event-stream' },
  });

interface ModelHostOptions {
  readonly mode?: string;
  readonly uses?: readonly string[];
  readonly host?: string | null;
  /** To every question in its turn; the last one from then on. */
  readonly answers?: readonly (() => Response)[];
}

/** A host with a connected model, and with what somebody lets it do. `asked`: every question to it. */
export const modelHost = ({
  mode = 'chosen',
  uses = [],
  host = 'localhost:11434',
  answers = [],
}: ModelHostOptions) => {
  const asked: unknown[] = [];
  const model: HostAnswers = {
    'GET /rest/v1/ai_settings': () => [{ mode, uses }],
    'GET /rest/v1/ai_requests': () => [],
    'POST /functions/v1/assistant': async (request) => {
      const body: unknown = await request.json();
      if (typeof body === 'object' && body !== null && 'status' in body) {
        return { host, model: host === null ? null : 'small' };
      }
      asked.push(body);
      return answers[Math.min(asked.length, answers.length) - 1]?.() ?? modelStream({ type: 'done' });
    },
  };
  return { model, asked };
};
