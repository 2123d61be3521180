import { type KeyboardEvent, useState } from 'react';

const buttonsOf = (row: Element | null | undefined): readonly HTMLElement[] =>
  row === null || row === undefined ? [] : [...row.querySelectorAll<HTMLElement>('button')];

const rowOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-track]') : null;

/** Which row a key leads to, if any. */
const nextRow = (row: HTMLElement, key: string): Element | null => {
  if (key === 'ArrowDown') return row.nextElementSibling;
  if (key === 'ArrowUp') return row.previousElementSibling;
  if (key === 'Home') return row.parentElement?.firstElementChild ?? null;
  return key === 'End' ? (row.parentElement?.lastElementChild ?? null) : null;
};

/** For every button of a row. */
export const onRowKey = (event: KeyboardEvent<HTMLElement>): void => {
  const row = rowOf(event.target);
  if (row === null || event.altKey || event.ctrlKey || event.metaKey) return;
  const buttons = buttonsOf(row);
  const column = buttons.findIndex((button) => button === event.target);
  const sideways = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const next =
    sideways === undefined ? buttonsOf(nextRow(row, event.key))[column] : buttons[column + sideways];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
};

/** One list is one stop for Tab: arrow keys go up and down, and from a row's first button to the others. */
export const useRowKeys = (rows: readonly { readonly id: string }[]) => {
  const [at, setAt] = useState<string | null>(null);
  const stop = rows.some(({ id }) => id === at) ? at : rows[0]?.id;
  return { stop, setAt };
};
