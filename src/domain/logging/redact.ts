/** Spec 1 §5, log sanitising: what may be written to a log, on either side of the wire. */
export const logLimits = { text: 1000, depth: 3, keys: 50 } as const;

export type LogValue = string | number | boolean | null | LogValue[] | { [key: string]: LogValue };

const REDACTED = '[REDACTED]';

const sensitiveName = /password|token|key|secret|auth|credential/i;

const secretWord = 'password|passwd|pwd|secret|token|api[-_]?key|access[-_]?key|credential';

// Every pattern is linear: a log line is text from outside, and a slow pattern would let it stop the process.
const patterns: ReadonlyArray<readonly [RegExp, string]> = [
  [/\bey[\w-]{8,}(?:\.[\w-]*){1,2}/g, '[TOKEN]'],
  [/\bsb_(?:publishable|secret)_\w+/g, '[API_KEY]'],
  [/\b(?:sk|pk|rk)[-_][\w-]{16,}/g, '[API_KEY]'],
  [/\b(bearer|basic) +[^\s,;"']+/gi, '$1 [TOKEN]'],
  // The name may stand inside a longer one: refresh_token, accessToken, token_hash.
  [
    new RegExp(`([\\w-]{0,40}(?:${secretWord})[\\w-]{0,40})(["']?\\s*[:=]\\s*["']?)[^\\s"',;&]+`, 'gi'),
    `$1$2${REDACTED}`,
  ],
  // What a sign-in brings back in the address.
  [/([?&#]code=)[^\s"',;&]+/gi, `$1${REDACTED}`],
  [/[\p{L}\p{N}._%+-]{1,64}(?:@|%40)[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}/gu, '[EMAIL]'],
  [/\b\d(?:[ -]?\d){12,18}\b/g, '[CARD]'],
];

/** Looked through before the text is cut: half a secret is one that no pattern knows. */
const windowLength = 4000;

export const redactText = (text: string): string => {
  // Neither a zero byte nor half a character can be stored, and a log that cannot be stored says nothing.
  const storable = text.slice(0, windowLength).replaceAll('\0', '').toWellFormed();
  const clean = patterns.reduce((so, [pattern, replacement]) => so.replace(pattern, replacement), storable);
  const short = clean.slice(0, logLimits.text).toWellFormed();
  return short.length < clean.length || text.length > windowLength ? `${short}…` : short;
};

/** Anything at all, made safe to log: bounded in length, depth and breadth, without secrets. Never throws. */
export const redact = (value: unknown): LogValue => redactAt(value, 0);

const redactAt = (value: unknown, depth: number): LogValue => {
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
};

const redactObject = (value: object, depth: number): LogValue => {
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
};

const redactError = (error: Error, depth: number): LogValue => ({
  name: redactText(error.name),
  message: redactText(error.message),
  ...(error.cause === undefined || depth >= logLimits.depth
    ? {}
    : { cause: redactAt(error.cause, depth + 1) }),
});

/** A getter may throw, and a log line is no place to find out. */
const propertyOf = (value: object, name: string): unknown => {
  try {
    return Reflect.get(value, name);
  } catch {
    return '[unreadable]';
  }
};
