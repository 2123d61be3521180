import type { TaskKind } from '#domain/records/kinds/task-values.ts';

export const taskKindLabels: Readonly<Record<TaskKind, string>> = {
  call: 'Call',
  message: 'Message',
  errand: 'Errand',
  chore: 'Chore',
  paperwork: 'Paperwork',
  writing: 'Writing',
  reading: 'Reading',
  making: 'Making',
  body: 'Self-care',
  other: 'Something else',
};

type Words = readonly (readonly [TaskKind, string])[];

/** Words that only mean something together. */
const phrases: Words = [
  ['call', 'pick up the phone, phone call, make a call'],
  ['paperwork', 'phone bill, fill in, fill out, tax return, job application'],
  ['errand', 'pick up, drop off, run errands'],
  ['chore', 'take out, put away, make the bed, run the dishwasher, clean up'],
  ['writing', 'cover letter'],
  ['body', 'work out, get dressed, go to bed'],
  ['reading', 'code review'],
];

const doing: Words = [
  ['call', 'call, phone, ring, telephone, dial'],
  ['message', 'mail, email, e-mail, emails, e-mails, message, messages, reply, text, respond, answer, inbox'],
  ['errand', 'buy, shopping, groceries, collect, return, deliver, post'],
  [
    'chore',
    'clean, wash, dishes, laundry, tidy, vacuum, hoover, mop, dust, iron, sweep, declutter, unload, water',
  ],
  ['writing', 'write, draft, essay, blog, journal'],
  ['reading', 'read, study, review, revise, learn'],
  [
    'making',
    'build, draw, code, design, cook, bake, fix, paint, sew, repair, knit, assemble, practise, practice',
  ],
  [
    'body',
    'walk, run, stretch, gym, shower, swim, yoga, jog, cycle, exercise, workout, meditate, nap, brush',
  ],
];

const things: Words = [
  [
    'paperwork',
    'tax, taxes, form, forms, bill, bills, insurance, invoice, invoices, application, apply, contract',
  ],
  ['paperwork', 'passport, visa, paperwork, rent, claim, register, renew, receipts, letter, pay, budget'],
  ['writing', 'report, cv, thesis, speech'],
  ['errand', 'bank, library, parcel, package, shop, supermarket, pharmacy'],
  ['body', 'doctor, dentist, medication, medicine, meds, pills, therapy, vitamins, teeth, haircut'],
  ['chore', 'kitchen, bathroom, bedroom, room, floor, fridge, clothes, bins, rubbish, trash, desk, plants'],
  ['reading', 'chapter, article, lecture, exam, novel, pages'],
  ['making', 'make, prototype, dinner, lunch'],
];

const tableOf = (words: Words): ReadonlyMap<string, TaskKind> =>
  new Map(words.flatMap(([kind, list]) => list.split(', ').map((word) => [word, kind] as const)));

const phraseTable = tableOf(phrases);
const doingTable = tableOf(doing);
const thingTable = tableOf(things);

/** The words of a text in small letters; a hyphen keeps a word together. */
const wordsIn = (text: string): readonly string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*/gu) ?? [];

const firstIn = (table: ReadonlyMap<string, TaskKind>, words: readonly string[]): TaskKind | undefined => {
  const found = words.find((word) => table.has(word));
  return found === undefined ? undefined : table.get(found);
};

/**
 * What sort of doing a title names. The doing is asked before the thing it is done to: "call the bank" is a call. Whole
 * words only: a ringtone is no ring.
 */
export const guessKind = (title: string): TaskKind => {
  const words = wordsIn(title);
  const text = ` ${words.join(' ')} `;
  for (const [phrase, kind] of phraseTable) if (text.includes(` ${phrase} `)) return kind;
  const kind = firstIn(doingTable, words) ?? firstIn(thingTable, words) ?? 'other';
  const isMessage = kind === 'writing' && words.some((word) => doingTable.get(word) === 'message');
  return isMessage ? 'message' : kind;
};
