import { restLimits } from '#server/limits/rest-limits.ts';
import type { Field, JsonStep } from './query-ast.ts';
import { parseError } from '#server/engine/rest/rest-error.ts';

const name = /[\p{L}\p{N}_ $]+(?:-(?!>)[\p{L}\p{N}_ $]+)*/uy;
const quoted = /"((?:[^"\\]|\\[^])*)"/uy;
/** A key of JSON may hold anything that means nothing here. */
const jsonKey = /[^-(:.,>)"]+(?:-(?!>)[^-(:.,>)"]+)*/uy;
const space = /[ \t]*/uy;
const jsonIndex = /-?\d+(?=->|::|[.,)]|$)/uy;

/** Reads PostgREST's little languages from left to right; every failure says where it stopped. */
export class Scanner {
  readonly #text: string;
  readonly #purpose: string;
  readonly #before: number;
  #position = 0;

  /** `before`: how many letters of what PostgREST parses stand in front of the text. */
  constructor(text: string, purpose: string, before = 0) {
    this.#text = text;
    this.#purpose = purpose;
    this.#before = before;
  }

  get atEnd(): boolean {
    return this.#position >= this.#text.length;
  }

  fail(expecting: string): never {
    const found = this.#text.codePointAt(this.#position);
    const letter = found === undefined ? undefined : String.fromCodePoint(found);
    const inQuotes = expecting.endsWith('end of input') ? `'${letter ?? ''}'` : JSON.stringify(letter);
    this.reject(`unexpected ${letter === undefined ? 'end of input' : inQuotes} expecting ${expecting}`);
  }

  reject(details: string): never {
    const column = String(this.#before + this.#position + 1);
    throw parseError(
      `"failed to parse ${this.#purpose} (${this.#text})" (line 1, column ${column})`,
      details,
    );
  }

  startsWith(text: string): boolean {
    return this.#text.startsWith(text, this.#position);
  }

  take(text: string): boolean {
    if (!this.startsWith(text)) return false;
    this.#position += text.length;
    return true;
  }

  expect(text: string): void {
    if (!this.take(text)) this.fail(JSON.stringify(text));
  }

  match(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.#position;
    const found = pattern.exec(this.#text);
    if (found === null) return undefined;
    this.#position = pattern.lastIndex;
    return found;
  }

  skipSpace(): void {
    this.match(space);
  }

  rest(): string {
    const rest = this.#text.slice(this.#position);
    this.#position = this.#text.length;
    return rest;
  }

  /** Tries `read`; where it fails with nothing to show for it, the position is as before. */
  attempt<T>(read: () => T | undefined): T | undefined {
    const start = this.#position;
    const value = read();
    if (value === undefined) this.#position = start;
    return value;
  }

  quoted(): string | undefined {
    return this.match(quoted)?.[1]?.replaceAll(/\\([^])/gu, '$1');
  }

  optionalName(): string | undefined {
    return this.attempt(() => {
      const text = this.quoted() ?? this.match(name)?.[0].trim();
      return text === '' ? undefined : text;
    });
  }

  name(expecting = 'field name (* or [a..z0..9_$])'): string {
    return this.optionalName() ?? this.fail(expecting);
  }

  #jsonKey(): string {
    const key = this.quoted() ?? this.match(jsonKey)?.[0].trim();
    if (key !== undefined && key !== '') return key;
    if (this.take('-')) this.fail('digit');
    return this.fail('"-", digit or any non reserved character different from: .,>()');
  }

  field(expecting?: string): Field {
    this.skipSpace();
    const field = { name: this.name(expecting), path: this.jsonPath() };
    this.skipSpace();
    return field;
  }

  jsonPath(): readonly JsonStep[] {
    const steps: JsonStep[] = [];
    while (this.startsWith('->')) {
      const asText = this.take('->>');
      if (!asText) this.expect('->');
      const index = this.match(jsonIndex);
      if (index !== undefined && Math.abs(Number(index[0])) <= 2_147_483_647) {
        steps.push({ kind: 'index', asText, index: Number(index[0]) });
      } else {
        steps.push({ kind: 'key', asText, key: index?.[0] ?? this.#jsonKey() });
      }
      if (steps.length > restLimits.jsonPathSteps) this.reject('the json path is too long');
    }
    return steps;
  }
}
