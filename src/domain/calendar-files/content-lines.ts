/** One line of an iCalendar file: `DTSTART;TZID=Europe/Berlin:20261120T160000`. */
export interface ContentLine {
  /** In capitals. */
  readonly name: string;
  /** By their names in capitals; the first value of each, without its quotes. */
  readonly parameters: ReadonlyMap<string, string>;
  readonly value: string;
}

const lineOctets = 75;

const octetsOf = (character: string): number => {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
};

/** Long lines go on in the next one, behind a space; never in the middle of a character (RFC 5545, 3.1). */
export const foldLine = (line: string): string => {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > lineOctets) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
};

/** Words as a value: what would end or part it is escaped, and what no line may hold is left out. */
export const escapeText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    // oxlint-disable-next-line no-control-regex -- these are the characters that RFC 5545 forbids in text
    .replaceAll(/[\u0000-\u0008\u000B-\u001F\u007F]/g, '')
    .replaceAll(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll('\n', '\\n');

export const unescapeText = (value: string): string =>
  value.replaceAll(/\\([nN,;\\])/g, (_, letter: string) => (letter.toLowerCase() === 'n' ? '\n' : letter));

/** What begins with a space belongs to the line before. */
export const unfoldLines = (text: string): readonly string[] =>
  text
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r?\n[ \t]/g, '')
    .split(/\r\n|\n|\r/);

/** Where a character stands outside quotes, from a place on; -1 for nowhere. One pass: files come from anybody. */
const placeOutsideQuotes = (line: string, wanted: string, from: number): number => {
  let isQuoted = false;
  for (let at = from; at < line.length; at += 1) {
    const character = line.charAt(at);
    if (character === '"') isQuoted = !isQuoted;
    else if (!isQuoted && character === wanted) return at;
  }
  return -1;
};

const mostParameters = 20;

const parametersOf = (text: string): ReadonlyMap<string, string> => {
  const parameters = new Map<string, string>();
  let from = 0;
  while (from < text.length && parameters.size < mostParameters) {
    const end = placeOutsideQuotes(text, ';', from);
    const part = text.slice(from, end === -1 ? text.length : end);
    const equals = part.indexOf('=');
    const name = part.slice(0, Math.max(equals, 0)).trim().toUpperCase();
    if (name !== '' && !parameters.has(name)) {
      parameters.set(
        name,
        part
          .slice(equals + 1)
          .trim()
          .replaceAll('"', ''),
      );
    }
    from = end === -1 ? text.length : end + 1;
  }
  return parameters;
};

/** Null for what is no line of a calendar. */
export const parseContentLine = (line: string): ContentLine | null => {
  const name = /^[A-Za-z0-9-]+/.exec(line.slice(0, 100))?.[0] ?? '';
  const after = line.charAt(name.length);
  if (name === '' || (after !== ':' && after !== ';')) return null;
  const colon = placeOutsideQuotes(line, ':', name.length);
  if (colon === -1) return null;
  return {
    name: name.toUpperCase(),
    parameters: parametersOf(line.slice(name.length + 1, colon)),
    value: line.slice(colon + 1),
  };
};
