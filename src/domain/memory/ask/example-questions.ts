import type { MemoryLayer } from '#domain/memory/memory-layer.ts';
import type { Memory } from '#domain/memory/memory.ts';
import { topicWords } from './content-words.ts';

const most = 3;

const questions: Readonly<Record<MemoryLayer, (topic: string) => string>> = {
  episodic: (topic) => `What happened with ${topic}?`,
  semantic: (topic) => `What did I say about ${topic}?`,
  associative: (topic) => `What goes with ${topic}?`,
  procedural: (topic) => `What are my steps for ${topic}?`,
};

/** What is asked about: a given name, or out of the sentence where the name was only cut from it. */
const topicOf = ({ layer, about, sentence }: Memory): string | null => {
  const name = about.split(' + ', 1)[0] ?? '';
  const isCut = layer === 'episodic' || sentence.startsWith(name);
  return topicWords(isCut ? sentence : name);
};

/** Questions that one's own memories can answer: one from each layer, what matters most first. */
export const exampleQuestions = (memories: readonly Memory[]): readonly string[] => {
  const holding = memories
    .filter(({ validTo }) => validTo === null)
    .toSorted((one, other) => other.importance - one.importance);
  const byLayer = Map.groupBy(holding, ({ layer }) => layer);
  return [...byLayer]
    .flatMap(([layer, own]) => {
      const topic = own.map(topicOf).find((one) => one !== null);
      return typeof topic === 'string' ? [questions[layer](topic)] : [];
    })
    .slice(0, most);
};
