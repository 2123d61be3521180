import { presentationOf } from '#domain/appearance/appearance.ts';
import {
  applyPresentation,
  readAppearance,
  readDeviceWishes,
} from '#web/services/appearance/apply-appearance.ts';
import { captureEarlyClick } from '#web/platform/early-clicks.ts';
import { recallMusicBar } from '#web/services/player/music-bar.ts';
import { hasStoredSession } from '#web/platform/backend/stored-session.ts';

// Runs before the first paint, as a script that blocks: nobody who chose light, still or large sees anything else first.
applyPresentation(presentationOf(readAppearance(), readDeviceWishes()));
recallMusicBar();
captureEarlyClick();

// The front page leads somebody signed in on: its text need not flash by meanwhile.
if (location.pathname === '/' && hasStoredSession()) {
  document.documentElement.setAttribute('data-returning', '');
}
