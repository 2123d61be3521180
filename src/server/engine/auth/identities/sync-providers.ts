import type { Query } from '#server/engine/database/database.ts';

/** `app_metadata.provider` and `providers` say which identities there are; called after every change of them. */
export const syncProviders = async (query: Query, userId: string): Promise<void> => {
  const { rows } = await query<{ metadata: Readonly<Record<string, unknown>>; providers: readonly string[] }>(
    `select coalesce(u.raw_app_meta_data, '{}') as metadata, array(
       select i.provider from auth.identities i where i.user_id = u.id group by i.provider
       order by min(i.created_at), i.provider
     ) as providers
     from auth.users u where u.id = $1 for no key update`,
    [userId],
  );
  const [row] = rows;
  if (row === undefined) return;
  const { metadata, providers } = row;
  const current = metadata['provider'];
  const provider = typeof current === 'string' && providers.includes(current) ? current : providers[0];
  await query('update auth.users set raw_app_meta_data = $2 where id = $1', [
    userId,
    JSON.stringify({ ...metadata, provider, providers }),
  ]);
};
