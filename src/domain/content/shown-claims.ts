import file from '#content/claims.json' with { type: 'json' };
import type { Claims } from '#domain/content/claims.ts';

/** The same file for pages: the build has read it through its schema, which a visitor need not carry. */
export const shownClaims: Claims = file;
