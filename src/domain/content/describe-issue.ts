import type * as z from 'zod/mini';

/** One sentence that names the key: whoever reads it has just edited the file. */
export const describeIssue = (issue: z.core.$ZodIssue | undefined): string => {
  if (issue === undefined) return 'is not valid';
  if (issue.code !== 'unrecognized_keys') return `${issue.path.join('.') || 'the file'} ${issue.message}`;
  return `${[...issue.path, ...issue.keys.slice(0, 1)].join('.')} is not a known key`;
};
