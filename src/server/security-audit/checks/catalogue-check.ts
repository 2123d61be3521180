import type { FindingSeverity } from '#domain/security/audit/judge.ts';

/** One kind of hole that can be read from the catalogue. */
export interface CatalogueCheck {
  readonly id: string;
  readonly title: string;
  /** What it means for the people whose rows they are. */
  readonly meaning: string;
  readonly severity: FindingSeverity;
  /** One row for each finding: `object`, `detail` and `mend`, the SQL that would close it. */
  readonly sql: string;
  readonly values?: readonly unknown[];
}

/** Schemas that are not PostgreSQL's own; a new one is looked at from its first day. */
export const ownSchema = (oid: string): string => `exists (
  select from pg_namespace own where own.oid = ${oid} and own.nspname !~ '^pg_' and own.nspname <> 'information_schema'
)`;

/** What an extension brought is the extension's to guard. */
export const notFromExtension = (classId: string, oid: string): string => `not exists (
  select from pg_depend ext where ext.classid = '${classId}'::regclass and ext.objid = ${oid} and ext.deptype = 'e'
)`;

export const watchedRelation = (alias: string): string =>
  `${ownSchema(`${alias}.relnamespace`)} and ${notFromExtension('pg_class', `${alias}.oid`)}`;

/** The roles that a token can have. */
export const tokenRoles = `(values ('anon'), ('authenticated'), ('service_role')) as token_role (role)`;
