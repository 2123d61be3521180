/** The sentence model: MiniLM, as the pinned package brings it. The name stands with every vector, since another model's numbers mean something else. */
export const sentenceModel = {
  name: 'all-MiniLM-L6-v2-q8',
  /** Numbers in a vector. */
  size: 384,
  /** Tokens it was trained to read, the marks of beginning and end with them. */
  mostTokens: 256,
  /** What the weights have to be; anything else is not loaded. */
  weightsSha256: 'afdb6f1a0e45b715d0bb9b11772f032c399babd23bfc31fed1c170afc848bdb1',
} as const;
