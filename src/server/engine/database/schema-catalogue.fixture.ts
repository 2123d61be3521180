import type { TestServer } from '#server/testing/test-server.ts';

const grants = (acl: string): string =>
  `(select coalesce(string_agg(
      grantee::regrole::text || ' ' || privilege_type || case when is_grantable then ' with grant' else '' end,
      ', ' order by grantee::regrole::text, privilege_type), '')
    from aclexplode(${acl}))`;

const ours = `n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast') and n.nspname !~ '^pg_temp|^pg_toast_temp'`;

/** Whatever PostgreSQL itself knows of each kind of thing, one line per thing; no name of ours stands here. */
const questions: readonly string[] = [
  `select format('schema %s: owner %s; grants %s', n.nspname, n.nspowner::regrole,
     ${grants(`coalesce(n.nspacl, acldefault('n', n.nspowner))`)})
   from pg_namespace n where ${ours}`,
  `select format('%s %s.%s: owner %s, kept %s, rls %s %s, options %s; grants %s', c.relkind, n.nspname, c.relname,
     c.relowner::regrole, c.relpersistence, c.relrowsecurity, c.relforcerowsecurity, c.reloptions,
     ${grants(`coalesce(c.relacl, acldefault(case c.relkind when 'S' then 's' else 'r' end::"char", c.relowner))`)})
   from pg_class c join pg_namespace n on n.oid = c.relnamespace
   where ${ours} and c.relkind in ('r', 'p', 'v', 'm', 'S', 'f')`,
  `select format('view %s.%s: %s', n.nspname, c.relname, pg_get_viewdef(c.oid))
   from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${ours} and c.relkind in ('v', 'm')`,
  `select format('column %s.%s #%s %s: %s, not null %s, default %s, identity %s, generated %s, collation %s; grants %s',
     n.nspname, c.relname, row_number() over (partition by c.oid order by a.attnum), a.attname,
     format_type(a.atttypid, a.atttypmod), a.attnotnull, pg_get_expr(d.adbin, d.adrelid), a.attidentity,
     a.attgenerated, a.attcollation::regcollation, ${grants('a.attacl')})
   from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
   left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
   where ${ours} and c.relkind in ('r', 'p', 'v', 'm', 'f') and a.attnum > 0 and not a.attisdropped`,
  `select format('constraint %s on %s.%s: %s', k.conname, n.nspname, c.relname, pg_get_constraintdef(k.oid))
   from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
   where ${ours}`,
  `select format('index %s, valid %s', pg_get_indexdef(i.indexrelid), i.indisvalid)
   from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace where ${ours}`,
  `select format('policy "%s" on %s.%s: %s, permissive %s, to %s, using %s, with check %s', p.polname, n.nspname,
     c.relname, p.polcmd, p.polpermissive, p.polroles::regrole[], pg_get_expr(p.polqual, p.polrelid),
     pg_get_expr(p.polwithcheck, p.polrelid))
   from pg_policy p join pg_class c on c.oid = p.polrelid join pg_namespace n on n.oid = c.relnamespace where ${ours}`,
  `select format('%s, enabled %s', pg_get_triggerdef(t.oid), t.tgenabled)
   from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
   where ${ours} and not t.tgisinternal`,
  `select format('function %s: owner %s, definition %s; grants %s', p.oid::regprocedure, p.proowner::regrole,
     md5(pg_get_functiondef(p.oid)), ${grants(`coalesce(p.proacl, acldefault('f', p.proowner))`)})
   from pg_proc p join pg_namespace n on n.oid = p.pronamespace where ${ours} and p.prokind <> 'a'`,
  `select format('sequence %s: %s', s.seqrelid::regclass, (to_jsonb(s) - 'seqrelid')::text)
   from pg_sequence s join pg_class c on c.oid = s.seqrelid join pg_namespace n on n.oid = c.relnamespace where ${ours}`,
  `select format('type %s.%s: %s, %s', n.nspname, t.typname, t.typtype,
     (select string_agg(e.enumlabel, ', ' order by e.enumsortorder) from pg_enum e where e.enumtypid = t.oid))
   from pg_type t join pg_namespace n on n.oid = t.typnamespace where ${ours} and t.typtype <> 'b'`,
  `select format('comment on %s: %s', pg_describe_object(d.classoid, d.objoid, d.objsubid), d.description)
   from pg_description d join pg_class c on c.oid = d.objoid and d.classoid = 'pg_class'::regclass
   join pg_namespace n on n.oid = c.relnamespace where ${ours}`,
  `select format('event trigger %s: %s %s %s %s', evtname, evtevent, evtfoid::regproc, evtenabled, evttags)
   from pg_event_trigger`,
  `select format('default privileges in %s: %s %s', n.nspname, d.defaclobjtype, ${grants('d.defaclacl')})
   from pg_default_acl d left join pg_namespace n on n.oid = d.defaclnamespace`,
];

/** The whole schema of a database as lines that can be compared with another's. */
export const readSchemaCatalogue = async (adminQuery: TestServer['adminQuery']): Promise<string[]> => {
  const lines: string[] = [];
  for (const question of questions) {
    const { rows } = await adminQuery<{ format: string }>(question);
    lines.push(...rows.map((row) => row.format));
  }
  return lines.toSorted();
};
