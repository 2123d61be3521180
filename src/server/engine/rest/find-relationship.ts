import { closestName } from './closest-name.ts';
import type { EmbedItem } from './query-ast.ts';
import { RestError, unknownRelationship } from './rest-error.ts';
import type { ForeignKey, Relation, Schema } from './schema.ts';

export interface Relationship {
  readonly target: Relation;
  /** Whether a row has at most one of the other kind: an object instead of a list. */
  readonly toOne: boolean;
  /** Columns of the one and of the other that are equal. */
  readonly pairs: readonly (readonly [own: string, foreign: string])[];
  readonly foreignKey: ForeignKey;
  readonly cardinality: 'many-to-one' | 'one-to-one' | 'one-to-many';
}

/** The foreign key that an embedded resource means; more than one, or none, is refused. */
export function findRelationship(schema: Schema, source: Relation, item: EmbedItem): Relationship {
  const found = relationshipsOf(schema, source).filter(
    (candidate) => isMeant(candidate, item) && isHinted(candidate, item.hint),
  );
  const [only, ...others] = found;
  if (only === undefined) {
    const near = relationshipsOf(schema, source).map(({ target }) => target.name);
    const suggestion = near.includes(item.relation) ? undefined : closestName(item.relation, near);
    throw unknownRelationship(source.schema, source.name, item.relation, item.hint, suggestion);
  }
  if (others.length > 0) throw ambiguous(source, item, found);
  return only;
}

function relationshipsOf(schema: Schema, source: Relation): readonly Relationship[] {
  const relations = schema.relations.get(source.schema);
  return schema.foreignKeys.flatMap((foreignKey): readonly Relationship[] => {
    const { columns, foreignColumns, unique } = foreignKey;
    const outward = relations?.get(foreignKey.foreignTable);
    const inward = relations?.get(foreignKey.table);
    if (foreignKey.schema !== source.schema || foreignKey.foreignSchema !== source.schema) return [];
    return [
      ...(foreignKey.table === source.name && outward !== undefined
        ? [
            {
              target: outward,
              toOne: true,
              pairs: zip(columns, foreignColumns),
              foreignKey,
              cardinality: unique ? ('one-to-one' as const) : ('many-to-one' as const),
            },
          ]
        : []),
      ...(foreignKey.foreignTable === source.name && inward !== undefined
        ? [
            {
              target: inward,
              toOne: unique,
              pairs: zip(foreignColumns, columns),
              foreignKey,
              cardinality: unique ? ('one-to-one' as const) : ('one-to-many' as const),
            },
          ]
        : []),
    ];
  });
}

/** By the name of the table, of the foreign key, or of the one column that points there. */
function isMeant({ target, foreignKey, cardinality, pairs }: Relationship, { relation }: EmbedItem): boolean {
  const pointsAway = cardinality !== 'one-to-many' && foreignKey.columns[0] === pairs[0]?.[0];
  return (
    target.name === relation ||
    foreignKey.name === relation ||
    (pointsAway && pairs.length === 1 && foreignKey.columns[0] === relation)
  );
}

function isHinted({ foreignKey }: Relationship, hint: string | undefined): boolean {
  return (
    hint === undefined ||
    foreignKey.name === hint ||
    (foreignKey.columns.length === 1 && foreignKey.columns[0] === hint)
  );
}

function zip(own: readonly string[], foreign: readonly string[]): readonly (readonly [string, string])[] {
  return own.map((name, index) => [name, foreign[index] ?? name] as const);
}

function ambiguous(source: Relation, item: EmbedItem, found: readonly Relationship[]): RestError {
  const choices = found.map(({ target, foreignKey }) => `'${target.name}!${foreignKey.name}'`);
  return new RestError(300, {
    code: 'PGRST201',
    message: `Could not embed because more than one relationship was found for '${source.name}' and '${item.relation}'`,
    details: found.map(({ target, foreignKey, cardinality, pairs }) => ({
      cardinality,
      embedding: `${source.name} with ${target.name}`,
      relationship:
        `${foreignKey.name} using ${source.name}(${pairs.map(([own]) => own).join(', ')}) ` +
        `and ${target.name}(${pairs.map(([, foreign]) => foreign).join(', ')})`,
    })),
    hint: `Try changing '${item.relation}' to one of the following: ${choices.join(', ')}. Find the desired relationship in the 'details' key.`,
  });
}
