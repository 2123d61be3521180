import type { Track } from '#domain/music/track.ts';

export const repeatModes = ['off', 'track', 'context'] as const;
export type RepeatMode = (typeof repeatModes)[number];

export interface Device {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly isActive: boolean;
  readonly isVolumeControllable: boolean;
}

/** Spec 2 §3: what anybody may ask of the player. */
export interface PlayerState {
  readonly isReady: boolean;
  readonly isPlaying: boolean;
  readonly positionMs: number;
  readonly durationMs: number;
  readonly shuffle: boolean;
  readonly repeat: RepeatMode;
  readonly volume: number;
  readonly device: Device | null;
  readonly track: Track | null;
}
