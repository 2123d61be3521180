export type KeyAction = 'toggle' | 'back' | 'forward' | 'louder' | 'quieter' | 'mute';

const actions = new Map<string, KeyAction>([
  [' ', 'toggle'],
  ['ArrowLeft', 'back'],
  ['ArrowRight', 'forward'],
  ['ArrowUp', 'louder'],
  ['ArrowDown', 'quieter'],
  ['m', 'mute'],
  ['M', 'mute'],
]);

export const keysInWords = [
  { keys: 'Space', what: 'Play or pause' },
  { keys: '← →', what: '10 seconds back or forward' },
  { keys: '↑ ↓', what: 'Louder or quieter' },
  { keys: 'M', what: 'Mute or unmute' },
  { keys: 'Esc', what: 'Close' },
] as const;

interface Press {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** What a key means here. A slider, a choice and a button keep the keys that are theirs. */
export const keyActionOf = (press: Press, target: Element): KeyAction | null => {
  if (press.altKey || press.ctrlKey || press.metaKey) return null;
  const action = actions.get(press.key) ?? null;
  if (action !== 'mute' && target.closest('input, select, textarea') !== null) return null;
  if (action === 'toggle' && target.closest('button, summary, a') !== null) return null;
  return action;
};
