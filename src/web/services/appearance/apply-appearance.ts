import {
  type Appearance,
  type DevicePreferences,
  parseAppearance,
  type Presentation,
} from '#domain/appearance/appearance.ts';
import { localStore } from '#web/platform/browser-storage.ts';
import { fadeBetweenPages } from '#web/services/appearance/fade-between-pages.ts';

export const deviceQueries = {
  lightTheme: '(prefers-color-scheme: light)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  moreContrast: '(prefers-contrast: more)',
} as const satisfies Record<keyof DevicePreferences, string>;

export const readDeviceWishes = (): DevicePreferences => ({
  lightTheme: matchMedia(deviceQueries.lightTheme).matches,
  reducedMotion: matchMedia(deviceQueries.reducedMotion).matches,
  moreContrast: matchMedia(deviceQueries.moreContrast).matches,
});

export const readAppearance = (): Appearance => parseAppearance((key) => localStore.read(key));

const classOf = (attribute: string, value: string): string => `${attribute.replace('data-', '')}-${value}`;

/**
 * Each wish is an attribute for whoever asks, and a class for the style sheet. A browser knows which classes stand around an
 * element, and passes over a rule for everything below one that does not; of attributes it only knows the names.
 */
export const applyPresentation = ({ attributes, properties }: Presentation): void => {
  const root = document.documentElement;
  for (const [name, value] of Object.entries(attributes)) {
    root.classList.remove(classOf(name, root.getAttribute(name) ?? ''));
    root.classList.add(classOf(name, value));
    root.setAttribute(name, value);
  }
  for (const [name, value] of Object.entries(properties)) root.style.setProperty(name, value);
  fadeBetweenPages(attributes['data-motion'] === 'full');
};
