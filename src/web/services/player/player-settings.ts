import * as z from 'zod/mini';
import type { ModulationDepth } from '#domain/composer/score.ts';
import { clampCrossfade, clampVolume, playbackLimits } from '#domain/player/player-limits.ts';
import { repeatModes, type RepeatMode } from '#domain/player/player-state.ts';
import { localStore } from '#web/platform/browser-storage.ts';

// How this device sounds is this device's business: it stays when somebody signs out.
const key = 'kindling-player';

export interface PlayerSettings {
  readonly volume: number;
  readonly shuffle: boolean;
  readonly repeat: RepeatMode;
  readonly crossfadeSeconds: number;
  readonly modulation: ModulationDepth | 'off';
}

const depths = ['off', 'low', 'medium', 'high'] as const satisfies readonly (ModulationDepth | 'off')[];

const stored = z.object({
  volume: z.number(),
  shuffle: z.boolean(),
  repeat: z.enum(repeatModes),
  crossfadeSeconds: z.number(),
  modulation: z.enum(depths),
});

const standard: PlayerSettings = {
  volume: playbackLimits.defaultVolume,
  shuffle: false,
  repeat: 'off',
  crossfadeSeconds: 0,
  modulation: 'off',
};

export const readPlayerSettings = (): PlayerSettings => {
  try {
    const parsed = stored.safeParse(JSON.parse(localStore.read(key) ?? 'null'));
    if (!parsed.success) return standard;
    const { volume, crossfadeSeconds, ...rest } = parsed.data;
    return {
      ...rest,
      volume: clampVolume(volume),
      crossfadeSeconds: clampCrossfade(crossfadeSeconds),
    };
  } catch {
    return standard;
  }
};

export const savePlayerSettings = (settings: PlayerSettings): void =>
  localStore.write(key, JSON.stringify(settings));
