import { invalidBody } from '#server/engine/rest/rest-error.ts';

const field = /"((?:[^"]|"")*)"|[^",\r\n]*/uy;

/** Rows of a CSV body under the names of its first line. `NULL` is null, and every other value a text. */
export function parseCsv(text: string): readonly Readonly<Record<string, string | null>>[] {
  const [header, ...lines] = readLines(text);
  if (header === undefined) return [];
  return lines.map((line) => {
    if (line.length !== header.length) throw invalidBody('All lines must have same number of fields');
    return Object.fromEntries(
      header.map((name, index) => [name, line[index] === 'NULL' ? null : (line[index] ?? null)]),
    );
  });
}

function readLines(text: string): string[][] {
  const lines: string[][] = [];
  let line: string[] = [];
  let position = 0;
  while (position < text.length || line.length > 0) {
    field.lastIndex = position;
    const found = field.exec(text);
    line.push(found?.[1]?.replaceAll('""', '"') ?? found?.[0] ?? '');
    position = field.lastIndex;
    const next = text[position];
    if (next === ',') position += 1;
    else if (next === undefined || next === '\n' || next === '\r') {
      lines.push(line);
      line = [];
      position += text.startsWith('\r\n', position) ? 2 : 1;
    } else throw invalidBody('Could not parse the CSV body');
  }
  return lines;
}
