import { aalOf } from '#web/platform/backend/owes-factor.ts';

const tokenOf = (init: RequestInit): string =>
  (new Headers(init.headers).get('authorization') ?? '').replace(/^Bearer /u, '');

const isFallen = async (answer: Response): Promise<boolean> => {
  const body: unknown = await answer.json().catch(() => null);
  return typeof body === 'object' && body !== null && Reflect.get(body, 'code') === 'insufficient_aal';
};

/**
 * Hears when a session has fallen back behind the second step although its token says otherwise, as it does after an app was
 * removed on another device, and has the token renewed: what the new one says leads to the question for a code. Once for each
 * token, and never for one that says so itself.
 */
export const renewFallen = (ask: typeof fetch, renew: () => void): typeof fetch => {
  let renewed = '';
  const look = async (answer: Response, token: string): Promise<void> => {
    if (token === renewed || aalOf(token) !== 'aal2' || !(await isFallen(answer))) return;
    // Several answers at once say the same.
    if (token === renewed) return;
    renewed = token;
    renew();
  };
  return async (input, init = {}) => {
    const answer = await ask(input, init);
    if (answer.status === 403) void look(answer.clone(), tokenOf(init));
    return answer;
  };
};
