/** Spec 1 §5, log sanitising: what may be written to a log, on either side of the wire. */
export const logLimits = { text: 1000, depth: 3, keys: 50 } as const;

export type LogValue = string | number | boolean | null | LogValue[] | { [key: string]: LogValue };

const REDACTED = '[REDACTED]';

const sensitiveName = /password|token|key|secret|auth|credential/i;

// Every pattern is linear: a log line is text from outside, and a slow pattern would let it stop the process.
const patterns: ReadonlyArray<readonly [RegExp, string]> = [
  [/\bey[\w-]{8,}\.[\w-]+\.[\w-]*/g, '[TOKEN]'],
  [/\bsb_(?:publishable|secret)_\w+/g, '[API_KEY]'],
  [/\b(?:sk|pk|rk)[-_][\w-]{16,}/g, '[API_KEY]'],
  [/\bbearer +[^\s,;"']+/gi, 'Bearer [TOKEN]'],
  [
    /\b(password|passwd|pwd|secret|token|api[-_]?key|access[-_]?key)(["']?\s*[:=]\s*["']?)[^\s"',;&]+/gi,
    `$1$2${REDACTED}`,
  ],
  [/[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g, '[EMAIL]'],
  [/\b\d(?:[ -]?\d){12,18}\b/g, '[CARD]'],
];

/** Cut first, so that no pattern runs over more than it has to; a secret cut in half is shorter, not plainer. */
export function redactText(text: string): string {
  const short = text.length > logLimits.text ? `${text.slice(0, logLimits.text)}…` : text;
  // Neither a zero byte nor half a character can be stored, and a log that cannot be stored says nothing.
  const storable = short.replaceAll('\0', '').toWellFormed();
  return patterns.reduce((clean, [pattern, replacement]) => clean.replace(pattern, replacement), storable);
}

/** Anything at all, made safe to log: bounded in length, depth and breadth, without secrets. Never throws. */
export function redact(value: unknown): LogValue {
  return redactAt(value, 0);
}

function redactAt(value: unknown, depth: number): LogValue {
  switch (typeof value) {
    case 'string':
      return redactText(value);
    case 'boolean':
      return value;
    case 'number':
      return Number.isFinite(value) ? value : String(value);
    case 'bigint':
      return String(value);
    case 'object':
      return value === null ? null : redactObject(value, depth);
    default:
      return `[${typeof value}]`;
  }
}

function redactObject(value: object, depth: number): LogValue {
  if (value instanceof Error) return redactError(value, depth);
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '[Invalid Date]' : value.toISOString();
  if (depth >= logLimits.depth) return Array.isArray(value) ? '[Array]' : '[Object]';
  if (Array.isArray(value)) {
    const kept = value.slice(0, logLimits.keys).map((item) => redactAt(item, depth + 1));
    return value.length > logLimits.keys ? [...kept, `[${value.length - logLimits.keys} more]`] : kept;
  }
  const names = Object.keys(value);
  if (names.length > logLimits.keys) return `[Object with ${names.length} keys]`;
  return Object.fromEntries(
    names.map((name) => [
      redactText(name),
      sensitiveName.test(name) ? REDACTED : redactAt(propertyOf(value, name), depth + 1),
    ]),
  );
}

function redactError(error: Error, depth: number): LogValue {
  return {
    name: redactText(error.name),
    message: redactText(error.message),
    ...(error.cause === undefined || depth >= logLimits.depth
      ? {}
      : { cause: redactAt(error.cause, depth + 1) }),
  };
}

/** A getter may throw, and a log line is no place to find out. */
function propertyOf(value: object, name: string): unknown {
  try {
    return Reflect.get(value, name);
  } catch {
    return '[unreadable]';
  }
}
