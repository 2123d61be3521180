import { vi } from 'vitest';

type Answer = (request: Request) => unknown;

/** What the host answers, by method and path: `'POST /rest/v1/rpc/x'`. A `Response` is given as it is, all else as JSON. */
export type HostAnswers = Readonly<Record<string, Answer>>;

const config = {
  publishableKey: 'key',
  provider: { id: 'google', name: 'Google', kind: 'local' },
  videoScope: false,
  phoneFactors: false,
  brand: false,
  version: 'test',
};

const always: HostAnswers = { 'GET /config.json': () => config };

export const refusal = (status: number, message = 'refused'): Response =>
  Response.json({ message, code: String(status) }, { status });

/** The network's edge: the page asks with its own client, and this answers. What nobody answers is not reachable. */
export const startTestHost = (answers: HostAnswers = {}) => {
  const asked: { readonly path: string; readonly body: string }[] = [];
  const known = { ...always, ...answers };
  const fetchHere = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const address = input instanceof Request ? input.url : new URL(String(input), location.origin);
    const request = new Request(address, input instanceof Request ? input : init);
    const path = `${request.method} ${new URL(request.url).pathname}`;
    asked.push({ path, body: await request.clone().text() });
    const answer = known[path];
    if (answer === undefined) throw new TypeError(`Nobody answers ${path}`);
    const given = await answer(request);
    return given instanceof Response ? given : Response.json(given);
  };
  vi.stubGlobal('fetch', fetchHere);
  /** `asked`: every request so far, in order. */
  return { asked };
};
