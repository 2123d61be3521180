import {
  type AccessibilityProfile,
  accessibilityProfileKey,
  changeProfile,
} from '#domain/appearance/accessibility-profile.ts';
import { type AdaptiveUi, adaptiveUiKey } from '#domain/appearance/adaptive-ui.ts';
import {
  type Appearance,
  defaultAppearance,
  type DevicePreferences,
  noPreferences,
  presentationOf,
} from '#domain/appearance/appearance.ts';
import { calmModeKey } from '#domain/appearance/calm-mode.ts';
import { themeKey, type ThemeChoice } from '#domain/appearance/theme.ts';
import {
  applyPresentation,
  deviceQueries,
  readAppearance,
  readDeviceWishes,
} from '#web/services/appearance/apply-appearance.ts';
import { localStore } from '#web/platform/browser-storage.ts';
import { createListeners } from '#web/platform/store.ts';

export interface AppearanceNow {
  readonly chosen: Appearance;
  readonly device: DevicePreferences;
}

/** What the prerendered pages are drawn with. */
const onTheServer: AppearanceNow = { chosen: defaultAppearance, device: noPreferences };

let now: AppearanceNow | null = null;
const { subscribe, notify } = createListeners();

const show = (next: AppearanceNow): void => {
  now = next;
  applyPresentation(presentationOf(next.chosen, next.device));
  notify();
};

const keys: ReadonlySet<string | null> = new Set([
  themeKey,
  calmModeKey,
  adaptiveUiKey,
  accessibilityProfileKey,
  // Another tab cleared everything.
  null,
]);

const start = (): AppearanceNow => {
  const first = { chosen: readAppearance(), device: readDeviceWishes() };
  show(first);
  // For the life of the page: another tab, or the device, changed its mind.
  const readAgain = (): void => show({ chosen: readAppearance(), device: readDeviceWishes() });
  window.addEventListener('storage', ({ key }) => {
    if (keys.has(key)) readAgain();
  });
  // A page that Back brought out of the browser's cache has heard of nothing.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) readAgain();
  });
  for (const query of Object.values(deviceQueries)) {
    matchMedia(query).addEventListener('change', () => {
      show({ chosen: appearance().chosen, device: readDeviceWishes() });
    });
  }
  return first;
};

/** The same object until something changes. Starts with the first question, never at module load. */
export const appearance = (): AppearanceNow => now ?? start();

export const appearanceOnTheServer = (): AppearanceNow => onTheServer;

export const watchAppearance = subscribe;

const change = (patch: Partial<Appearance>): void => {
  const { chosen, device } = appearance();
  show({ chosen: { ...chosen, ...patch }, device });
};

export const chooseTheme = (theme: ThemeChoice): void => {
  localStore.write(themeKey, theme);
  change({ theme });
};

export const chooseCalmMode = (calm: boolean): void => {
  localStore.write(calmModeKey, String(calm));
  change({ calm });
};

export const changeAdaptiveUi = (patch: Partial<AdaptiveUi>): void => {
  const adaptive = { ...appearance().chosen.adaptive, ...patch };
  localStore.write(adaptiveUiKey, JSON.stringify(adaptive));
  change({ adaptive });
};

export const changeAccessibilityProfile = (patch: Partial<AccessibilityProfile>): void => {
  const profile = changeProfile(appearance().chosen.profile, patch);
  localStore.write(accessibilityProfileKey, JSON.stringify(profile));
  change({ profile });
};

export const resetAppearance = (): void => {
  for (const key of keys) if (key !== null) localStore.remove(key);
  change(defaultAppearance);
};
