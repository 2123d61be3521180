import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { Query } from '#server/engine/database/database.ts';
import { authLimits } from '#server/limits/auth-limits.ts';

export type TokenType =
  | 'confirmation_token'
  | 'recovery_token'
  | 'reauthentication_token'
  | 'email_change_token_current'
  | 'email_change_token_new'
  | 'phone_change_token';

/** The two halves of one message: either opens the door, and opening it closes it behind. */
export interface IssuedToken {
  readonly linkToken: string;
  readonly code: string;
}

export interface FoundToken {
  readonly id: string;
  readonly userId: string;
  readonly type: TokenType;
  readonly relatesTo: string;
  readonly flowStateId: string | null;
}

const LIFE = '1 hour';
const CODE_DIGITS = 6;

/** GoTrue marks tokens whose link ends in a code instead of a session. */
const PKCE_PREFIX = 'pkce_';

interface TokenRow {
  readonly id: string;
  readonly user_id: string;
  readonly token_type: TokenType;
  readonly relates_to: string;
  readonly code_hash: string;
  readonly flow_state_id: string | null;
}

/** A newer token takes the place of the older. For an id that nobody has, the same statements keep nothing. */
export const issueToken = async (
  query: Query,
  key: Uint8Array,
  request: {
    readonly userId: string;
    readonly type: TokenType;
    readonly relatesTo: string;
    readonly flowStateId?: string | undefined;
  },
): Promise<IssuedToken> => {
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
  // Hexadecimal, because GoTrue's clients may drop dashes.
  const linkToken = `${request.flowStateId === undefined ? '' : PKCE_PREFIX}${randomBytes(28).toString('hex')}`;
  // Two requests at the same moment queue up at the account.
  await query('select 1 from auth.users where id = $1 for update', [request.userId]);
  await query('delete from auth.one_time_tokens where user_id = $1 and token_type = $2', [
    request.userId,
    request.type,
  ]);
  await query(
    `with token as (
       insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to, created_at, updated_at)
       select gen_random_uuid(), u.id, $2::auth.one_time_token_type, $3, $4, now() at time zone 'utc', now() at time zone 'utc'
       from auth.users u where u.id = $1
       returning id
     )
     insert into kindling.one_time_codes (token_id, code_hash, flow_state_id)
     select token.id, $5, $6::uuid from token`,
    [
      request.userId,
      request.type,
      linkHash(linkToken),
      request.relatesTo,
      codeHash(key, request, code),
      request.flowStateId ?? null,
    ],
  );
  return { linkToken, code };
};

export const findByLink = async (
  query: Query,
  linkToken: string,
  types: readonly TokenType[],
): Promise<FoundToken | undefined> => {
  const values = [types, LIFE, linkHash(linkToken)];
  await lockOwners(query, 't.token_hash = $3', values);
  const { rows } = await query<TokenRow>(`${selectTokens} and t.token_hash = $3 for update of t`, values);
  return rows[0] === undefined ? undefined : asFound(rows[0]);
};

/** A wrong try is counted, so the caller has to commit also when nothing was found. */
export const findByCode = async (
  query: Query,
  key: Uint8Array,
  request: { readonly types: readonly TokenType[]; readonly relatesTo: string; readonly code: string },
  userId?: string,
): Promise<FoundToken | undefined> => {
  const meant = 't.relates_to = $3 and ($4::uuid is null or t.user_id = $4)';
  const values = [request.types, LIFE, request.relatesTo, userId ?? null];
  await lockOwners(query, meant, values);
  const { rows } = await query<TokenRow>(
    `${selectTokens} and ${meant} order by t.id for update of t`,
    values,
  );
  const fitting = rows.find((row) =>
    sameText(
      codeHash(key, { type: row.token_type, relatesTo: row.relates_to, userId: row.user_id }, request.code),
      row.code_hash,
    ),
  );
  if (fitting !== undefined) return asFound(fitting);
  const tried = rows.map(({ id }) => id);
  await query('update kindling.one_time_codes set attempts = attempts + 1 where token_id = any($1::uuid[])', [
    tried,
  ]);
  await query(
    `delete from auth.one_time_tokens where id in (
       select token_id from kindling.one_time_codes where token_id = any($1::uuid[]) and attempts >= $2)`,
    [tried, authLimits.triesPerCode],
  );
  return undefined;
};

export const consumeToken = async (query: Query, token: Pick<FoundToken, 'id'>): Promise<void> => {
  await query('delete from auth.one_time_tokens where id = $1', [token.id]);
};

export const dropTokens = async (
  query: Query,
  userId: string,
  types: readonly TokenType[],
): Promise<void> => {
  await query(
    `delete from auth.one_time_tokens where user_id = $1 and token_type = any($2::auth.one_time_token_type[])`,
    [userId, types],
  );
};

export const sweepTokens = async (query: Query): Promise<void> => {
  await query(
    `delete from auth.one_time_tokens where id in (
       select id from auth.one_time_tokens where created_at < now() at time zone 'utc' - $1::interval
       order by created_at limit 50 for update skip locked)`,
    [LIFE],
  );
};

/** The account before its tokens, as when they are issued: two requests can then wait, but not for each other. */
const lockOwners = async (query: Query, meant: string, values: readonly unknown[]): Promise<void> => {
  await query(
    `select 1 from auth.users u where u.id in (
       select t.user_id from auth.one_time_tokens t where ${fresh} and ${meant})
     order by u.id for update`,
    values,
  );
};

const fresh = `t.token_type = any($1::auth.one_time_token_type[])
    and t.created_at > now() at time zone 'utc' - $2::interval`;

const selectTokens = `
  select t.id, t.user_id, t.token_type, t.relates_to, c.code_hash, c.flow_state_id
  from auth.one_time_tokens t join kindling.one_time_codes c on c.token_id = t.id
  where ${fresh}`;

const asFound = (row: TokenRow): FoundToken => ({
  id: row.id,
  userId: row.user_id,
  type: row.token_type,
  relatesTo: row.relates_to,
  flowStateId: row.flow_state_id,
});

/** A link holds 224 random bits: a plain hash is enough. */
const linkHash = (linkToken: string): string => createHash('sha256').update(linkToken).digest('hex');

/** A code holds twenty: only a key that is not in the database keeps a stolen copy from giving it away. */
const codeHash = (
  key: Uint8Array,
  token: { readonly userId: string; readonly type: TokenType; readonly relatesTo: string },
  code: string,
): string =>
  createHmac('sha256', key)
    .update(`${token.userId}:${token.type}:${token.relatesTo}:${code}`)
    .digest('base64url');

const sameText = (left: string, right: string): boolean => {
  const a = Buffer.from(left);
  const b = Buffer.from(right);
  return a.length === b.length && timingSafeEqual(a, b);
};
