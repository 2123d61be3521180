export interface Column {
  readonly name: string;
  /** As SQL writes it, modifiers included and qualified where needed. */
  readonly type: string;
  /** The SQL expression of the default, or of the next value of an identity column. */
  readonly default: string | null;
}

export interface Relation {
  readonly schema: string;
  readonly name: string;
  readonly kind: 'table' | 'view';
  readonly columns: ReadonlyMap<string, Column>;
  readonly primaryKey: readonly string[];
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
  readonly returns: 'void' | 'scalar' | 'rows';
  /** The columns of a result of rows. */
  readonly columns: ReadonlyMap<string, Column>;
}

/** What the exposed schemas hold: the only source of identifiers for the statements we build. */
export interface Schema {
  readonly relations: ReadonlyMap<string, ReadonlyMap<string, Relation>>;
  readonly foreignKeys: readonly ForeignKey[];
  readonly functions: ReadonlyMap<string, ReadonlyMap<string, readonly DatabaseFunction[]>>;
  /** Differs between two schemas that differ in anything above or below. */
  readonly fingerprint: string;
  /** Names a cast may use, and the type as SQL writes it. */
  readonly types: ReadonlyMap<string, string>;
}
