const escaped: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/**
 * JSON that may stand inside a script element: nothing in it can close the element or open a comment, and it means
 * the same to a JSON parser and to a JavaScript one.
 */
export const serialiseForScript = (value: unknown): string =>
  (JSON.stringify(value) ?? 'null').replace(/[<>&\u2028\u2029]/g, (sign) => escaped[sign] ?? '');
