import type { ArchivedTable } from '#domain/archive/archive-tables.ts';

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

const ownersOf = {
  account: '(select auth.uid())',
  profile: '(select public.current_profile_id())',
} as const;

const forms = { line: 'row_to_json(r)::text as line', held: 'row_to_json(r) as held' } as const;

/** The person's own rows of one table as text of JSON or as what it says, under the policies and, where admins may read more, without others'. */
export const ownRows = ({ name, owner, columns, order }: ArchivedTable, as: keyof typeof forms): string => {
  const shown = columns === null ? '*' : columns.map(quoted).join(', ');
  const own = owner === null ? '' : `where ${quoted(owner.column)} = ${ownersOf[owner.is]}`;
  return `select ${forms[as]} from (
    select ${shown} from public.${quoted(name)} ${own} order by ${order.map(quoted).join(', ')}
  ) r`;
};
