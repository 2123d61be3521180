import * as z from 'zod/mini';

const claimsSchema = z.record(z.string(), z.unknown());

const base64Of = (part: string): string => part.replaceAll('-', '+').replaceAll('_', '/');

/** A word from inside an access token, read and not believed: what it is worth is decided by the server. */
export const tokenClaim = (token: string, name: string): string | null => {
  try {
    const value = claimsSchema.parse(JSON.parse(atob(base64Of(token.split('.')[1] ?? ''))))[name];
    return typeof value === 'string' ? value : null;
  } catch {
    return null;
  }
};
