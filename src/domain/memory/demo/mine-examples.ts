import { proposeFrom } from '#domain/memory/proposals/propose-from.ts';
import type { ChatLine } from './example-chat.ts';
import type { ExampleMemory } from './example-memories.ts';

/** A suggestion of the demo: an example memory once it is kept. */
export interface MinedExample extends ExampleMemory {
  /** Word for word what it comes from. */
  readonly quote: string;
}

const mine = (texts: readonly string[], from: string): readonly MinedExample[] =>
  texts
    .flatMap((text) => proposeFrom(text, { source: 'chat', saidAt: null, mutedKinds: [] }))
    .map(({ layer, sentence, quote }, index) => ({
      id: `mined-${index}`,
      layer,
      sentence,
      quote,
      day: 'Today',
      from,
    }));

/** What the app would suggest from one's own lines of a chat. What others say about themselves is theirs. */
export const mineChat = (lines: readonly ChatLine[]): readonly MinedExample[] =>
  mine(
    lines.filter(({ who }) => who === 'You').map(({ says }) => says),
    'the example chat',
  );

export const mineText = (text: string): readonly MinedExample[] => mine([text], 'your own text');
