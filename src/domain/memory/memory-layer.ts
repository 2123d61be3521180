/** The four layers, in the specification's order. */
export const memoryLayerNames = ['episodic', 'semantic', 'associative', 'procedural'] as const;
export type MemoryLayer = (typeof memoryLayerNames)[number];

export const memoryTables = {
  episodic: 'ai_episodic_memory',
  semantic: 'ai_semantic_memory',
  associative: 'ai_associative_memory',
  procedural: 'ai_procedural_memory',
} as const satisfies Readonly<Record<MemoryLayer, string>>;

/** Where a memory came from. */
export const memorySources = ['task', 'session', 'debrief', 'chat', 'typed', 'import'] as const;
export type MemorySource = (typeof memorySources)[number];

/** Where a memory was used. */
export const memoryUsePlaces = ['ask', 'breakdown', 'pick', 'focus', 'task', 'session'] as const;
export type MemoryUsePlace = (typeof memoryUsePlaces)[number];
