import type { ReadMessages } from './conversation.ts';
import { type NewMessage, placed } from './placed.ts';

// "[31/12/2023, 21:41:32] Ada: …" as iPhones write it, "31.12.23, 21:41 - Ada: …" as others do, with or without AM and PM.
const head =
  /^[\u200E\u200F]*\[?(\d{1,4})([./-])(\d{1,2})\2(\d{1,4}),? (\d{1,2})[:.](\d{2})(?:[:.](\d{2}))?(?:[ \u00A0\u202F]?([ap])\.?[ \u00A0\u202F]?m\.?)?(?:\]| [-–]) ?[\u200E\u200F]*(.*)$/iu;
const spoken = /^([^:]{1,80}): ([\s\S]*)$/u;
const noWords =
  /^\u200E?(?:<.*(?:omitted|attached|weggelassen).*>|(?:image|video|audio|sticker|GIF|document|contact card) omitted|this message was deleted\.?|you deleted this message\.?|missed (?:voice|video) call|null|waiting for this message.*)$/iu;

interface Head {
  readonly numbers: readonly [number, number, number];
  readonly clock: readonly [hour: number, minute: number, second: number];
  readonly rest: string;
}

const readHead = (line: string): Head | null => {
  const match = head.exec(line);
  if (match === null) return null;
  const half = match[8]?.toLowerCase();
  const hour = Number(match[5]) % (half === undefined ? 24 : 12);
  return {
    numbers: [Number(match[1]), Number(match[3]), Number(match[4])],
    clock: [hour + (half === 'p' ? 12 : 0), Number(match[6]), Number(match[7] ?? 0)],
    rest: match[9] ?? '',
  };
};

const two = (number: number): string => String(number).padStart(2, '0');

const momentOf = ({ numbers: [one, other, third], clock }: Head, isMonthFirst: boolean): string | null => {
  const isYearFirst = one > 31;
  const year = isYearFirst ? one : third < 100 ? 2000 + third : third;
  const [day, month] = isYearFirst ? [third, other] : isMonthFirst ? [other, one] : [one, other];
  const text = `${year}-${two(month)}-${two(day)}T${clock.map(two).join(':')}`;
  return Number.isNaN(Date.parse(text)) ? null : text;
};

/** Whether a text is a chat that WhatsApp wrote. */
export const isWhatsapp = (text: string): boolean =>
  head.test(text.trimStart().split('\n', 1)[0]?.trimEnd() ?? '');

export const readWhatsapp = (text: string): ReadMessages => {
  const entries: { readonly head: Head; readonly line: number; text: string }[] = [];
  for (const [index, raw] of text.trimStart().split('\n').entries()) {
    const line = raw.trimEnd();
    const found = readHead(line);
    const last = entries.at(-1);
    if (found !== null) entries.push({ head: found, line: index + 1, text: found.rest });
    else if (last !== undefined) last.text += `\n${line}`;
  }
  // Which of two numbers is the month is told by the whole file: one of them is above twelve sooner or later.
  const isMonthFirst =
    entries.some(({ head }) => head.numbers[1] > 12) ||
    (!entries.some(({ head }) => head.numbers[0] > 12) &&
      /^\[?\d{1,2}\/\d{1,2}\/\d{2,4}, \d{1,2}:\d{2}(?::\d{2})?[ \u202F]?[AP]M/u.test(text.trimStart()));
  const messages = entries.flatMap((entry): readonly NewMessage[] => {
    const [, author, words] = spoken.exec(entry.text) ?? [];
    const said = words?.trim() ?? '';
    if (author === undefined || said === '' || noWords.test(said)) return [];
    return [
      {
        author: author.trim(),
        isAssistant: /^meta ai$/i.test(author),
        at: momentOf(entry.head, isMonthFirst),
        text: said,
      },
    ];
  });
  return { format: 'whatsapp', title: null, messages: placed(messages, null) };
};
