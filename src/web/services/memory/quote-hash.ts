import { normalisedQuote } from '#domain/memory/open-proposal.ts';

/** In hexadecimal; null where the browser does not hash, which is so without https. */
export const quoteHash = async (quote: string): Promise<string | null> => {
  if (typeof crypto.subtle === 'undefined') return null;
  const bytes = new TextEncoder().encode(normalisedQuote(quote));
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
};
