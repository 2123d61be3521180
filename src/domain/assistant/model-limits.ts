/** Bounds on a connected model. Times in milliseconds. */
export const modelLimits = {
  connectMs: 5_000,
  firstTokenMs: 120_000,
  idleMs: 30_000,
  /** Of one question with all its steps. */
  totalMs: 300_000,
  toolMs: 10_000,
  /** Questions to the model within one answer: what it asks of tools, and the answer itself. */
  steps: 4,
  /** Of one reply, before it is read. */
  replyBytes: 2 * 1024 * 1024,
  answerTokens: 1_500,
  /** Of everything that leaves for one answer, as it stands in the person's list. */
  sentBytes: 65_536,
  toolCharacters: 12_000,
  listedModels: 500,
  listMs: 10_000,
  baseUrlCharacters: 300,
  modelCharacters: 200,
  keyCharacters: 1_000,
  leastContextTokens: 1_024,
  mostContextTokens: 2_000_000,
  usualContextTokens: 8_192,
  mostCap: 1_000_000,
} as const;
