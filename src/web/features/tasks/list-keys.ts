export type ListCommand =
  'next' | 'previous' | 'first' | 'last' | 'move-up' | 'move-down' | 'done' | 'edit' | 'add' | 'keys';

export interface KeyPress {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  /** The row itself has the focus, and not a button in it, whose own keys come first. */
  readonly onRow: boolean;
}

const plain: Readonly<Record<string, ListCommand>> = {
  ArrowDown: 'next',
  j: 'next',
  ArrowUp: 'previous',
  k: 'previous',
  Home: 'first',
  End: 'last',
  d: 'done',
  n: 'add',
  '?': 'keys',
};
const onTheRow: Readonly<Record<string, ListCommand>> = { Enter: 'edit', ' ': 'done' };
const withAlt: Readonly<Record<string, ListCommand>> = { ArrowUp: 'move-up', ArrowDown: 'move-down' };

/** What a key means in a list of tasks; null leaves it to the browser. */
export const commandOf = ({ key, altKey, ctrlKey, metaKey, onRow }: KeyPress): ListCommand | null => {
  if (ctrlKey || metaKey) return null;
  if (altKey) return Object.hasOwn(withAlt, key) ? (withAlt[key] ?? null) : null;
  if (onRow && Object.hasOwn(onTheRow, key)) return onTheRow[key] ?? null;
  return Object.hasOwn(plain, key) ? (plain[key] ?? null) : null;
};

/** As they are shown to the person. */
export const shownKeys = [
  { keys: ['↑', '↓'], or: ['k', 'j'], does: 'Go to the task above or below' },
  { keys: ['Enter'], or: [], does: 'Edit the task' },
  { keys: ['d'], or: ['Space'], does: 'Mark as done' },
  { keys: ['Alt ↑', 'Alt ↓'], or: [], does: 'Move up or down' },
  { keys: ['Home', 'End'], or: [], does: 'Go to the first or last task' },
  { keys: ['n'], or: [], does: 'Add a task' },
  { keys: ['?'], or: [], does: 'Show these keys' },
] as const;
