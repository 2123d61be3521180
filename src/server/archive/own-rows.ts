import type { ArchivedTable } from '#domain/archive/archive-tables.ts';

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

const ownersOf = {
  account: '(select auth.uid())',
  profile: '(select public.current_profile_id())',
} as const;

/** The person's own rows of one table as text of JSON, under the policies and, where admins may read more, without others'. */
export const ownRows = ({ name, owner, columns, order }: ArchivedTable): string => {
  const shown = columns === null ? '*' : columns.map(quoted).join(', ');
  const own = owner === null ? '' : `where ${quoted(owner.column)} = ${ownersOf[owner.is]}`;
  return `select row_to_json(r)::text as line from (
    select ${shown} from public.${quoted(name)} ${own} order by ${order.map(quoted).join(', ')}
  ) r`;
};
