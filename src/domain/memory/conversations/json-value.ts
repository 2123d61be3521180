/** Values of a JSON file that nobody promised anything about. */
export type JsonObject = Readonly<Record<string, unknown>>;

export const asObject = (value: unknown): JsonObject | null =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an object of JSON has text keys and unknown values
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : null;

export const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const own = (object: JsonObject | null, key: string): unknown =>
  object !== null && Object.hasOwn(object, key) ? object[key] : undefined;

export const asText = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;

/** The first of the named values that is a text. */
export const firstText = (object: JsonObject | null, keys: readonly string[]): string | null => {
  for (const key of keys) {
    const text = asText(own(object, key));
    if (text !== null) return text;
  }
  return null;
};

/** Text in one piece, or in pieces of which some are texts and some objects with a text. */
export const joinedText = (value: unknown): string | null => {
  if (typeof value === 'string') return asText(value);
  const pieces = asList(value).map((piece) =>
    typeof piece === 'string' ? piece : (asText(own(asObject(piece), 'text')) ?? ''),
  );
  return asText(pieces.join(''));
};

const latest = 8.64e15;

/** ISO 8601 out of seconds, milliseconds or a written moment; null where it is none. */
export const asMoment = (value: unknown): string | null => {
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value)) {
    // A moment without a zone is by the person's own clock and stays so.
    return Number.isNaN(Date.parse(value)) ? null : value;
  }
  const number = typeof value === 'number' ? value : typeof value === 'string' ? Number(value) : Number.NaN;
  if (!Number.isFinite(number) || number <= 0) return null;
  // Seconds until the year 5138, milliseconds above, as all these apps count.
  const milliseconds = number < 1e11 ? number * 1000 : number;
  return milliseconds > latest ? null : new Date(milliseconds).toISOString();
};
