import { setOf } from '#domain/breakdown/title-words.ts';

/** First moves that fit whoever picks them: the person knows what the title leaves out. */
const moves = {
  search: 'Open a new tab and search for it',
  contact: 'Find the number or the chat',
  message: 'Open a new message',
  look: 'Get it out and look at it',
  file: 'Open the file or app',
  go: 'Go and stand in front of it',
  shoes: 'Put your shoes on',
  door: 'Put it by the door',
  bag: 'Get a bag or a box',
} as const;

type Move = keyof typeof moves;

const byDoing: readonly (readonly [doings: ReadonlySet<string>, first: readonly Move[]])[] = [
  [
    setOf('call message email reply talk chase help show invoice swap coverFor askFor'),
    ['contact', 'message'],
  ],
  [
    setOf(
      'write update review read study fillIn submit plan prepare design record practise organise install',
    ),
    ['file', 'look'],
  ],
  [setOf('takeTo bring go pickUp dropOff return post walk'), ['shoes', 'door']],
  [setOf('buy order get research find hire book renew apply decide learn'), ['search', 'contact']],
  [setOf('pack putAway tidy goThrough donate shred move'), ['go', 'bag']],
  [setOf('clean wash fix replace make hang paint garden water cook remove fault put'), ['go', 'look']],
];
const usual: readonly Move[] = ['search', 'contact', 'look', 'file', 'shoes'];
const mostOffered = 5;

/** What to offer beside the question, likeliest first. */
export const firstMovesFor = (verb: string): readonly string[] => {
  const likely = byDoing.find(([doings]) => doings.has(verb))?.[1] ?? [];
  return [...new Set([...likely, ...usual])].slice(0, mostOffered).map((move) => moves[move]);
};
