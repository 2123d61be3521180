import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';

const messageSchema = z.looseObject({ role: z.string(), content: z.unknown() });
const bodySchema = z.looseObject({
  model: z.string(),
  messages: z.array(messageSchema),
  tools: z.optional(z.array(z.looseObject({ function: z.looseObject({ name: z.string() }) }))),
  tool_choice: z.optional(z.unknown()),
  response_format: z.optional(z.unknown()),
});
export type AskedBody = z.infer<typeof bodySchema>;

export interface AskedOf {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: AskedBody | undefined;
}

type Piece = Readonly<Record<string, unknown>>;

/** One reply, as a test wants it. */
export interface Reply {
  readonly say: (text: string) => void;
  readonly call: (name: string, input: string) => void;
  readonly finish: (reason?: string | null, tokensRead?: number) => void;
  readonly raw: (text: string) => void;
  readonly comment: () => void;
  readonly response: ServerResponse;
}

export interface ModelServer {
  readonly url: string;
  readonly asked: readonly AskedOf[];
  answer: (reply: Reply, body: AskedBody, turn: number) => void | Promise<void>;
  /** In place of everything above. */
  refuse: ((response: ServerResponse) => void) | undefined;
  readonly stop: () => Promise<void>;
}

/** A server that speaks like OpenAI's, on this machine, and misbehaves as it is told. */
export const startModelServer = async (): Promise<ModelServer> => {
  const asked: AskedOf[] = [];
  const hear = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const text = await read(request);
    const body = text === '' ? undefined : bodySchema.parse(JSON.parse(text));
    asked.push({ path: request.url ?? '', authorization: request.headers.authorization, body });
    if (server.refuse !== undefined) {
      server.refuse(response);
      return;
    }
    if (body === undefined) {
      response.setHeader('content-type', 'application/json');
      response.end(
        JSON.stringify({ object: 'list', data: [{ id: 'small' }, { id: 'large' }, { id: 'small' }] }),
      );
      return;
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.flushHeaders();
    const turn = body.messages.filter(({ role }) => role === 'tool').length;
    await server.answer(replyTo(response), body, turn);
  };
  const listener = createServer((request, response) => void hear(request, response));
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  const server: ModelServer = {
    url: `http://127.0.0.1:${address.port}/v1`,
    asked,
    answer: ({ say, finish }) => {
      say('Hello ');
      say('there.');
      finish();
    },
    refuse: undefined,
    stop: async () => {
      listener.closeAllConnections();
      listener.close();
      await once(listener, 'close');
    },
  };
  return server;
};

const replyTo = (response: ServerResponse): Reply => {
  const send = (delta: Piece, reason: string | null = null, more: Piece = {}): void =>
    void response.write(
      `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: reason }], ...more })}\n\n`,
    );
  let calls = 0;
  return {
    response,
    say: (content) => send({ role: 'assistant', content }),
    call: (name, input) => {
      calls += 1;
      send({
        tool_calls: [
          { index: calls - 1, id: `call-${calls}`, type: 'function', function: { name, arguments: input } },
        ],
      });
    },
    finish: (reason = 'stop', tokensRead = 12) => {
      send({}, reason, {
        usage: { prompt_tokens: tokensRead, completion_tokens: 3, total_tokens: tokensRead + 3 },
      });
      response.end('data: [DONE]\n\n');
    },
    raw: (text) => void response.write(text),
    comment: () => void response.write(': still here\n\n'),
  };
};

const read = async (request: IncomingMessage): Promise<string> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) if (chunk instanceof Uint8Array) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
};
