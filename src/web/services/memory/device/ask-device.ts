import { answerByMeaning } from '#domain/memory/meaning/answer-by-meaning.ts';
import type { MeaningAnswer } from '#web/services/memory/meaning-queries.ts';
import { missingHere } from './device-memories.ts';
import { heldMemories } from './memory-database.ts';

/** The same answer as the server's, from this device's copy alone. */
export const askDevice = async (userId: string, question: string): Promise<MeaningAnswer> => {
  const held = await heldMemories(userId);
  const { deviceEmbedder } = await import('./device-embedder.ts');
  const asked = await deviceEmbedder.embed(question);
  throw new Error(String(answerByMeaning) + asked + missingHere(held));
};
