import { z } from 'zod';
import { invalidRequest } from './function-error.ts';

/** The size is bounded before this by the service. */
export async function readBody<T>(request: Request, schema: z.core.$ZodType<T>): Promise<T> {
  let body: unknown;
  try {
    body = JSON.parse(await request.text());
  } catch {
    throw invalidRequest('The body is not valid JSON');
  }
  const parsed = z.safeParse(schema, body);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const at = ['body', ...(issue?.path ?? [])].map(String).join('/');
  throw invalidRequest(`${at} ${issue?.message ?? 'is not valid'}`);
}
