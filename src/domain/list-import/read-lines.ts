import { type ImportedTask, foundTask } from '#domain/list-import/imported-task.ts';
import { type Growing, buildTaskTree } from '#domain/list-import/build-task-tree.ts';
import { listImportLimits } from '#domain/list-import/list-import-limits.ts';
import { unescapeMarkdown } from '#domain/markdown/escape-markdown.ts';
import { type ReadResult, unreadable } from '#domain/list-import/reading.ts';

const bullet = /^(?:[-*+•◦‣▪▫–—·]|\d{1,4}[.)])\s+/u;
const box = /^(?:\[([ xX✓]?)\]|([☐☑☒✅✔✓]))\s*/u;
const heading = /^#{1,6}\s+(.+?)(?:\s+#+)?$/;
const rule = /^[-=_*\s]{3,}$/;

const tabWidth = 4;

const indentOf = (line: string): number => {
  let width = 0;
  for (const letter of line) {
    if (letter === '\t') width += tabWidth;
    else if (/\s/.test(letter)) width += 1;
    else break;
  }
  return width;
};

interface Line {
  readonly title: string;
  readonly done: boolean;
  readonly isBulleted: boolean;
}

const readLine = (text: string): Line => {
  const unbulleted = text.replace(bullet, '');
  const mark = box.exec(unbulleted);
  const title = mark === null ? unbulleted : unbulleted.slice(mark[0].length);
  const isBulleted = unbulleted !== text || mark !== null;
  return {
    // A line without a mark is no Markdown, and a backslash in it is a backslash.
    title: isBulleted ? unescapeMarkdown(title.trim()) : title.trim(),
    done: mark !== null && /[xX✓☑☒✅✔]/u.test(mark[1] ?? mark[2] ?? ''),
    isBulleted,
  };
};

interface Gathering {
  readonly rows: Growing[];
  project: string;
  /** How far in the last task stands that is no step. */
  indent: number;
  tops: number;
}

const addLine = (gathering: Gathering, raw: string): void => {
  const { rows } = gathering;
  const text = raw.trim();
  const named = heading.exec(text)?.[1];
  if (named !== undefined) {
    gathering.project = unescapeMarkdown(named);
    gathering.indent = Number.POSITIVE_INFINITY;
    return;
  }
  if (text.startsWith('>')) {
    rows.at(-1)?.notes.push(unescapeMarkdown(text.replace(/^>+\s?/, '')));
    return;
  }
  if (text === '' || rule.test(text)) return;
  const { title, done, isBulleted } = readLine(text);
  if (title === '') return;
  const indent = indentOf(raw);
  // Two spaces further in, and marked as an item: a step of the one above.
  const isStep = isBulleted && indent >= gathering.indent + 2;
  if (!isStep) {
    gathering.tops += 1;
    gathering.indent = indent;
  }
  const key = String(gathering.tops);
  rows.push({
    task: foundTask(title, { done, project: gathering.project }),
    notes: [],
    keys: isStep ? [] : [key],
    parent: isStep ? key : '',
  });
};

/** One task to a line. Marks of lists go, a heading names a project, what stands further in is a step, `>` is a note. */
export const readLines = (text: string): ReadResult => {
  const gathering: Gathering = { rows: [], project: '', indent: Number.POSITIVE_INFINITY, tops: 0 };
  for (const line of text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)) {
    addLine(gathering, line);
    if (gathering.rows.length > listImportLimits.tasks) return unreadable('too-many');
  }
  const tasks: readonly ImportedTask[] = buildTaskTree(gathering.rows);
  if (tasks.length === 0) return unreadable('no-tasks');
  return {
    ok: true,
    reading: { source: 'plain lines', tasks, columns: [], away: 0, asksDayOrder: false },
  };
};
