import * as z from 'zod/mini';

const parameter = 'task';
const taskId = z.uuid();

/** The way to /focus with a task already chosen. */
export const focusHref = (id: string): string => `/focus?${parameter}=${encodeURIComponent(id)}`;

/** The task an address asks for; null for none, or for what cannot be one. */
export const taskIdOf = (search: { readonly get: (name: string) => string | null }): string | null => {
  const parsed = taskId.safeParse(search.get(parameter));
  return parsed.success ? parsed.data : null;
};
