import type { MemorySource } from '#domain/memory/memory-layer.ts';
import type { Proposal } from '#domain/memory/proposals/proposal.ts';
import { proposalLimits, proposeFrom } from '#domain/memory/proposals/propose-from.ts';
import type { ConversationMessage } from './conversation.ts';

export interface MineOptions {
  readonly source?: MemorySource;
  readonly mutedKinds?: readonly string[];
  /** At most so many suggestions in all. */
  readonly limit?: number;
  /** How many messages are looked through before the caller has a turn. */
  readonly slice?: number;
}

export interface MinedSlice {
  /** Messages looked through so far, and how many there are: those of others count, they are passed over. */
  readonly read: number;
  readonly total: number;
  readonly proposals: readonly Proposal[];
}

const mineLimits = { proposals: 200, slice: 50 } as const;

const sameWords = (quote: string): string =>
  quote
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Looks through what one author wrote, a slice of messages at a time, so that a page can show what was found and stop. What
 * others and machines wrote is never read. Ends at the limit; the same words are suggested once.
 */
export const mineConversation = function* (
  messages: readonly ConversationMessage[],
  me: string,
  options: MineOptions = {},
): Generator<MinedSlice, void, undefined> {
  const { source = 'import', mutedKinds = [], slice = mineLimits.slice } = options;
  const limit = Math.min(options.limit ?? mineLimits.proposals, mineLimits.proposals);
  const seen = new Set<string>();
  for (let from = 0; from < messages.length && seen.size < limit; from += slice) {
    const part = messages.slice(from, from + slice);
    const proposals: Proposal[] = [];
    for (const { author, isAssistant, at, text, place } of part) {
      const found =
        author === me && !isAssistant
          ? proposeFrom(text, { source, saidAt: at, mutedKinds, limit: proposalLimits.conversation })
          : [];
      for (const proposal of found) {
        const words = sameWords(proposal.quote);
        if (seen.has(words) || seen.size >= limit) continue;
        seen.add(words);
        proposals.push({ ...proposal, place });
      }
    }
    yield { read: from + part.length, total: messages.length, proposals };
  }
};
