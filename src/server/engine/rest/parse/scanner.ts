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
  #position = 0;

  constructor(text: string, purpose: string) {
    this.#text = text;
    this.#purpose = purpose;
  }

  get atEnd(): boolean {
    return this.#position >= this.#text.length;
  }

  fail(expecting: string): never {
    const found = this.#text.codePointAt(this.#position);
    const unexpected = found === undefined ? 'end of input' : JSON.stringify(String.fromCodePoint(found));
    throw parseError(
      `"failed to parse ${this.#purpose} (${this.#text})" (line 1, column ${String(this.#position + 1)})`,
      `unexpected ${unexpected} expecting ${expecting}`,
    );
  }

  reject(details: string): never {
    throw parseError(
      `"failed to parse ${this.#purpose} (${this.#text})" (line 1, column ${String(this.#position + 1)})`,
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

  name(): string {
    return this.optionalName() ?? this.fail('field name (* or [a..z0..9_$])');
  }

  #jsonKey(): string {
    const key = this.quoted() ?? this.match(jsonKey)?.[0].trim();
    return key === undefined || key === '' ? this.fail('field name (* or [a..z0..9_$])') : key;
  }

  field(): Field {
    this.skipSpace();
    const field = { name: this.name(), path: this.jsonPath() };
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
