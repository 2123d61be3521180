import { describe, expect, it } from 'vitest';
import { exampleChat } from './example-chat.ts';
import { mineChat, mineText } from './mine-examples.ts';

describe('[LAND-04] suggestions in the memory demo', () => {
  it('finds sentences in one’s own lines of the example chat, word for word', () => {
    const mined = mineChat(exampleChat);
    expect(mined.map(({ sentence, layer }) => [sentence, layer])).toEqual([
      ['Rain sounds help me write.', 'associative'],
      ['I always make tea before I start.', 'procedural'],
      ['I prefer phone calls in the morning.', 'semantic'],
    ]);
    const own = exampleChat.filter(({ who }) => who === 'You').map(({ says }) => says);
    for (const { sentence } of mined) expect(own.join(' ')).toContain(sentence);
  });

  it('leaves alone what the friend says about themselves', () => {
    const friend = exampleChat.filter(({ who }) => who === 'A friend').map(({ says }) => says);
    expect(friend.some((says) => mineText(says).length > 0)).toBe(true);
    expect(mineChat(exampleChat).some(({ sentence }) => friend.join(' ').includes(sentence))).toBe(false);
  });

  it.each(['', '   ', 'Hello. See you on the bus.'])('finds nothing in %j', (text) => {
    expect(mineText(text)).toEqual([]);
  });

  it.each(['Rain helps me write.', 'I prefer calls in the morning.'])(
    'finds what the page names as an example: %s',
    (text) => {
      expect(mineText(text)).toHaveLength(1);
    },
  );
});
