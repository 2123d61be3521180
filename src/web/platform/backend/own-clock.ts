const secondMs = 1000;

const pathOf = (input: RequestInfo | URL): string =>
  new URL(input instanceof Request ? input.url : input).pathname;

/** What says how long a token counts; null for every other answer of the sign-in service. */
const lifetimeOf = (body: unknown): number | null => {
  if (typeof body !== 'object' || body === null || !('access_token' in body)) return null;
  const seconds: unknown = Reflect.get(body, 'expires_in');
  return typeof seconds === 'number' && Number.isFinite(seconds) ? seconds : null;
};

/**
 * A session's end by this device's own clock. The server's clock says when a token ends, and a device whose clock is hours ahead
 * took every new token for an old one, and renewed it with every question.
 */
export const byOwnClock =
  (ask: typeof fetch, now: () => number = () => Date.now()): typeof fetch =>
  async (input, init) => {
    const answer = await ask(input, init);
    if (!answer.ok || !pathOf(input).startsWith('/auth/v1/')) return answer;
    const body: unknown = await answer
      .clone()
      .json()
      .catch(() => null);
    const seconds = lifetimeOf(body);
    if (seconds === null) return answer;
    return Response.json(
      { ...Object(body), expires_at: Math.floor(now() / secondMs) + seconds },
      { status: answer.status, headers: answer.headers },
    );
  };
