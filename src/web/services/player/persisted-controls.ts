import type { ModulationDepth } from '#domain/composer/score.ts';
import type { Playback, PlaybackEvent } from '#domain/player/playback.ts';
import { savePlayerSettings } from '#web/services/player/player-settings.ts';
import type { Player } from '#web/services/player/player.ts';

interface Dependencies {
  readonly state: () => Playback;
  readonly send: (event: PlaybackEvent) => void;
  readonly sound: {
    readonly modulation: () => ModulationDepth | 'off';
    readonly setModulation: (depth: ModulationDepth | 'off') => void;
  };
  readonly changed: () => void;
}

type PersistedControls = Pick<
  Player,
  'setVolume' | 'setShuffle' | 'setRepeat' | 'setCrossfade' | 'setModulation'
>;

/** The controls whose positions this device remembers. */
export const createPersistedControls = ({ state, send, sound, changed }: Dependencies): PersistedControls => {
  const keep = (): void => {
    const { volume, shuffle, repeat, crossfadeSeconds } = state();
    savePlayerSettings({ volume, shuffle, repeat, crossfadeSeconds, modulation: sound.modulation() });
  };
  const set = (event: PlaybackEvent): void => {
    send(event);
    keep();
  };
  return {
    setVolume: (volume) => set({ type: 'volume', volume }),
    setShuffle: (on) => set({ type: 'shuffle', on }),
    setRepeat: (mode) => set({ type: 'repeat', mode }),
    setCrossfade: (seconds) => set({ type: 'crossfade', seconds }),
    setModulation: (depth) => {
      sound.setModulation(depth);
      keep();
      changed();
    },
  };
};
