import type { MemoryLayer, MemoryUsePlace } from '#domain/memory/memory-layer.ts';
import { memoryLayers } from '#web/features/memory/memory-layers.ts';

/** Where a memory was used. */
export const placeWords: Readonly<Record<MemoryUsePlace, string>> = {
  ask: 'To answer a question',
  breakdown: 'To break down a task',
  pick: 'To pick a task',
  focus: 'Before a focus session',
  task: 'With a task',
  session: 'With a focus session',
};

const layerOf = (layer: MemoryLayer) => memoryLayers.find((one) => one.layer === layer);

/** The specification's name of a layer, and what it means to everybody else. */
export const layerName = (layer: MemoryLayer): string => layerOf(layer)?.name ?? layer;
export const layerPlain = (layer: MemoryLayer): string =>
  (layerOf(layer)?.means ?? layer).replace(/[.,].*$/u, '');

/** "1 memory", "2 memories". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

/** What is typed between commas, without doubles, as the database takes it. */
export const tagsFrom = (text: string): readonly string[] =>
  [
    ...new Set(
      text
        .split(',')
        .map((tag) => tag.trim().slice(0, 60))
        .filter((tag) => tag !== ''),
    ),
  ].slice(0, 20);
