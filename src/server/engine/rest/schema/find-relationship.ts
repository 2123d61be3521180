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
  const meant = all.filter((each) => each.kind !== 'function' && isMeant(source, each, item));
  const found = meant.length > 1 && item.hint === undefined ? withoutEchoes(meant) : meant;
  const [only, ...others] = found;
  if (only === undefined) {
    const near = all.map(({ target }) => target.name);
    const suggestion = near.includes(item.relation) ? undefined : closestName(item.relation, near);
    throw unknownRelationship(source.schema, source.name, item.relation, item.hint, suggestion);
  }
  if (others.length > 0) throw ambiguous(source, item, found);
  return only;
};

/** A view of a junction shows the same relationship a second time. */
const withoutEchoes = (found: readonly Relationship[]): readonly Relationship[] => {
  const isEcho = (one: Relationship): boolean =>
    one.kind === 'junction' &&
    one.junction.kind === 'view' &&
    found.some(
      (other) =>
        other.kind === 'junction' &&
        other.junction.kind === 'table' &&
        other.ownKey.name === one.ownKey.name &&
        other.foreignKey.name === one.foreignKey.name,
    );
  return found.filter((each) => !isEcho(each));
};

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
  const described = found.flatMap((each) => (each.kind === 'function' ? [] : [describe(source, each)]));
  return new RestError(300, {
    code: 'PGRST201',
    message: `Could not embed because more than one relationship was found for '${source.name}' and '${item.relation}'`,
    details: described.map(({ details }) => details),
    hint: `Try changing '${item.relation}' to one of the following: ${described.map(({ choice }) => choice).join(', ')}. Find the desired relationship in the 'details' key.`,
  });
};

const describe = (
  source: Relation,
  found: Exclude<Relationship, { kind: 'function' }>,
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
