import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { deterministicId } from '#domain/records/deterministic-id.ts';
import { prepareAnswerSchema } from '#domain/music/prepare-request.ts';
import type { PrepareAnswer } from '#domain/music/prepare-request.ts';
import { signIn } from '#server/testing/sign-in.ts';
import type { TestServer } from '#server/testing/test-server.ts';

export const trackId = (recipe: string): string => deterministicId(`track:${recipe}`);

/** Somebody who is signed in, and has the live client session that the library asks for. */
export const arriveListener = async (server: TestServer, name: string): Promise<string> => {
  const { session } = await signIn(server, { email: `${name}@example.org`, name });
  await server.adminQuery(
    `insert into public.user_sessions (user_id, session_token)
     select u.id, $2 from public.users u where u.google_id = $1`,
    [session.user.id, `${randomUUID()}-${randomUUID()}`],
  );
  return session.access_token;
};

export const callPrepare = async (
  server: TestServer,
  token: string,
  trackIds: readonly string[],
): Promise<Response> =>
  fetch(`${server.url}/functions/v1/prepare-tracks`, {
    method: 'POST',
    headers: { apikey: server.publishableKey, authorization: `Bearer ${token}` },
    body: JSON.stringify({ trackIds }),
  });

export const prepare = async (
  server: TestServer,
  token: string,
  recipes: readonly string[],
): Promise<PrepareAnswer> => {
  const answer = await callPrepare(server, token, recipes.map(trackId));
  return prepareAnswerSchema.parse(await answer.json());
};

export const listen = async (
  server: Pick<TestServer, 'url'>,
  filePath: string,
  init: RequestInit = {},
): Promise<Response> => fetch(`${server.url}/storage/v1/object/public/adhd-music/${filePath}`, init);

/** Supabase Storage's way of saying 404. */
export const isMissing = async (answer: Response): Promise<boolean> =>
  !answer.ok && z.object({ statusCode: z.literal('404') }).safeParse(await answer.json()).success;

/** What came of an answer that is not whole; an error if it was. */
export const readUntilCut = async (answer: Response): Promise<Buffer> => {
  if (!answer.ok) throw new Error(`The answer is ${answer.status}`);
  const pieces: Uint8Array[] = [];
  try {
    for await (const piece of bodyStream(answer)) pieces.push(piece);
  } catch {
    return Buffer.concat(pieces);
  }
  throw new Error('The answer was whole');
};

export const bodyOf = async (answer: Response): Promise<Buffer> => Buffer.from(await answer.arrayBuffer());

const bodyStream = ({ body }: Response): NonNullable<Response['body']> => {
  if (body === null) throw new Error('The answer has no body');
  return body;
};

/** The first bytes of an answer that is still going on, and a way to read the rest. */
export const firstBytes = async (
  answer: Response,
  least: number,
): Promise<{
  readonly bytes: Buffer;
  readonly rest: () => Promise<Buffer>;
  readonly leave: () => Promise<void>;
}> => {
  const reader = bodyStream(answer).getReader();
  const pieces: Uint8Array[] = [];
  const length = (): number => pieces.reduce((sum, piece) => sum + piece.byteLength, 0);
  while (length() < least) {
    const { done, value } = await reader.read();
    if (done) break;
    pieces.push(value);
  }
  return {
    bytes: Buffer.concat(pieces),
    rest: async () => {
      const later: Uint8Array[] = [];
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return Buffer.concat(later);
        later.push(value);
      }
    },
    leave: () => reader.cancel(),
  };
};

export const storedNames = async (server: TestServer): Promise<readonly string[]> => {
  const { rows } = await server.adminQuery<{ name: string }>(
    `select name from storage.objects where bucket_id = 'adhd-music' order by name`,
  );
  return rows.map(({ name }) => name);
};

export const renderRows = async (
  server: TestServer,
): Promise<Readonly<Record<string, { readonly state: string; readonly attempts: number }>>> => {
  const { rows } = await server.adminQuery<{ recipe: string; state: string; attempts: number }>(
    'select recipe, state, attempts from public.music_renders',
  );
  return Object.fromEntries(rows.map(({ recipe, state, attempts }) => [recipe, { state, attempts }]));
};
