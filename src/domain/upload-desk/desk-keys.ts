export type DeskCommand =
  | 'next'
  | 'previous'
  | 'first'
  | 'last'
  | 'select'
  | 'select-all'
  | 'approve'
  | 'reject'
  | 'play'
  | 'open'
  | 'keys';

export interface DeskKey {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  /** The row itself has the focus, and not a button in it, whose own keys come first. */
  readonly onRow: boolean;
}

const anywhere: Readonly<Record<string, DeskCommand>> = {
  ArrowDown: 'next',
  j: 'next',
  ArrowUp: 'previous',
  k: 'previous',
  Home: 'first',
  End: 'last',
  x: 'select',
  a: 'approve',
  r: 'reject',
  p: 'play',
  '*': 'select-all',
  '?': 'keys',
};
const onTheRow: Readonly<Record<string, DeskCommand>> = { ' ': 'select', Enter: 'open' };

/** What a key means in the list of uploads; null leaves it to the browser. */
export const deskCommandOf = ({ key, altKey, ctrlKey, metaKey, onRow }: DeskKey): DeskCommand | null => {
  if (altKey || ctrlKey || metaKey) return null;
  if (onRow && Object.hasOwn(onTheRow, key)) return onTheRow[key] ?? null;
  return Object.hasOwn(anywhere, key) ? (anywhere[key] ?? null) : null;
};

/** As they are shown to the person. */
export const shownDeskKeys = [
  { keys: ['j', 'k'], or: ['↓', '↑'], does: 'Go to the next or the previous upload' },
  { keys: ['p'], or: [], does: 'Play or pause' },
  { keys: ['Enter'], or: [], does: 'Show or hide the details' },
  { keys: ['Space'], or: ['x'], does: 'Select' },
  { keys: ['*'], or: [], does: 'Select all or none' },
  { keys: ['a'], or: [], does: 'Approve what’s selected, or this one' },
  { keys: ['r'], or: [], does: 'Reject what’s selected, or this one' },
  { keys: ['?'], or: [], does: 'Show these keys' },
] as const;
