import type { MemorySettings } from '#domain/memory/memory-settings.ts';
import { proposeFrom } from '#domain/memory/proposals/propose-from.ts';
import type { Memory } from '#domain/memory/memory.ts';
import { isRemembered } from '#domain/memory/uses/is-remembered.ts';
import { type OfferedWords, readOffered, sourceOfWords } from '#domain/memory/uses/words-offered.ts';
import { addProposals } from '#web/services/memory/memory-mutations.ts';
import type { RecordStore } from '#web/services/records/record-store.ts';

/** Looks for something to remember in what a person wrote, in the browser, and adds it for them to decide. How many are new. */
export const lookThrough = async (
  offered: OfferedWords,
  store: RecordStore,
  { mutedKinds }: Pick<MemorySettings, 'mutedKinds'>,
  readMemories: () => Promise<readonly Memory[]>,
): Promise<number> => {
  const source = sourceOfWords[offered.place];
  const texts = readOffered(offered, {
    session: (id) => store.get('focusSessions', id),
    task: (id) => store.get('tasks', id),
  });
  const proposals = texts.flatMap(({ text, saidAt }) =>
    proposeFrom(text, { source, saidAt, mutedKinds }).map(({ layer, kind, sentence, quote, place }) => ({
      layer,
      kind,
      sentence,
      quote,
      place,
      source,
      sourceId: offered.id,
      saidAt,
    })),
  );
  if (proposals.length === 0) return 0;
  const memories = await readMemories();
  return addProposals(proposals.filter(({ quote }) => !isRemembered(quote, memories)));
};
