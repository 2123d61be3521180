import { presentationOf } from '#domain/appearance/appearance.ts';
import {
  applyPresentation,
  readAppearance,
  readDeviceWishes,
} from '#web/services/appearance/apply-appearance.ts';
import { keepEarlyPress } from '#web/platform/early-presses.ts';
import { recallMusicBar } from '#web/services/player/music-bar.ts';
import { hasStoredSession } from '#web/platform/backend/stored-session.ts';

// Runs before the first paint, as a script that blocks: nobody who chose light, still or large sees anything else first.
applyPresentation(presentationOf(readAppearance(), readDeviceWishes()));
recallMusicBar();
keepEarlyPress();

// The front page leads somebody signed in on: its text need not flash by meanwhile.
if (location.pathname === '/' && hasStoredSession()) {
  document.documentElement.setAttribute('data-returning', '');
}
