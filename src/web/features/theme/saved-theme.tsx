import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { initialSavedTheme, reduceSavedTheme, type SavedThemeEvent } from '#domain/appearance/saved-theme.ts';
import type { ThemeChoice } from '#domain/appearance/theme.ts';
import { catalogue } from '#domain/notices/catalogue.ts';
import { saveTheme } from '#web/features/theme/theme-mutations.ts';
import { savedThemeQuery } from '#web/features/theme/theme-queries.ts';
import { appearance, chooseTheme, watchAppearance } from '#web/services/appearance/appearance.ts';
import type { Backend } from '#web/platform/backend/backend.ts';
import { showMessage } from '#web/services/messages/show-message.ts';

/**
 * Reads the account's theme once and saves every later choice, one after the other. Returns how to stop. A choice made before
 * there is a client counts as well.
 */
const keepTheme = (coming: Promise<Backend>, queries: QueryClient, userId: string): (() => void) => {
  let state = initialSavedTheme;
  let row = '';
  let shown = appearance().chosen.theme;
  let line: Promise<void> = Promise.resolve();
  let stopped = false;

  const save = async (theme: ThemeChoice): Promise<void> => {
    try {
      await saveTheme(await coming, row, theme);
    } catch {
      // The choice stays on this device.
      showMessage(catalogue.saveFailed);
    }
  };
  const handle = (event: SavedThemeEvent): void => {
    const { state: next, effect } = reduceSavedTheme(state, event);
    state = next;
    if (effect?.type === 'show') chooseTheme(effect.theme);
    if (effect?.type === 'save') line = line.then(async () => save(effect.theme));
  };
  const stopWatching = watchAppearance(() => {
    const { theme } = appearance().chosen;
    if (theme === shown) return;
    shown = theme;
    handle({ type: 'chosen', theme });
  });
  const read = async (): Promise<void> => {
    const saved = await queries.query(savedThemeQuery(await coming, userId));
    if (stopped || saved === null) return;
    row = saved.id;
    handle({ type: 'read', saved: saved.theme });
  };
  // Unreachable: the local choice is good enough.
  read().catch(() => undefined);
  return () => {
    stopped = true;
    stopWatching();
  };
};

interface SavedThemeProps {
  readonly userId: string;
  readonly backend: Promise<Backend>;
}

/** Spec 1 §4: the theme saved with the account goes over the local one, and a change is saved. */
export const SavedTheme = ({ userId, backend }: SavedThemeProps) => {
  const queries = useQueryClient();
  useEffect(() => keepTheme(backend, queries, userId), [backend, queries, userId]);
  return null;
};
