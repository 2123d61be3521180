import type { Day } from '#domain/calendar/day.ts';
import { energies } from '#domain/records/kinds/energy.ts';
import type { ColumnMeaning, ColumnPlaces } from '#domain/list-import/columns.ts';
import {
  type FoundStep,
  type ImportedTask,
  foundTask,
  type Said,
} from '#domain/list-import/imported-task.ts';
import { unescapeFormula } from '#domain/csv/escape-formula.ts';
import { type DayReading, readDay } from '#domain/list-import/read-day.ts';
import { type CompletionState, readDone } from '#domain/list-import/read-done.ts';
import { energyOf, minutesOf, readLabels, splitLabels } from '#domain/list-import/read-labels.ts';
import { readMoment } from '#domain/list-import/read-moment.ts';
import { readRule } from '#domain/list-import/read-rule.ts';
import { readTime, timeIn } from '#domain/list-import/read-time.ts';
import type { TableSource } from '#domain/list-import/table-source.ts';

export interface RowReading extends DayReading {
  readonly source: TableSource;
  readonly header: readonly string[];
  readonly places: ColumnPlaces;
  readonly today: Day;
}

export type RowCell = (meaning: ColumnMeaning) => string;

export const cellsOf =
  (row: readonly string[], { places, source }: Pick<RowReading, 'places' | 'source'>): RowCell =>
  (meaning) => {
    const cell = row[places.get(meaning) ?? -1]?.trim() ?? '';
    return source === 'Kindling' ? unescapeFormula(cell) : cell;
  };

// TickTick says at the head of its file: 0 normal, 1 completed, 2 archived, which is completed and out of sight.
const tickTickStates: Readonly<Record<string, CompletionState>> = { '0': 'open', '1': 'done', '2': 'done' };

export const donenessOf = (cell: RowCell, source: TableSource): CompletionState | null => {
  const status = cell('done');
  if (status === '' && cell('doneAt') !== '') return 'done';
  return source === 'TickTick' ? (tickTickStates[status] ?? readDone(status)) : readDone(status);
};

const energyCell = (text: string) =>
  energyOf(text) ?? energies.find((energy) => energy === text.toLowerCase()) ?? null;

const minutesCell = (text: string, unit: string): number | null =>
  /^\d{1,4}$/.test(text) && /^(m|min|mins|minutes?|)$/i.test(unit) ? minutesOf(`${text}m`) : minutesOf(text);

/** "[x] find the letter", one to a line, or TickTick's own two signs. */
const stepLine = (line: string): FoundStep => {
  const match = /^\s*(?:[-*]\s*)?(?:\[([ xX])\]|([▫▪☐☑]))\s*(.*)$/u.exec(line);
  if (match === null) return { title: line.trim(), done: false };
  return { title: match[3] ?? '', done: /[xX▪☑]/u.test(match[1] ?? match[2] ?? '') };
};

const stepLines = (cell: string): readonly FoundStep[] =>
  cell
    .split(/\r?\n/)
    .map(stepLine)
    .filter(({ title }) => title !== '');

// In Todoist a label stands in the words of the task itself.
const labelWord = /(?:^|\s)@([^\s@]{1,60})(?=\s|$)/g;

const titleAndLabels = (cell: RowCell, source: TableSource): readonly [string, readonly string[]] => {
  const [title, labels] = [cell('title'), splitLabels(cell('labels'))];
  if (source !== 'Todoist') return [title, labels];
  const inTitle = [...title.matchAll(labelWord)].map((match) => match[1] ?? '');
  const without = title.replaceAll(labelWord, ' ').replaceAll(/\s+/g, ' ').trim();
  return without === '' ? [title, labels] : [without, [...labels, ...inTitle]];
};

const isList = (text: string): boolean => /^[▫▪]/u.test(text);

/** One row of a table as a task; whether it is a step of another is decided elsewhere. */
export const rowTask = (row: readonly string[], reading: RowReading): ImportedTask => {
  const { source, header, places, today } = reading;
  const cell = cellsOf(row, reading);
  const unread: Said[] = [];
  const missed = (meaning: ColumnMeaning): void => {
    // "1" says nothing without "day".
    const value = meaning === 'minutes' ? `${cell(meaning)} ${cell('unit')}`.trim() : cell(meaning);
    unread.push({ name: header[places.get(meaning) ?? -1] ?? meaning, value });
  };
  const read = <Value>(meaning: ColumnMeaning, value: Value | null): Value | null => {
    if (value === null && cell(meaning) !== '') missed(meaning);
    return value;
  };
  const [title, labels] = titleAndLabels(cell, source);
  const said = readLabels(labels);
  const repeat = readRule(cell('repeat'), today);
  const doneness = donenessOf(cell, source);
  if (doneness === null) missed('done');
  // "every Monday" stands where a day does.
  const repeatAsDay = repeat === null ? readRule(cell('doOn'), today) : null;
  const doOn = readDay(cell('doOn'), reading);
  const doAt = read('doAt', readTime(cell('doAt'))) ?? timeIn(cell('doOn'));
  const doUntil = read('doUntil', readTime(cell('doUntil')));
  const checklist = isList(cell('notes')) ? stepLines(cell('notes').replaceAll(/\s*([▫▪])/gu, '\n$1')) : [];
  const used = new Set(places.values());
  const rest = header.flatMap((name, at): readonly Said[] => {
    const value = row[at]?.trim() ?? '';
    return value === '' || used.has(at) ? [] : [{ name, value }];
  });
  return foundTask(title, {
    notes: checklist.length > 0 ? '' : cell('notes'),
    doOn: repeatAsDay === null ? read('doOn', doOn) : doOn,
    doAt,
    doUntil: doAt === null || doUntil === null || doUntil <= doAt ? null : doUntil,
    dueOn: read('dueOn', readDay(cell('dueOn'), reading)),
    done: doneness === 'done',
    doneAt: readMoment(cell('doneAt')),
    project: cell('project'),
    minutes: read('minutes', minutesCell(cell('minutes'), cell('unit'))) ?? said.minutes,
    energy: read('energy', energyCell(cell('energy'))) ?? said.energy,
    repeat: read('repeat', repeat) ?? repeatAsDay,
    reward: cell('reward'),
    whenCue: cell('whenCue'),
    thenAction: cell('thenAction'),
    steps: [...stepLines(cell('steps')), ...checklist],
    unread,
    rest: said.others.length === 0 ? rest : [...rest, { name: 'Labels', value: said.others.join(', ') }],
  });
};
