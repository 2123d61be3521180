export interface Column {
  readonly name: string;
  /** As SQL writes it, modifiers included and qualified where needed. */
  readonly type: string;
  /** What the type is in the end, where it is a domain. */
  readonly base?: string | null;
  /** The SQL expression of the default, or of the next value of an identity column. */
  readonly default: string | null;
  readonly nullable?: boolean;
  readonly description?: string | null;
  /** The values of an enumerated type. */
  readonly values?: readonly string[] | null;
}

/** A function of the rows of a table that reads like one more column of it. */
export interface ComputedColumn {
  readonly schema: string;
  readonly name: string;
  readonly type: string;
}

/** A function of the rows of a table that gives rows of another (or the same), as if a foreign key did. */
export interface ComputedRelationship {
  readonly schema: string;
  readonly name: string;
  readonly targetSchema: string;
  readonly targetTable: string;
  readonly toOne: boolean;
}

export interface Relation {
  readonly schema: string;
  readonly name: string;
  readonly kind: 'table' | 'view';
  readonly columns: ReadonlyMap<string, Column>;
  readonly primaryKey: readonly string[];
  readonly computed?: ReadonlyMap<string, ComputedColumn>;
  readonly computedRelationships?: readonly ComputedRelationship[];
  /** What may be done to its rows at all; grants come on top. */
  readonly writable?: { readonly insert: boolean; readonly update: boolean; readonly delete: boolean };
  readonly description?: string | null;
}

export interface ForeignKey {
  readonly name: string;
  readonly schema: string;
  readonly table: string;
  readonly columns: readonly string[];
  readonly foreignSchema: string;
  readonly foreignTable: string;
  readonly foreignColumns: readonly string[];
  /** The columns are unique together, so that at most one row points at each target. */
  readonly unique: boolean;
}

export interface FunctionArgument {
  readonly name: string;
  readonly type: string;
  readonly optional: boolean;
  readonly variadic: boolean;
}

export interface DatabaseFunction {
  readonly schema: string;
  readonly name: string;
  readonly arguments: readonly FunctionArgument[];
  readonly volatile: boolean;
  readonly returnsSet: boolean;
  /** A `record` has columns only once it is there. */
  readonly returns: 'void' | 'scalar' | 'rows' | 'record';
  /** The columns of a result of rows. */
  readonly columns: ReadonlyMap<string, Column>;
  /** The table whose rows the function gives, by name in an exposed schema. */
  readonly returnsRelation?: { readonly schema: string; readonly name: string } | undefined;
  /** A result whose type is a domain named like `text/plain` is sent as it is, under that content type. */
  readonly media?: { readonly type: string; readonly binary: boolean } | undefined;
  readonly description?: string | null;
}

/** What the exposed schemas hold: the only source of identifiers for the statements we build. */
export interface Schema {
  readonly relations: ReadonlyMap<string, ReadonlyMap<string, Relation>>;
  /** Those of views as well: a view has the keys of the tables whose key columns it shows. */
  readonly foreignKeys: readonly ForeignKey[];
  readonly functions: ReadonlyMap<string, ReadonlyMap<string, readonly DatabaseFunction[]>>;
  /** Differs between two schemas that differ in anything above or below. */
  readonly fingerprint: string;
  /** Names a cast may use, and the type as SQL writes it. */
  readonly types: ReadonlyMap<string, string>;
}
