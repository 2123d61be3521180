import { gate } from '#domain/memory/meaning/gate.ts';
import { meaningLimits } from '#domain/memory/meaning/meaning-limits.ts';
import { memoryText } from '#domain/memory/meaning/memory-text.ts';
import { rankMemories } from '#domain/memory/meaning/rank-memories.ts';
import type { Memory } from '#domain/memory/memory.ts';
import type { MeaningAnswer } from '#web/services/memory/meaning-queries.ts';
import { missingHere } from './device-memories.ts';
import { heldMemories } from './memory-database.ts';

const isThere = ({ expiresAt }: Memory, now: number): boolean =>
  expiresAt === null || Date.parse(expiresAt) > now;

/** The same answer as the server's, from this device's copy alone. */
export const askDevice = async (userId: string, question: string): Promise<MeaningAnswer> => {
  const held = await heldMemories(userId);
  const { deviceEmbedder } = await import('./device-embedder.ts');
  const asked = { text: question, vector: await deviceEmbedder.embed(question) };
  const now = Date.now();
  const memories = held.memories.filter((memory) => isThere(memory, now));
  const vectors = new Map(held.vectors.map((one) => [`${one.layer}/${one.id}`, one]));
  const candidates = memories.flatMap((memory) => {
    const text = memoryText(memory);
    const made = vectors.get(`${memory.layer}/${memory.id}`);
    return made?.text === text ? [{ layer: memory.layer, id: memory.id, text, vector: made.vector }] : [];
  });
  const ranked = rankMemories(asked, candidates);
  const state = gate(
    ranked.map(({ score }) => score),
    candidates.length,
  );
  const found = state === 'nothing' ? [] : ranked.slice(0, meaningLimits.found);
  return {
    state,
    found: found.map(({ of, score }) => ({ layer: of.layer, id: of.id, score })),
    indexed: candidates.length,
    missing: missingHere({ ...held, memories }),
  };
};
