import type { ComputedRelationship, ForeignKey, Relation, Schema } from './schema.ts';

/** Columns of the one and of the other that are equal. */
export type ColumnPairs = readonly (readonly [own: string, foreign: string])[];

export interface KeyRelationship {
  readonly kind: 'key';
  readonly target: Relation;
  readonly foreignKey: ForeignKey;
  readonly cardinality: 'many-to-one' | 'one-to-one' | 'one-to-many';
  readonly pairs: ColumnPairs;
}

/** Through a third table whose primary key holds both foreign keys. */
export interface JunctionRelationship {
  readonly kind: 'junction';
  readonly target: Relation;
  readonly cardinality: 'many-to-many';
  readonly junction: Relation;
  readonly ownKey: ForeignKey;
  readonly foreignKey: ForeignKey;
  /** Own columns and those of the junction; columns of the target and those of the junction. */
  readonly pairs: ColumnPairs;
  readonly targetPairs: ColumnPairs;
}

export interface FunctionRelationship {
  readonly kind: 'function';
  readonly target: Relation;
  readonly fn: ComputedRelationship;
}

export type Relationship = KeyRelationship | JunctionRelationship | FunctionRelationship;

/** Whether a row has at most one of the other kind: an object instead of a list. */
export const isToOne = (relationship: Relationship): boolean => {
  if (relationship.kind === 'function') return relationship.fn.toOne;
  return relationship.cardinality === 'many-to-one' || relationship.cardinality === 'one-to-one';
};

const known = new WeakMap<Schema, Map<Relation, readonly Relationship[]>>();

export const relationshipsOf = (schema: Schema, source: Relation): readonly Relationship[] => {
  let bySource = known.get(schema);
  if (bySource === undefined) {
    bySource = new Map();
    known.set(schema, bySource);
  }
  let found = bySource.get(source);
  if (found === undefined) {
    found = [...byFunction(schema, source), ...byKey(schema, source), ...byJunction(schema, source)];
    bySource.set(source, found);
  }
  return found;
};

const byFunction = (schema: Schema, source: Relation): readonly FunctionRelationship[] =>
  (source.computedRelationships ?? []).flatMap((fn): readonly FunctionRelationship[] => {
    const target = schema.relations.get(fn.targetSchema)?.get(fn.targetTable);
    return target === undefined ? [] : [{ kind: 'function', target, fn }];
  });

const byKey = (schema: Schema, source: Relation): readonly KeyRelationship[] =>
  schema.foreignKeys.flatMap((foreignKey): readonly KeyRelationship[] => {
    const { columns, foreignColumns, unique } = foreignKey;
    const outward = pointsFrom(foreignKey, source) ? targetOf(schema, foreignKey, source) : undefined;
    const inward =
      pointsTo(foreignKey, source) && foreignKey.schema === source.schema
        ? schema.relations.get(source.schema)?.get(foreignKey.table)
        : undefined;
    const both = { kind: 'key' as const, foreignKey };
    return [
      ...(outward === undefined
        ? []
        : [
            {
              ...both,
              target: outward,
              cardinality: unique ? ('one-to-one' as const) : ('many-to-one' as const),
              pairs: zip(columns, foreignColumns),
            },
          ]),
      ...(inward === undefined
        ? []
        : [
            {
              ...both,
              target: inward,
              cardinality: unique ? ('one-to-one' as const) : ('one-to-many' as const),
              pairs: zip(foreignColumns, columns),
            },
          ]),
    ];
  });

const byJunction = (schema: Schema, source: Relation): readonly JunctionRelationship[] => {
  const relations = schema.relations.get(source.schema);
  return schema.foreignKeys.flatMap((ownKey) => {
    const junction = relations?.get(ownKey.table);
    if (!pointsTo(ownKey, source) || junction?.schema !== ownKey.schema || ownKey.unique) return [];
    return schema.foreignKeys.flatMap((foreignKey): readonly JunctionRelationship[] => {
      const isOther = foreignKey.name !== ownKey.name && !foreignKey.unique;
      if (!isOther || !pointsFrom(foreignKey, junction)) return [];
      const target = targetOf(schema, foreignKey, source);
      const key = new Set(junction.primaryKey);
      const used = new Set([...ownKey.columns, ...foreignKey.columns]);
      if (target === undefined || !used.isSubsetOf(key)) return [];
      return [
        {
          kind: 'junction',
          target,
          cardinality: 'many-to-many',
          junction,
          ownKey,
          foreignKey,
          pairs: zip(ownKey.foreignColumns, ownKey.columns),
          targetPairs: zip(foreignKey.foreignColumns, foreignKey.columns),
        },
      ];
    });
  });
};

const pointsFrom = ({ schema, table }: ForeignKey, relation: Relation): boolean =>
  schema === relation.schema && table === relation.name;

const pointsTo = ({ foreignSchema, foreignTable }: ForeignKey, relation: Relation): boolean =>
  foreignSchema === relation.schema && foreignTable === relation.name;

/** Only within one schema: what is embedded belongs to the schema of the request. */
const targetOf = (schema: Schema, foreignKey: ForeignKey, source: Relation): Relation | undefined => {
  if (foreignKey.foreignSchema !== source.schema) return undefined;
  return schema.relations.get(source.schema)?.get(foreignKey.foreignTable);
};

const zip = (own: readonly string[], foreign: readonly string[]): ColumnPairs =>
  own.map((name, index) => [name, foreign[index] ?? name] as const);
