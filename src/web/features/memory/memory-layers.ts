import type { MemoryLayer } from '#domain/memory/memory-layer.ts';

/** From the heart of the log to its bark. */
export const memoryLayers: readonly {
  readonly layer: MemoryLayer;
  readonly name: string;
  readonly means: string;
  readonly example: string;
}[] = [
  {
    layer: 'episodic',
    name: 'Episodic',
    means: 'What happened, and when.',
    example: 'On Tuesday at ten you worked on the tax form for 25 minutes.',
  },
  {
    layer: 'semantic',
    name: 'Semantic',
    means: 'Facts.',
    example: 'The tax form is due in May. Phone calls take a lot of energy.',
  },
  {
    layer: 'associative',
    name: 'Associative',
    means: 'What goes together.',
    example: 'Rain sounds and writing go well together for you.',
  },
  {
    layer: 'procedural',
    name: 'Procedural',
    means: 'How you do things.',
    example: 'Tea first, then one slow breath, then the first small step.',
  },
];
