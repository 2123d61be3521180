import type { Context } from 'hono';
import type { z } from 'zod';
import { AuthError, validationFailed } from '#server/engine/auth/auth-error.ts';
import { parseBoundedJson } from '#server/limits/parse-bounded-json.ts';

/** The body's size is bounded before this by the service. */
export const readAuthBody = async <T>(c: Context, schema: z.ZodType<T>): Promise<T> => {
  const type = c.req.header('content-type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) throw badJson('Content-Type must be application/json');
  const text = await c.req.text();
  let body: unknown;
  try {
    body = parseBoundedJson(text);
  } catch {
    throw badJson('Could not parse request body as JSON');
  }
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw validationFailed(issue?.message ?? 'Invalid request body');
};

const badJson = (message: string): AuthError => new AuthError(400, 'bad_json', message);
