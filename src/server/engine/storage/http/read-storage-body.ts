import type { Context } from 'hono';
import type { z } from 'zod';
import { invalidRequest } from '#server/engine/storage/storage-error.ts';
import { parseBoundedJson } from '#server/limits/parse-bounded-json.ts';

/** The body's size is bounded before this by the route. An empty body counts as an empty object. */
export const readStorageBody = async <T>(c: Context, schema: z.ZodType<T>): Promise<T> => {
  const text = await c.req.text();
  let body: unknown;
  try {
    body = text.trim() === '' ? {} : parseBoundedJson(text);
  } catch {
    throw invalidRequest('The body is not valid JSON');
  }
  return requireValid('body', schema, body);
};

export const requireValid = <T>(what: string, schema: z.ZodType<T>, value: unknown): T => {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const at = [what, ...(issue?.path ?? [])].map(String).join('/');
  throw invalidRequest(`${at} is not valid: ${issue?.message ?? 'unexpected value'}`);
};
