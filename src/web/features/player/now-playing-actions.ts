import type { KeyAction } from '#web/features/player/now-playing-keys.ts';
import { playPause } from '#web/features/player/player-actions.ts';
import type { Player } from '#web/services/player/player.ts';

const seekStep = 10_000;
const volumeStep = 0.05;

let loudBefore = 0.8;

/** Off, and on again as loud as it was. */
export const toggleMute = (player: Player): void => {
  const { volume } = player.view();
  if (volume > 0) loudBefore = volume;
  player.setVolume(volume > 0 ? 0 : loudBefore);
};

export const runKey = (player: Player, action: KeyAction): void => {
  const turn = (by: number): void => player.setVolume(Math.round((player.view().volume + by) * 100) / 100);
  const run: Readonly<Record<KeyAction, () => void>> = {
    toggle: () => void playPause(player),
    back: () => player.seek(player.position() - seekStep),
    forward: () => player.seek(player.position() + seekStep),
    louder: () => turn(volumeStep),
    quieter: () => turn(-volumeStep),
    mute: () => toggleMute(player),
  };
  run[action]();
};
