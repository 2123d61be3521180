import type { AssistantIntent, CountedThing, CountedTime } from './assistant-intent.ts';
import type { Counted } from './count-own-records.ts';

type CountIntent = Extract<AssistantIntent, { kind: 'count' }>;

const timeWords: Readonly<Record<CountedTime, string>> = {
  today: ' today',
  yesterday: ' yesterday',
  'this week': ' this week',
  'last week': ' last week',
  'this month': ' this month',
  ever: ' so far',
};

const some = (number: number, one: string, many = `${one}s`): string =>
  `${number.toLocaleString('en')} ${number === 1 ? one : many}`;

const sentences: Readonly<Record<CountedThing, (number: number, when: string) => string>> = {
  'tasks done': (number, when) => `You finished ${some(number, 'task')}${when}.`,
  'tasks waiting': (number) => `${some(number, 'task')} ${number === 1 ? 'is' : 'are'} waiting.`,
  sessions: (number, when) => `You had ${some(number, 'focus session')}${when}.`,
  minutes: (number, when) => `You focused for ${some(number, 'minute')}${when}.`,
  memories: (number, when) =>
    when === timeWords.ever
      ? `You have ${some(number, 'memory', 'memories')}.`
      : `You kept ${some(number, 'memory', 'memories')}${when}.`,
};

const mostNames = 5;

const namesLine = ({ number, names }: Counted): readonly string[] => {
  if (names.length === 0) return [];
  const more = number > mostNames ? ` and ${number - mostNames} more` : '';
  return [`${names.slice(0, mostNames).join(', ')}${more}.`];
};

/** The number, from where it was counted. */
export const countWords = ({ thing, time }: CountIntent, counted: Counted): readonly string[] => [
  sentences[thing](counted.number, timeWords[time]),
  ...namesLine(counted),
];
