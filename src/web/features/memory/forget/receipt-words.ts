import { type ForgetReceipt, type ForgetWhat, memoriesIn } from '#domain/memory/forgetting.ts';
import { memoryLayerNames } from '#domain/memory/memory-layer.ts';
import { sourceWords } from '#domain/memory/source-words.ts';
import { counted, layerPlain } from '#web/features/memory/memory-words.ts';

/** A receipt with what was asked for and when. */
export interface KeptReceipt {
  readonly id: string;
  readonly at: Date;
  readonly words: string;
  readonly receipt: ForgetReceipt;
}

/** One line for each kind of thing that goes, or went; nothing is left out but what is none. */
export const receiptLines = (receipt: ForgetReceipt): readonly string[] => {
  const { vectors, proposals, quotes, uses } = receipt;
  const layers = memoryLayerNames
    .filter((layer) => receipt.memories[layer] > 0)
    .map((layer) => `${layerPlain(layer).toLowerCase()} ${receipt.memories[layer]}`);
  const total = memoriesIn(receipt);
  const inLayers = layers.length > 1 ? ` (${layers.join(', ')})` : '';
  return [
    `${counted(total, 'memory', 'memories')}${inLayers}`,
    ...(quotes > 0 ? [`${counted(quotes, 'quote')} in your own words`] : []),
    ...(vectors > 0 ? [`${counted(vectors, 'search trace')}, what questions find it by`] : []),
    ...(proposals > 0 ? [counted(proposals, 'suggestion')] : []),
    ...(uses > 0 ? [`${counted(uses, 'note')} of where it was used`] : []),
  ];
};

export const isEmpty = (receipt: ForgetReceipt): boolean =>
  memoriesIn(receipt) + receipt.proposals + receipt.vectors + receipt.uses === 0;

/** What was asked for, as a heading says it. `day` writes a moment. */
export const whatWords = (what: ForgetWhat, day: (moment: string) => string): string => {
  if ('items' in what) return what.items.length === 1 ? 'This one memory' : 'What you chose';
  if ('topic' in what) return `Everything about “${what.topic}”`;
  if ('source' in what) return `Everything ${sourceWords[what.source]}`;
  if ('from' in what) return `Everything from ${day(what.from)} to ${day(what.to)}`;
  return 'Everything';
};
