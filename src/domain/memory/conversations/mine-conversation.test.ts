import { describe, expect, it } from 'vitest';
import type { ConversationMessage } from './conversation.ts';
import { mineConversation, type MineOptions } from './mine-conversation.ts';

const said = (text: string, author = 'Ada', isAssistant = false): ConversationMessage => ({
  author,
  isAssistant,
  at: '2024-01-01T10:00:00Z',
  text,
  place: 'message 7',
});

const mine = (messages: readonly ConversationMessage[], options?: MineOptions) => [
  ...mineConversation(messages, 'Ada', options),
];
const quotes = (messages: readonly ConversationMessage[], options?: MineOptions): readonly string[] =>
  mine(messages, options).flatMap(({ proposals }) => proposals.map(({ quote }) => quote));

describe('[MEM-04] mining a conversation', () => {
  it('suggests what one wrote oneself, with its place and its moment', () => {
    const [slice] = mine([said('Rain sounds help me write.')]);
    expect(slice!.proposals[0]).toMatchObject({
      kind: 'helped',
      quote: 'Rain sounds help me write.',
      place: 'message 7',
      saidAt: '2024-01-01T10:00:00Z',
      source: 'import',
    });
  });

  it('never reads what others or machines wrote', () => {
    expect(
      quotes([
        said('Rain sounds help me write.', 'Ben'),
        said('I prefer small steps.', 'Claude', true),
        said('I prefer big steps.', 'Ada', true),
      ]),
    ).toEqual([]);
  });

  it('suggests the same words once', () => {
    expect(quotes([said('Rain sounds help me write.'), said('rain sounds help me write!')])).toHaveLength(1);
  });

  it('leaves out the kinds one never wants', () => {
    expect(quotes([said('Rain sounds help me write.')], { mutedKinds: ['helped'] })).toEqual([]);
  });

  it('gives a turn after each slice, and can be stopped', () => {
    const messages = Array.from({ length: 7 }, (_, index) => said(`Sound number ${index} helps me write.`));
    const slices = mineConversation(messages, 'Ada', { slice: 3 });
    expect(slices.next().value).toMatchObject({ read: 3, total: 7, proposals: { length: 3 } });
    slices.return();
    expect(slices.next().done).toBe(true);
    expect(mine(messages, { slice: 3 }).map(({ read }) => read)).toEqual([3, 6, 7]);
  });

  it('ends at 200 suggestions whatever is asked for', () => {
    const messages = Array.from({ length: 300 }, (_, index) => said(`Sound number ${index} helps me write.`));
    expect(quotes(messages, { limit: 1000 })).toHaveLength(200);
    expect(quotes(messages, { limit: 5 })).toHaveLength(5);
  });
});
