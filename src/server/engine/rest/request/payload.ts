import type { Context } from 'hono';
import { parseBoundedJson } from '#server/limits/parse-bounded-json.ts';
import { restLimits } from '#server/limits/rest-limits.ts';
import { parseCsv } from './parse-csv.ts';
import { invalidBody, simpleError } from '#server/engine/rest/rest-error.ts';

export type JsonObject = Readonly<Record<string, unknown>>;

/** The text goes to the database as it came, so that no number loses a digit on the way through JavaScript. */
export interface Payload {
  readonly text: string;
  readonly value: unknown;
  /** A body that is one value and no JSON; only functions take those. Bytes are written in base64. */
  readonly raw?: 'text' | 'xml' | 'bytea';
  /** The fields of a form as they came, where one name may come twice. */
  readonly form?: readonly (readonly [string, string])[];
  readonly isCsv?: boolean;
}

const rawTypes: ReadonlyMap<string, NonNullable<Payload['raw']>> = new Map([
  ['text/plain', 'text'],
  ['text/xml', 'xml'],
  ['application/octet-stream', 'bytea'],
]);

export const readPayload = async (context: Context, isCall: boolean): Promise<Payload | undefined> => {
  const type = context.req.header('content-type')?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const raw = isCall ? rawTypes.get(type) : undefined;
  if (raw !== undefined) {
    const bytes = await readBytes(context);
    const text = Buffer.from(bytes).toString(raw === 'bytea' ? 'base64' : 'utf8');
    return { text, value: undefined, raw };
  }
  if (type === 'text/csv') return { ...asJson(parseCsv(await readText(context))), isCsv: true };
  if (type === 'application/x-www-form-urlencoded') {
    const form = [...new URLSearchParams(await readText(context))];
    if (form.length > restLimits.callArguments) throw tooLarge(`${String(restLimits.callArguments)} fields`);
    return { ...asJson(Object.fromEntries(form)), form };
  }
  if (type !== '' && !/^application\/(?:[a-z.]+\+)?json$/u.test(type)) {
    throw invalidBody(`Content-Type not acceptable: ${type}`);
  }
  const text = await readText(context);
  if (text.trim() === '') return undefined;
  try {
    return { text, value: parseBoundedJson(text) };
  } catch {
    throw invalidBody('Empty or invalid json');
  }
};

const asJson = (value: unknown): Payload => ({ text: JSON.stringify(value), value });

const readText = async (context: Context): Promise<string> => {
  // Node never hands on more bytes than the header promised; without one we count for ourselves.
  if (context.req.header('content-length') === undefined) return new Blob([await readBytes(context)]).text();
  refuseLong(context);
  return context.req.text();
};

const readBytes = async (context: Context): Promise<Uint8Array<ArrayBuffer>> => {
  refuseLong(context);
  const body = context.req.raw.body;
  if (body === null) return new Uint8Array();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > restLimits.bodyBytes) throw tooLarge(`${String(restLimits.bodyBytes)} bytes`);
    chunks.push(chunk);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
};

const refuseLong = (context: Context): void => {
  if (Number(context.req.header('content-length') ?? 0) > restLimits.bodyBytes) {
    throw tooLarge(`${String(restLimits.bodyBytes)} bytes`);
  }
};

const tooLarge = (most: string): Error =>
  simpleError(413, 'PGRST102', 'Payload too large', `At most ${most} are accepted`);

export interface PayloadShape {
  readonly isArray: boolean;
  readonly rows: readonly JsonObject[];
  readonly columns: readonly string[];
}

/** Which columns a write names: those asked for by `columns=`, or the keys every row has. */
export const shapePayload = (
  payload: Payload | undefined,
  columns: readonly string[] | undefined,
  mostRows: number = restLimits.payloadRows,
): PayloadShape => {
  if (payload === undefined) throw invalidBody('Empty or invalid json');
  const isArray = Array.isArray(payload.value);
  const rows = (isArray ? payload.value : [payload.value]) as readonly unknown[];
  if (rows.length > mostRows) throw tooLarge(`${String(mostRows)} rows`);
  if (!rows.every(isObject)) {
    throw invalidBody(isArray ? 'All object keys must match' : 'Empty or invalid json');
  }
  if (columns !== undefined) return { isArray, rows, columns };
  const keys = Object.keys(rows[0] ?? {});
  const uniform = rows.every((row) => {
    const own = Object.keys(row);
    return own.length === keys.length && keys.every((key) => Object.hasOwn(row, key));
  });
  if (!uniform) throw invalidBody('All object keys must match');
  return { isArray, rows, columns: keys };
};

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
