import type { MiddlewareHandler } from 'hono';
import { InvalidTokenError } from '#server/engine/identify/identify.ts';
import type { Identify } from '#server/engine/identify/identify.ts';

/**
 * A hosted project has a gateway before GoTrue that knows the API keys and answers in a shape of its own: a client
 * set up with the wrong key is told so, instead of signing in and failing at its first table. No key at all passes,
 * as with GoTrue itself: it is no secret here, and links and redirects bring none.
 */
export const checkApiKey =
  (identify: Identify): MiddlewareHandler =>
  async (c, next) => {
    const apikey = c.req.header('apikey');
    if (apikey === undefined || (await isKnown(identify, c.req.url, apikey))) return next();
    return c.json(
      { message: 'Invalid API key', hint: 'Double check the publishable or secret API key.' },
      401,
    );
  };

/** The key alone: a user's token beside it is for the endpoint to judge. */
const isKnown = async (identify: Identify, url: string, apikey: string): Promise<boolean> => {
  try {
    await identify(new Request(url, { headers: { apikey } }));
    return true;
  } catch (error) {
    if (error instanceof InvalidTokenError) return false;
    throw error;
  }
};
