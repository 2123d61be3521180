export type JsonStep =
  | { readonly kind: 'key'; readonly asText: boolean; readonly key: string }
  | { readonly kind: 'index'; readonly asText: boolean; readonly index: number };

export interface Field {
  readonly name: string;
  readonly path: readonly JsonStep[];
}

export interface Aggregate {
  readonly name: 'avg' | 'count' | 'max' | 'min' | 'sum';
  /** A cast of the result; that of the column comes before the aggregate. */
  readonly cast: string | undefined;
}

export type SelectItem =
  | { readonly kind: 'star' }
  | {
      readonly kind: 'column';
      readonly field: Field;
      readonly alias: string | undefined;
      readonly cast: string | undefined;
      readonly aggregate?: Aggregate | undefined;
    }
  /** `count()`: how many rows there are. */
  | { readonly kind: 'count'; readonly alias: string | undefined; readonly aggregate: Aggregate }
  | EmbedItem;

export interface EmbedItem {
  readonly kind: 'embed';
  readonly relation: string;
  readonly alias: string | undefined;
  readonly hint: string | undefined;
  readonly join: 'left' | 'inner' | undefined;
  readonly spread: boolean;
  readonly items: readonly SelectItem[];
}

export type SearchOperator = 'fts' | 'plfts' | 'phfts' | 'wfts';
export type IsValue = 'null' | 'not_null' | 'true' | 'false' | 'unknown';
export type Quantifier = 'any' | 'all';

export type Test =
  | {
      readonly kind: 'compare';
      readonly operator: string;
      readonly quantifier: Quantifier | undefined;
      readonly value: string;
    }
  | { readonly kind: 'in'; readonly values: readonly string[] }
  | { readonly kind: 'is'; readonly value: IsValue }
  | {
      readonly kind: 'search';
      readonly operator: SearchOperator;
      readonly language: string | undefined;
      readonly value: string;
    };

export interface Filter {
  readonly kind: 'filter';
  readonly field: Field;
  readonly negated: boolean;
  readonly test: Test;
}

interface Group {
  readonly kind: 'group';
  readonly negated: boolean;
  readonly operator: 'and' | 'or';
  readonly members: readonly Condition[];
}

export type Condition = Filter | Group;

export interface OrderTerm {
  /** `other(column)`: order by a column of an embedded resource. */
  readonly relation: string | undefined;
  readonly field: Field;
  readonly direction: 'asc' | 'desc' | undefined;
  readonly nulls: 'first' | 'last' | undefined;
}

/** What belongs to an embedded resource carries its path of names; `[]` is the resource of the URL itself. */
export interface Placed<T> {
  readonly path: readonly string[];
  readonly value: T;
}

export interface RequestQuery {
  readonly select: readonly SelectItem[];
  readonly conditions: readonly Placed<Condition>[];
  readonly orders: readonly Placed<readonly OrderTerm[]>[];
  readonly limits: readonly Placed<number>[];
  readonly offsets: readonly Placed<number>[];
  readonly columns: readonly string[] | undefined;
  readonly onConflict: readonly string[] | undefined;
  /** Parameters that are no filters: the arguments of a function called with GET. */
  readonly callArguments: readonly (readonly [string, string])[];
}
