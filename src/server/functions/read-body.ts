import { z } from 'zod';
import { parseBoundedJson } from '#server/limits/parse-bounded-json.ts';
import { invalidRequest } from './function-error.ts';

/** The size is bounded before this by the service. */
export const readBody = async <T>(request: Request, schema: z.core.$ZodType<T>): Promise<T> =>
  parseBody(parseJson(await request.text()), schema);

export const parseJson = (text: string): unknown => {
  try {
    return parseBoundedJson(text);
  } catch {
    throw invalidRequest('The body is not valid JSON');
  }
};

export const parseBody = <T>(body: unknown, schema: z.core.$ZodType<T>): T => {
  const parsed = z.safeParse(schema, body);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const at = ['body', ...(issue?.path ?? [])].map(String).join('/');
  throw invalidRequest(`${at} ${issue?.message ?? 'is not valid'}`);
};
