import type { MemoryLayer } from '#domain/memory/memory-layer.ts';
import type { Memory } from '#domain/memory/memory.ts';

const longest = 40;
const most = 3;

const questions: Readonly<Record<MemoryLayer, (about: string) => string>> = {
  episodic: (about) => `What happened with ${about}?`,
  semantic: (about) => `What do I know about ${about}?`,
  associative: (about) => `What goes with ${about.split(' + ', 1)[0] ?? about}?`,
  procedural: (about) => `How do I do ${about}?`,
};

/** An event without a name of its own is called a note: nothing to ask about. */
const hasName = ({ about }: Memory): boolean =>
  about.trim() !== '' && about !== 'note' && about.length <= longest && !/[.?!\n]/.test(about);

/** Questions that one's own memories can answer: one from each layer, what matters most first. */
export const exampleQuestions = (memories: readonly Memory[]): readonly string[] => {
  const named = memories
    .filter(({ validTo }) => validTo === null)
    .filter(hasName)
    .toSorted((one, other) => other.importance - one.importance);
  const layers = [...new Set(named.map(({ layer }) => layer))];
  return layers
    .flatMap((layer) => named.find((memory) => memory.layer === layer) ?? [])
    .map(({ layer, about }) => questions[layer](about.trim()))
    .slice(0, most);
};
