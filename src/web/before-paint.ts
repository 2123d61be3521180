import { sidebarOpenIn } from '#domain/navigation/sidebar-state.ts';
import { askEarly } from '#web/platform/backend/early-ask.ts';
import { presentationOf } from '#domain/appearance/appearance.ts';
import {
  applyPresentation,
  readAppearance,
  readDeviceWishes,
} from '#web/services/appearance/apply-appearance.ts';
import { endFadesAtServices } from '#web/services/appearance/fade-between-pages.ts';
import { captureEarlyPresses } from '#web/platform/early-clicks.ts';
import { recallMusicBar } from '#web/services/player/music-bar.ts';
import { hasStoredSession } from '#web/platform/backend/stored-session.ts';

// Runs before the first paint, as a script that blocks: nobody who chose light, still or large sees anything else first.
applyPresentation(presentationOf(readAppearance(), readDeviceWishes()));
recallMusicBar();
captureEarlyPresses();
endFadesAtServices();

// What a page holds is drawn for a visitor. Somebody signed in is led on or has the app's frame: it need not flash by.
if (hasStoredSession()) {
  document.documentElement.setAttribute('data-returning', '');
  if (!sidebarOpenIn(document.cookie)) document.documentElement.setAttribute('data-sidebar', 'collapsed');
  askEarly();
}
