import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Query } from '#server/engine/database/database.ts';
import { parseCodeChallenge } from './code-challenge.ts';
import type { CodeChallenge } from './code-challenge.ts';
import { hashSecret } from '#server/engine/auth/tokens/refresh-token.ts';

/** The words GoTrue uses for how a link flow began; they end up in the token's `amr`. */
export type LinkMethod = 'email/signup' | 'magiclink' | 'recovery' | 'email_change' | 'invite';

export const challengeFields = {
  code_challenge: z.string().max(200).nullish(),
  code_challenge_method: z.string().max(20).nullish(),
};

export const challengeOf = (body: {
  readonly code_challenge?: string | null | undefined;
  readonly code_challenge_method?: string | null | undefined;
}): CodeChallenge | undefined =>
  parseCodeChallenge(body.code_challenge || undefined, body.code_challenge_method || undefined);

/** Remembers the challenge until the link from the mail is opened, perhaps in another browser. */
export const startLinkFlow = async (
  query: Query,
  request: { readonly userId: string; readonly method: LinkMethod; readonly challenge: CodeChallenge },
): Promise<string | undefined> => {
  const { rows } = await query<{ id: string }>(
    `insert into auth.flow_state (id, user_id, code_challenge_method, code_challenge, provider_type,
       authentication_method, created_at, updated_at)
     select gen_random_uuid(), u.id, $2::auth.code_challenge_method, $3, 'email', $4, now(), now() from auth.users u where u.id = $1
     returning id`,
    [request.userId, request.challenge.method, request.challenge.value, request.method],
  );
  return rows[0]?.id;
};

/** The code that the browser which asked for the link can exchange; undefined when the flow is gone. */
export const finishLinkFlow = async (query: Query, flowStateId: string): Promise<string | undefined> => {
  const code = randomBytes(32).toString('base64url');
  const { rowCount } = await query(
    `update auth.flow_state set auth_code = $2, auth_code_issued_at = now(), updated_at = now()
     where id = $1 and auth_code is null`,
    [flowStateId, hashSecret(code)],
  );
  return rowCount === 1 ? code : undefined;
};
