import * as z from 'zod/mini';
import { type ImportedTask, foundTask } from '#domain/list-import/imported-task.ts';
import { listImportLimits } from '#domain/list-import/list-import-limits.ts';
import { readDay } from '#domain/list-import/read-day.ts';
import { readLabels } from '#domain/list-import/read-labels.ts';
import { type ReadOptions, type ReadResult, unreadable } from '#domain/list-import/reading.ts';

const text = z.optional(z.nullable(z.string()));
const flag = z.optional(z.nullable(z.boolean()));

const card = z.object({
  id: z.string(),
  name: z.string(),
  desc: text,
  start: text,
  due: text,
  dueComplete: flag,
  closed: flag,
  idList: text,
  labels: z.optional(z.array(z.object({ name: text }))),
});

const board = z.object({
  name: z.string(),
  lists: z.array(z.object({ id: z.string(), name: z.string(), closed: flag })),
  cards: z.array(card),
  checklists: z.optional(
    z.array(
      z.object({
        idCard: text,
        checkItems: z.optional(z.array(z.object({ name: z.string(), state: text }))),
      }),
    ),
  ),
});

type Board = z.infer<typeof board>;
type Card = z.infer<typeof card>;

const labelsOf = (one: Card): readonly string[] =>
  (one.labels ?? []).map(({ name }) => name ?? '').filter((name) => name !== '');

const taskOf = (one: Card, whole: Board, options: ReadOptions): ImportedTask => {
  const said = readLabels(labelsOf(one));
  const list = whole.lists.find(({ id }) => id === one.idList)?.name ?? '';
  const day = (value: string | null | undefined) => readDay(value ?? '', options);
  return foundTask(one.name.trim(), {
    notes: one.desc?.trim() ?? '',
    doOn: day(one.start),
    dueOn: day(one.due),
    done: one.dueComplete === true,
    project: whole.name.trim(),
    energy: said.energy,
    minutes: said.minutes,
    steps: (whole.checklists ?? [])
      .filter(({ idCard }) => idCard === one.id)
      .flatMap(({ checkItems = [] }) => checkItems)
      .map(({ name, state }) => ({ title: name, done: state === 'complete' })),
    // A list says how far a card has come in words of one's own: none of ours.
    rest: [
      ...(list === '' ? [] : [{ name: 'List', value: list }]),
      ...(said.others.length === 0 ? [] : [{ name: 'Labels', value: said.others.join(', ') }]),
    ],
  });
};

/** A board as Trello writes it in JSON; null for anything else. */
export const readTrello = (value: unknown, options: ReadOptions): ReadResult | null => {
  const parsed = board.safeParse(value);
  if (!parsed.success) return null;
  const whole = parsed.data;
  const closedLists = new Set(whole.lists.filter((list) => list.closed === true).map(({ id }) => id));
  const isAway = (one: Card): boolean => one.closed === true || closedLists.has(one.idList ?? '');
  const named = whole.cards.filter(({ name }) => name.trim() !== '');
  if (named.length > listImportLimits.tasks) return unreadable('too-many');
  const there = named.filter((one) => !isAway(one));
  if (named.length === 0) return unreadable('no-tasks');
  const filled = (has: (one: Card) => boolean): number => there.filter(has).length;
  return {
    ok: true,
    reading: {
      source: 'Trello',
      tasks: there.map((one) => taskOf(one, whole, options)),
      columns: [
        { name: 'Card', became: 'Title', filled: there.length },
        { name: 'Description', became: 'Note', filled: filled(({ desc }) => (desc ?? '') !== '') },
        { name: 'Due date', became: 'Due date', filled: filled(({ due }) => (due ?? '') !== '') },
        { name: 'Board', became: 'Project', filled: there.length },
        { name: 'Checklists', became: 'Steps', filled: whole.checklists?.length ?? 0 },
        { name: 'List', became: null, filled: there.length },
        { name: 'Labels', became: null, filled: filled((one) => labelsOf(one).length > 0) },
      ],
      away: named.length - there.length,
      asksDayOrder: false,
    },
  };
};
