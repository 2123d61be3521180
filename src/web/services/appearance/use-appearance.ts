import { useSyncExternalStore } from 'react';
import {
  appearance,
  type AppearanceNow,
  appearanceOnTheServer,
  watchAppearance,
} from '#web/services/appearance/appearance.ts';

export const useAppearance = (): AppearanceNow =>
  useSyncExternalStore(watchAppearance, appearance, appearanceOnTheServer);
