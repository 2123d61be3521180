import type { Memory } from '#domain/memory/memory.ts';
import type { MemoryLayer } from '#domain/memory/memory-layer.ts';

/** How somebody does things, and what goes together: the two layers that help with a task in hand. */
export const usedLayers: readonly MemoryLayer[] = ['procedural', 'associative'];

/** Whether a memory may speak up beside a task now: of a layer that helps, and still true and kept. */
export const isUsable = (
  { layer, validFrom, validTo, expiresAt }: Pick<Memory, 'layer' | 'validFrom' | 'validTo' | 'expiresAt'>,
  now: number,
): boolean =>
  usedLayers.includes(layer) &&
  (validFrom === null || Date.parse(validFrom) <= now) &&
  (validTo === null || Date.parse(validTo) > now) &&
  (expiresAt === null || Date.parse(expiresAt) > now);
