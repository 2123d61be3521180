import { z } from 'zod';
import { authAdmin } from '#server/engine/database/database.ts';
import type { Database } from '#server/engine/database/database.ts';
import { localIdentityLimits } from '#server/limits/local-identity-limits.ts';

export interface LocalAccount {
  readonly id: string;
  readonly email: string;
  readonly name: string;
}

export const newAccountSchema = z.object({
  name: z
    .string()
    .transform((value) => value.replace(/\p{Cc}/gu, '').trim())
    .pipe(z.string().min(1, 'Enter a name.').max(100, 'A name can have at most 100 characters.')),
  email: z
    .string()
    .trim()
    .toLowerCase()
    .pipe(
      z
        .email('Enter an e-mail address such as name@example.org.')
        .max(254, 'This e-mail address is too long.'),
    ),
});
type NewAccount = z.output<typeof newAccountSchema>;

export interface LocalAccounts {
  /** Those without a PIN, who may be shown to whoever comes; and whether there are others. */
  readonly list: () => Promise<{ readonly open: readonly LocalAccount[]; readonly hasClosed: boolean }>;
  readonly find: (id: string) => Promise<LocalAccount | undefined>;
  /** To be chosen without another word. */
  readonly findOpen: (id: string) => Promise<LocalAccount | undefined>;
  /** To be chosen with the PIN that belongs to it. */
  readonly findClosed: (
    email: string,
  ) => Promise<{ readonly id: string; readonly pinHash: string } | undefined>;
  readonly create: (account: NewAccount) => Promise<LocalAccount | 'taken' | 'full'>;
  readonly markUsed: (id: string) => Promise<void>;
}

export const createLocalAccounts = (db: Pick<Database, 'tx'>): LocalAccounts => ({
  list: () =>
    db.tx(authAdmin, async (query) => {
      const { rows } = await query<LocalAccount & { readonly closed: boolean }>(
        `select id, email, name, pin_hash is not null as closed from kindling.local_accounts
           order by last_used_at desc nulls last, created_at limit $1`,
        [localIdentityLimits.accounts],
      );
      return {
        open: rows.filter(({ closed }) => !closed),
        hasClosed: rows.some(({ closed }) => closed),
      };
    }),
  find: (id) => findOne(db, id, ''),
  findOpen: (id) => findOne(db, id, 'and pin_hash is null'),
  findClosed: (email) =>
    db.tx(authAdmin, async (query) => {
      const { rows } = await query<{ id: string; pinHash: string }>(
        `select id, pin_hash as "pinHash" from kindling.local_accounts
         where email = $1 and pin_hash is not null`,
        [email],
      );
      return rows[0];
    }),
  create: (account) =>
    db.tx(authAdmin, async (query) => {
      const { rows: counted } = await query<{ full: boolean }>(
        'select count(*) >= $1 as full from kindling.local_accounts',
        [localIdentityLimits.accounts],
      );
      if (counted[0]?.full === true) return 'full';
      const { rows } = await query<LocalAccount & Record<string, unknown>>(
        `insert into kindling.local_accounts (email, name) values ($1, $2)
           on conflict (email) do nothing returning id, email, name`,
        [account.email, account.name],
      );
      return rows[0] ?? 'taken';
    }),
  markUsed: (id) =>
    db.tx(authAdmin, async (query) => {
      await query('update kindling.local_accounts set last_used_at = now() where id = $1', [id]);
    }),
});

const findOne = async (
  db: Pick<Database, 'tx'>,
  id: string,
  condition: '' | 'and pin_hash is null',
): Promise<LocalAccount | undefined> => {
  if (!z.guid().safeParse(id).success) return undefined;
  return db.tx(authAdmin, async (query) => {
    const { rows } = await query<LocalAccount & Record<string, unknown>>(
      `select id, email, name from kindling.local_accounts where id = $1 ${condition}`,
      [id],
    );
    return rows[0];
  });
};
