import { parseError } from '#server/engine/rest/rest-error.ts';

export interface BuiltStatement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Collects the values of a statement; the text only ever holds their places. */
export class Parameters {
  readonly values: unknown[] = [];
  #aliases = 0;

  add(value: unknown): string {
    this.values.push(value);
    return `$${String(this.values.length)}`;
  }

  /** A name no other part of the statement has. */
  freshAlias(): string {
    this.#aliases += 1;
    return `pgrst_${String(this.#aliases)}`;
  }
}

export const quoteName = (name: string): string => {
  // The wire protocol ends a statement's text at a zero byte.
  if (name.includes('\0')) throw parseError('"failed to parse name"', 'unexpected zero byte');
  return `"${name.replaceAll('"', '""')}"`;
};

export const quoteQualified = (item: { readonly schema: string; readonly name: string }): string =>
  `${quoteName(item.schema)}.${quoteName(item.name)}`;
