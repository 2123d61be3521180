export interface BoardKey {
  /** The focus goes, or the card goes along. */
  readonly does: 'go' | 'move';
  readonly to: 'up' | 'down' | 'left' | 'right';
}

const directions: Readonly<Record<string, BoardKey['to']>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

interface KeyPress {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** What a key means on a card; null leaves it to the browser. */
export const boardKeyOf = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyPress): BoardKey | null => {
  const to = Object.hasOwn(directions, key) ? directions[key] : undefined;
  if (to === undefined || ctrlKey || metaKey || shiftKey) return null;
  return { does: altKey ? 'move' : 'go', to };
};
