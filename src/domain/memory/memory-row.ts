import * as z from 'zod/mini';
import { memorySources, type MemoryLayer } from './memory-layer.ts';
import type { Memory, NewMemory } from './memory.ts';

const text = z.string();
const optionalText = z.nullable(text);
const base = {
  id: text,
  tags: z.array(text),
  importance: z.number(),
  source: z.enum(memorySources),
  source_id: optionalText,
  quote: optionalText,
  said_at: optionalText,
  valid_from: optionalText,
  valid_to: optionalText,
  replaced_by: optionalText,
  approved_at: text,
  expires_at: optionalText,
  stays_here: z.boolean(),
  created_at: text,
  updated_at: text,
};
const jsonObject = z.record(text, z.unknown());

/** Rows as the database gives them, with what is read of them. */
const memoryRowSchemas = {
  episodic: z.object({ ...base, content: text, event_type: text }),
  semantic: z.object({ ...base, concept: text, definition: text }),
  associative: z.object({
    ...base,
    primary_element: text,
    associated_element: text,
    relationship_type: text,
    context: jsonObject,
  }),
  procedural: z.object({ ...base, workflow_name: text, steps: jsonObject }),
} as const;

type Rows = { readonly [Layer in MemoryLayer]: z.infer<(typeof memoryRowSchemas)[Layer]> };

const stepNumber = (key: string): number => Number(/^step_(\d+)$/.exec(key)?.[1] ?? Number.POSITIVE_INFINITY);

/** `step_1` … `step_n` in their order, or the description. */
const stepsText = (steps: Readonly<Record<string, unknown>>): string => {
  if (typeof steps['description'] === 'string') return steps['description'];
  return Object.entries(steps)
    .filter(([key, value]) => Number.isFinite(stepNumber(key)) && typeof value === 'string')
    .toSorted(([one], [other]) => stepNumber(one) - stepNumber(other))
    .map(([, value]) => value)
    .join('. ');
};

const readers: { readonly [Layer in MemoryLayer]: (row: Rows[Layer]) => Pick<Memory, 'about' | 'sentence'> } =
  {
    episodic: (row) => ({ about: row.event_type, sentence: row.content }),
    semantic: (row) => ({ about: row.concept, sentence: row.definition }),
    associative: (row) => ({
      about: `${row.primary_element} + ${row.associated_element}`,
      sentence:
        typeof row.context['sentence'] === 'string'
          ? row.context['sentence']
          : `${row.primary_element} ${row.relationship_type} ${row.associated_element}`,
    }),
    procedural: (row) => ({ about: row.workflow_name, sentence: stepsText(row.steps) || row.workflow_name }),
  };

const fromParsed = <Layer extends MemoryLayer>(layer: Layer, row: Rows[Layer]): Memory => ({
  layer,
  ...readers[layer](row),
  id: row.id,
  tags: row.tags,
  importance: row.importance,
  source: row.source,
  sourceId: row.source_id,
  quote: row.quote,
  saidAt: row.said_at,
  validFrom: row.valid_from,
  validTo: row.valid_to,
  replacedBy: row.replaced_by,
  approvedAt: row.approved_at,
  expiresAt: row.expires_at,
  staysHere: row.stays_here,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

const parsers: Readonly<Record<MemoryLayer, (row: unknown) => Memory>> = {
  episodic: (row) => fromParsed('episodic', memoryRowSchemas.episodic.parse(row)),
  semantic: (row) => fromParsed('semantic', memoryRowSchemas.semantic.parse(row)),
  associative: (row) => fromParsed('associative', memoryRowSchemas.associative.parse(row)),
  procedural: (row) => fromParsed('procedural', memoryRowSchemas.procedural.parse(row)),
};

/** The one mapper from a row of any of the four tables. */
export const memoryFromRow = (layer: MemoryLayer, row: unknown): Memory => parsers[layer](row);

/** Two things out of "this + that"; one thing goes with itself as it was said. */
const pairOf = (about: string, sentence: string): readonly [string, string] => {
  const [first = about, second] = about.split(' + ', 2);
  return [first.slice(0, 500), (second ?? sentence).slice(0, 500)];
};

type Said = Pick<NewMemory, 'about' | 'sentence'>;

/** The fields of each layer, as its table names them, that say `about` and `sentence`. */
export const fieldsOf = {
  episodic: ({ about, sentence }: Said) => ({ event_type: about.slice(0, 60), content: sentence }),
  semantic: ({ about, sentence }: Said) => ({ concept: about.slice(0, 200), definition: sentence }),
  associative: ({ about, sentence }: Said) => {
    const [primary, associated] = pairOf(about, sentence);
    return { primary_element: primary, associated_element: associated, context: { sentence } };
  },
  procedural: ({ about, sentence }: Said) => ({
    workflow_name: about.slice(0, 200),
    steps: { description: sentence },
  }),
} as const satisfies Readonly<Record<MemoryLayer, (said: Said) => object>>;

/** The same for a layer that is not known before. Also for edits of both. */
export const layerFields = (layer: MemoryLayer, said: Said): Readonly<Record<string, unknown>> =>
  fieldsOf[layer](said);

/** What is inserted into the layer's table; who it belongs to is the database's to say. */
export const newMemoryRow = (memory: NewMemory): Readonly<Record<string, unknown>> => ({
  ...layerFields(memory.layer, memory),
  tags: memory.tags,
  importance: memory.importance,
  source: memory.source,
  source_id: memory.sourceId,
  quote: memory.quote,
  said_at: memory.saidAt,
});
