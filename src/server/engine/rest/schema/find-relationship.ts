import { closestName } from './closest-name.ts';
import type { EmbedItem } from '#server/engine/rest/parse/query-ast.ts';
import type { KeyRelationship, Relationship } from './relationships.ts';
import { relationshipsOf } from './relationships.ts';
import { RestError, unknownRelationship } from '#server/engine/rest/rest-error.ts';
import type { Relation, Schema } from './schema.ts';

/** The relationship that an embedded resource means; more than one, or none, is refused. */
export const findRelationship = (schema: Schema, source: Relation, item: EmbedItem): Relationship => {
  const all = relationshipsOf(schema, source);
  // A function of the name that is asked for says it best, whatever the keys say.
  const byFunction = all.find((each) => each.kind === 'function' && each.fn.name === item.relation);
  if (byFunction !== undefined) return byFunction;
  const [only, ...others] = all.filter((each) => each.kind !== 'function' && isMeant(source, each, item));
  if (only === undefined) throw unrelated(schema, source, item, all);
  if (others.length > 0) throw ambiguous(source, item, [only, ...others]);
  return only;
};

/** A relation without any relationship may itself be the mistake. */
const unrelated = (
  schema: Schema,
  source: Relation,
  { relation, hint }: EmbedItem,
  all: readonly Relationship[],
): RestError => {
  const [wrong, near] =
    all.length > 0
      ? [relation, all.map(({ target }) => target.name)]
      : [source.name, relatedNames(schema, source.schema)];
  const suggestion = near.includes(wrong) ? undefined : closestName(wrong, near);
  const instead = suggestion === undefined ? undefined : { suggestion, wrong };
  return unknownRelationship(source.schema, source.name, relation, hint, instead);
};

const relatedNames = (schema: Schema, schemaName: string): readonly string[] =>
  [...(schema.relations.get(schemaName)?.values() ?? [])].flatMap((relation) =>
    relationshipsOf(schema, relation).length === 0 ? [] : [relation.name],
  );

/**
 * PostgREST's rules. Without a hint, by the table's name, the key's name or the one column that makes the key; a hint
 * is the key, either column or the junction. One key of a table to itself makes two relationships: the table's name
 * means the many, the column the one.
 */
const isMeant = (source: Relation, candidate: Relationship, { relation, hint }: EmbedItem): boolean => {
  if (candidate.kind === 'function') return false;
  const isNamed = candidate.target.name === relation;
  if (candidate.kind === 'junction') {
    const isSelf = candidate.target === source;
    return isNamed && !isSelf && (hint === undefined || candidate.junction.name === hint);
  }
  if (candidate.target === source) return isMeantOfItself(candidate, isNamed, relation, hint);
  const [own, foreign] = singleColumns(candidate);
  if (hint !== undefined) {
    return isNamed && (candidate.foreignKey.name === hint || own === hint || foreign === hint);
  }
  const isTable = candidate.target.kind === 'table';
  return isNamed || (isTable && (candidate.foreignKey.name === relation || own === relation));
};

const isMeantOfItself = (
  candidate: KeyRelationship,
  isNamed: boolean,
  relation: string,
  hint: string | undefined,
): boolean => {
  const [own, foreign] = singleColumns(candidate);
  const { columns, name } = candidate.foreignKey;
  const isAway = own !== undefined && candidate.pairs[0]?.[0] === columns[0];
  if (candidate.cardinality === 'one-to-many') {
    return isNamed && (hint === undefined || foreign === hint || name === hint);
  }
  return hint === undefined && isAway && own === relation;
};

/** The columns of a key that has one each; nothing of a longer key. */
const singleColumns = ({ pairs }: KeyRelationship): readonly [string | undefined, string | undefined] =>
  pairs.length === 1 ? (pairs[0] ?? [undefined, undefined]) : [undefined, undefined];

const ambiguous = (source: Relation, item: EmbedItem, found: readonly Relationship[]): RestError => {
  const described = found
    .flatMap((each) => (each.kind === 'function' ? [] : [each]))
    .toSorted(byKind)
    .map((each) => describe(source, each));
  return new RestError(300, {
    code: 'PGRST201',
    message: `Could not embed because more than one relationship was found for '${source.name}' and '${item.relation}'`,
    details: described.map(({ details }) => details),
    hint: `Try changing '${item.relation}' to one of the following: ${described.map(({ choice }) => choice).join(', ')}. Find the desired relationship in the 'details' key.`,
  });
};

type Described = Exclude<Relationship, { kind: 'function' }>;

const cardinalities = ['one-to-many', 'many-to-one', 'one-to-one', 'many-to-many'];

/** PostgREST's order: by the target, then by the kind of relationship, then by the names it goes by. */
const byKind = (left: Described, right: Described): number => {
  const order = orderOf(left).map((part, at) => compare(part, orderOf(right)[at] ?? ''));
  return order.find((each) => each !== 0) ?? 0;
};

const orderOf = (each: Described): readonly string[] => [
  each.target.name,
  String(cardinalities.indexOf(each.cardinality)),
  ...(each.kind === 'junction'
    ? [each.junction.name, each.ownKey.name, each.foreignKey.name]
    : [each.foreignKey.name]),
  each.pairs.flat().join(' '),
];

const compare = (left: string, right: string): number => {
  if (left === right) return 0;
  return left < right ? -1 : 1;
};

const describe = (
  source: Relation,
  found: Described,
): { readonly choice: string; readonly details: Readonly<Record<string, string>> } => {
  const { target, cardinality, pairs, foreignKey } = found;
  const embedding = `${source.name} with ${target.name}`;
  if (found.kind === 'junction') {
    const { ownKey, junction } = found;
    return {
      choice: `'${target.name}!${junction.name}'`,
      details: {
        cardinality,
        embedding,
        relationship:
          `${junction.name} using ${ownKey.name}(${ownKey.columns.join(', ')}) ` +
          `and ${foreignKey.name}(${foreignKey.columns.join(', ')})`,
      },
    };
  }
  return {
    choice: `'${target.name}!${foreignKey.name}'`,
    details: {
      cardinality,
      embedding,
      relationship:
        `${foreignKey.name} using ${source.name}(${pairs.map(([own]) => own).join(', ')}) ` +
        `and ${target.name}(${pairs.map(([, foreign]) => foreign).join(', ')})`,
    },
  };
};
