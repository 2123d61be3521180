import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { once } from 'node:events';

/** What came in: enough to see that nothing but the sound went out, and with which key. */
interface Heard {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly model: unknown;
  readonly wav: Uint8Array;
  readonly fields: readonly string[];
}

export interface FakeSpeechService {
  readonly url: string;
  readonly heard: readonly Heard[];
  /** How the next requests are answered. */
  answer: 'words' | 'error' | 'nonsense' | 'too much' | 'elsewhere' | 'never';
  words: string;
  readonly stop: () => Promise<void>;
}

/** Somebody else's service, on this machine: it speaks like OpenAI's and says what a test wants to hear. */
export const startSpeechService = async (): Promise<FakeSpeechService> => {
  const heard: Heard[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    heard.push(await read(request));
    const json = (status: number, body: string): void =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    if (fake.answer === 'words') json(200, JSON.stringify({ text: ` ${fake.words} ` }));
    else if (fake.answer === 'error') json(500, '{"error":{"message":"Out of order"}}');
    else if (fake.answer === 'nonsense') json(200, '<html>');
    else if (fake.answer === 'too much') json(200, JSON.stringify({ text: 'x'.repeat(100_000) }));
    else if (fake.answer === 'elsewhere') response.writeHead(307, { location: '/elsewhere' }).end();
  };
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  const fake: FakeSpeechService = {
    url: `http://127.0.0.1:${address.port}/v1`,
    heard,
    answer: 'words',
    words: 'Deep focus.',
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return fake;
};

const read = async (request: IncomingMessage): Promise<Heard> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) if (chunk instanceof Uint8Array) chunks.push(chunk);
  const form = await new Response(Buffer.concat(chunks), {
    headers: { 'content-type': request.headers['content-type'] ?? '' },
  }).formData();
  const file = form.get('file');
  return {
    path: request.url ?? '',
    authorization: request.headers.authorization,
    model: form.get('model'),
    wav: file instanceof File ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array(0),
    fields: [...form.keys()],
  };
};
