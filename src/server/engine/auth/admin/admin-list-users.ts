import type { Context } from 'hono';
import { authAdmin } from '#server/engine/database/database.ts';
import { validationFailed } from '#server/engine/auth/auth-error.ts';
import type { AuthParts } from '#server/engine/auth/auth-parts.ts';
import { selectUsers, toWireUser } from '#server/engine/auth/users/auth-user.ts';
import type { UserRow } from '#server/engine/auth/users/auth-user.ts';
import { authLimits } from '#server/limits/auth-limits.ts';

export const handleListUsers = async (c: Context, parts: AuthParts): Promise<Response> => {
  // GoTrue takes page 0 for the first one.
  const page = c.req.query('page') === '0' ? 1 : positive(c.req.query('page'), 1, authLimits.lastPageOfUsers);
  const size = positive(c.req.query('per_page'), authLimits.usersPerPage, authLimits.mostUsersPerPage);
  const { users, total } = await parts.deps.db.tx(authAdmin, async (query) => {
    const counted = await query<{ total: string }>('select count(*) as total from auth.users');
    const { rows } = await query<UserRow>(
      `${selectUsers} order by u.created_at desc nulls last, u.id limit $1 offset $2`,
      [size, (page - 1) * size],
    );
    return { users: rows, total: Number(counted.rows[0]?.total ?? 0) };
  });
  c.header('x-total-count', String(total));
  c.header('link', linkHeader(new URL(c.req.url).pathname, page, size, Math.ceil(total / size)));
  return c.json({ users: users.map(toWireUser), aud: 'authenticated' });
};

/** The page comes first in the query: the client reads what follows the first equals sign. */
const linkHeader = (path: string, page: number, size: number, last: number): string => {
  const link = (to: number, rel: string): string => `<${path}?page=${to}&per_page=${size}>; rel="${rel}"`;
  return [...(last > page ? [link(page + 1, 'next')] : []), link(last, 'last')].join(', ');
};

const positive = (text: string | undefined, fallback: number, maximum: number): number => {
  if (text === undefined || text === '') return fallback;
  if (!/^\d{1,15}$/.test(text) || Number(text) < 1) {
    throw validationFailed(`Bad Pagination Parameters: ${JSON.stringify(text.slice(0, 20))} is not a page`);
  }
  return Math.min(Number(text), maximum);
};
