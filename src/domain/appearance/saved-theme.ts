import type { ThemeChoice } from '#domain/appearance/theme.ts';

/**
 * Spec 1 §4: the local choice first, then the one saved with the account. `saved` is undefined until it is read and
 * null while nobody ever saved one.
 */
export interface SavedThemeState {
  readonly saved: ThemeChoice | null | undefined;
  /** Chosen here before the saved one was read: newer, so it wins. */
  readonly waiting: ThemeChoice | null;
}

export type SavedThemeEvent =
  | { readonly type: 'read'; readonly saved: ThemeChoice | null }
  | { readonly type: 'chosen'; readonly theme: ThemeChoice };

export interface SavedThemeEffect {
  readonly type: 'show' | 'save';
  readonly theme: ThemeChoice;
}

interface SavedThemeStep {
  readonly state: SavedThemeState;
  readonly effect: SavedThemeEffect | null;
}

export const initialSavedTheme: SavedThemeState = { saved: undefined, waiting: null };

const save = (theme: ThemeChoice): SavedThemeStep => ({
  state: { saved: theme, waiting: null },
  effect: { type: 'save', theme },
});

const afterReading = (state: SavedThemeState, saved: ThemeChoice | null): SavedThemeStep => {
  if (state.waiting !== null && state.waiting !== saved) return save(state.waiting);
  return {
    state: { saved, waiting: null },
    effect: saved === null || state.waiting === saved ? null : { type: 'show', theme: saved },
  };
};

export const reduceSavedTheme = (state: SavedThemeState, event: SavedThemeEvent): SavedThemeStep => {
  if (event.type === 'read') return afterReading(state, event.saved);
  if (state.saved === undefined) return { state: { ...state, waiting: event.theme }, effect: null };
  return event.theme === state.saved ? { state, effect: null } : save(event.theme);
};
