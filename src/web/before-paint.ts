import { presentationOf } from '#domain/appearance/appearance.ts';
import { applyPresentation, readAppearance, readDeviceWishes } from '#web/platform/apply-appearance.ts';
import { localStore } from '#web/platform/browser-storage.ts';

// Runs before the first paint, as a script that blocks: nobody who chose light, still or large sees anything else first.
applyPresentation(presentationOf(readAppearance(), readDeviceWishes()));

// The front page leads somebody signed in on: its text need not flash by meanwhile.
if (location.pathname === '/' && localStore.keys().some((key) => /^sb-.*-auth-token$/.test(key))) {
  document.documentElement.setAttribute('data-returning', '');
}
