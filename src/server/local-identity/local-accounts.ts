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
  readonly list: () => Promise<readonly LocalAccount[]>;
  readonly find: (id: string) => Promise<LocalAccount | undefined>;
  readonly create: (account: NewAccount) => Promise<LocalAccount | 'taken' | 'full'>;
  readonly markUsed: (id: string) => Promise<void>;
}

export const createLocalAccounts = (db: Pick<Database, 'tx'>): LocalAccounts => ({
  list: () =>
    db.tx(authAdmin, async (query) => {
      const { rows } = await query<LocalAccount & Record<string, unknown>>(
        `select id, email, name from kindling.local_accounts
           order by last_used_at desc nulls last, created_at limit $1`,
        [localIdentityLimits.accounts],
      );
      return rows;
    }),
  find: async (id) => {
    if (!z.guid().safeParse(id).success) return undefined;
    return db.tx(authAdmin, async (query) => {
      const { rows } = await query<LocalAccount & Record<string, unknown>>(
        'select id, email, name from kindling.local_accounts where id = $1',
        [id],
      );
      return rows[0];
    });
  },
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
