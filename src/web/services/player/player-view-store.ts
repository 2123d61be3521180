import { createListeners } from '#web/platform/store.ts';
import { sameView, type ViewParts, viewOf } from '#web/services/player/player-view.ts';
import type { PlayerView } from '#web/services/player/player.ts';

interface Dependencies {
  readonly parts: () => ViewParts;
  /** Something new is to be shown, on this page and elsewhere. */
  readonly changed: (view: PlayerView) => void;
}

/** What a page sees of the player. It changes when it would look different, and not before. */
export const createPlayerViewStore = ({ parts, changed }: Dependencies) => {
  const views = createListeners();
  const positions = createListeners();
  let view = viewOf(parts());
  let position = -1;
  return {
    view: () => view,
    subscribe: views.subscribe,
    subscribePosition: positions.subscribe,
    refresh: (): void => {
      const next = viewOf(parts());
      if (sameView(view, next)) return;
      view = next;
      changed(view);
      views.notify();
    },
    moved: (): void => {
      const { positionMs } = parts().playback;
      if (positionMs === position) return;
      position = positionMs;
      positions.notify();
    },
  };
};
