import { proposalKinds } from '#domain/memory/proposals/proposal-kinds.ts';
import { proposeFrom } from '#domain/memory/proposals/propose-from.ts';
import type { ChatLine } from './example-chat.ts';
import type { ExampleMemory } from './example-memories.ts';

/** A suggestion of the demo: an example memory once it is kept. */
export interface MinedExample extends ExampleMemory {
  /** What kind of sentence it is. */
  readonly why: string;
}

/** Of one text: a demo is no inbox. */
const most = 5;

const mine = (texts: readonly string[], from: string): readonly MinedExample[] =>
  texts
    .flatMap((text) => proposeFrom(text, { source: 'chat', limit: most }))
    .map(({ layer, sentence, kind }, index) => ({
      id: `mined-${index}`,
      layer,
      sentence,
      why: proposalKinds[kind].label,
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
