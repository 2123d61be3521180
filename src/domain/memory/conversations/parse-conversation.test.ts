import { describe, expect, it } from 'vitest';
import { chatExports } from './chat-exports.fixture.ts';
import { type Conversation, conversationProblemWords } from './conversation.ts';
import { parseConversation } from './parse-conversation.ts';

const read = (name: string, text: string): Conversation => {
  const result = parseConversation(name, text);
  if (!result.ok) throw new Error(result.message);
  return result.conversation;
};

const lines = ({ messages }: Conversation): readonly string[] =>
  messages.map(({ author, isAssistant, at, text, place }) =>
    [place, author + (isAssistant ? ' (machine)' : ''), at ?? '-', text].join(' | '),
  );

describe('[MEM-04] reading a conversation', () => {
  it.each([
    [
      'whatsappPhone',
      'chat.txt',
      'whatsapp',
      'chat',
      [
        'message 1 | Ada | 2023-12-31T21:41:32 | \u200EMessages and calls are end-to-end encrypted.',
        'message 2 | Ada | 2023-12-31T21:42:05 | Rain sounds help me write.\nNext time I start earlier.',
        'message 3 | Ben | 2023-12-31T21:43:00 | I always start with tea',
      ],
    ],
    [
      'whatsappOther',
      'WhatsApp_Chat.txt',
      'whatsapp',
      'WhatsApp Chat',
      [
        'message 1 | Ada | 2023-12-31T21:42:00 | I work best at night: after ten.',
        'message 2 | Ben | 2024-01-01T00:06:00 | happy new year',
      ],
    ],
    [
      'telegram',
      'result.json',
      'telegram',
      'Ada',
      [
        'message 1 | Ada | 2024-01-01T10:01:00.000Z | I keep my keys by the door now',
        'message 2 | Ben | 2024-01-01T10:02:00 | good',
      ],
    ],
    [
      'discord',
      'x.json',
      'discord',
      'body-doubling',
      [
        'message 1 | Ada | 2024-01-01T10:01:00.5+00:00 | Body doubling keeps me going',
        'message 2 | helper (machine) | 2024-01-01T10:02:00+00:00 | Nice',
      ],
    ],
    [
      'chatgpt',
      'conversations.json',
      'chatgpt',
      'Tax form',
      [
        'message 1 | You | 2024-01-01T10:01:00.500Z | I can only do forms on paper.',
        'message 2 | ChatGPT (machine) | - | Print it first.',
      ],
    ],
    [
      'claude',
      'conversations.json',
      'claude',
      'conversations',
      [
        '“Morning plan”, message 1 | You | 2024-01-01T10:00:00Z | Mornings are best for hard stuff',
        '“Morning plan”, message 2 | Claude (machine) | 2024-01-01T10:00:05Z | Noted.',
        '“Rent”, message 1 | You | - | Rent is due on the 1st',
      ],
    ],
    [
      'slack',
      '2024-01-01.json',
      'messages',
      '2024-01-01',
      [
        'message 1 | Ada Byron | 2024-01-01T10:01:00.000Z | I prefer calls after noon',
        'message 2 | Reminder (machine) | 2024-01-01T10:01:02.000Z | Stand-up!',
        'message 3 | U2 | 2024-01-01T10:01:03.000Z | ok',
      ],
    ],
    [
      'signal',
      'ben.json',
      'messages',
      'Ben',
      ['message 1 | Ada | 2024-01-01T10:01:00.000Z | The bakery shuts at 2 on Saturdays'],
    ],
  ] as const)('of %s', (key, name, format, title, expected) => {
    const conversation = read(name, chatExports[key]);
    expect([conversation.format, conversation.title]).toEqual([format, title]);
    expect(lines(conversation)).toEqual(expected);
  });

  it('reads a pasted transcript by its turns, and knows the machine', () => {
    const conversation = read(
      '',
      'You said:\nI hate phone calls.\nReally.\n\nChatGPT said:\nStart small.\n\n**Me:** ok',
    );
    expect(conversation.format).toBe('transcript');
    expect(lines(conversation)).toEqual([
      'line 1 | You | - | \nI hate phone calls.\nReally.\n',
      'line 5 | ChatGPT (machine) | - | \nStart small.\n',
      'line 8 | You | - | ok',
    ]);
  });

  it('lists who wrote, people before machines, most messages first', () => {
    const { authors } = read('', 'Ada: a\nBen: b\nBen: c\nAda: d\nBen: e\nAssistant: f');
    expect(authors).toEqual([
      { name: 'Ben', isAssistant: false, messages: 3 },
      { name: 'Ada', isAssistant: false, messages: 2 },
      { name: 'Assistant', isAssistant: true, messages: 1 },
    ]);
  });

  it('reads a journal as one’s own, a paragraph at a time, with the day above it', () => {
    const conversation = read(
      'C:\\notes\\my_journal.md',
      '## 2024-01-01\nMood: ok\nSlept well.\n\nNote: tea first.\nPlan: write\n\n2024-01-02 rain',
    );
    expect([conversation.format, conversation.title]).toEqual(['journal', 'my journal']);
    expect(lines(conversation)).toEqual([
      'line 1 | You | 2024-01-01 | ## 2024-01-01\nMood: ok\nSlept well.',
      'line 5 | You | 2024-01-01 | Note: tea first.\nPlan: write',
      'line 8 | You | 2024-01-02 | 2024-01-02 rain',
    ]);
  });

  it.each([
    ['', '  \n ', 'empty'],
    ['a.zip', 'PK\u0003\u0004abc', 'zip'],
    ['a.txt', 'a\u0000b', 'not-text'],
    ['a.html', '<!DOCTYPE html><p>Hi', 'html'],
    ['a.json', '{"messages": [', 'broken-json'],
    ['a.json', 'hello', 'broken-json'],
    ['a.json', '42', 'unknown-json'],
    ['a.json', '{"tasks": []}', 'unknown-json'],
    ['a.json', '[]', 'no-messages'],
    ['a.json', '{"messages": 5}', 'no-messages'],
    ['a.json', '[{"mapping": null}, null, 7]', 'no-messages'],
    [
      'a.json',
      '[{"mapping": {"a": {"parent": "b"}, "b": {"parent": "a"}}, "current_node": "a"}]',
      'no-messages',
    ],
    ['a.json', '{"mapping": {"__proto__": {"message": 1}}, "current_node": "constructor"}', 'no-messages'],
    ['a.json', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, 'no-messages'],
    ['a.txt', 'a'.repeat(5_000_001), 'too-big'],
    ['a.txt', 'Ada: a\nBen: b\n'.repeat(10_001), 'too-many'],
  ] as const)('says what is wrong with %j (%#)', (name, text, problem) => {
    expect(parseConversation(name, text)).toEqual({
      ok: false,
      problem,
      message: conversationProblemWords[problem],
    });
  });

  it.each([
    ['lines without a gap', 'I wrote this line today.\n'.repeat(5000)],
    ['one line', 'I wrote this line today. '.repeat(5000)],
    ['one word', 'word'.repeat(20_000)],
  ])('loses nothing of a journal that is %s', (_shape, text) => {
    const { messages } = read('a.txt', text);
    expect(
      messages
        .map((message) => message.text)
        .join('')
        .replaceAll(/\s/g, ''),
    ).toBe(text.replaceAll(/\s/g, ''));
    expect(messages.every((message) => message.text.length <= 5000)).toBe(true);
  });

  it('takes 20,000 messages', () => {
    expect(read('a.txt', 'Ada: a\nBen: b\n'.repeat(10_000)).messages).toHaveLength(20_000);
  });
});
