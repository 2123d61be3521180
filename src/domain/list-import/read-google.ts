import * as z from 'zod/mini';
import { foundTask } from '#domain/list-import/imported-task.ts';
import { type Growing, buildTaskTree } from '#domain/list-import/build-task-tree.ts';
import { listImportLimits } from '#domain/list-import/list-import-limits.ts';
import { readDay } from '#domain/list-import/read-day.ts';
import { readMoment } from '#domain/list-import/read-moment.ts';
import { type ReadOptions, type ReadResult, unreadable } from '#domain/list-import/reading.ts';

const text = z.optional(z.string());

const item = z.object({
  id: text,
  title: text,
  notes: text,
  due: text,
  status: text,
  completed: text,
  parent: text,
  deleted: z.optional(z.boolean()),
});

const lists = z.object({
  kind: z.literal('tasks#taskLists'),
  items: z.array(z.object({ title: text, items: z.optional(z.array(item)) })),
});

type Item = z.infer<typeof item>;

const rowOf = (found: Item, project: string, options: ReadOptions): Growing => {
  const due = found.due ?? '';
  const dueOn = readDay(due, options);
  return {
    task: foundTask(found.title?.trim() ?? '', {
      notes: found.notes?.trim() ?? '',
      dueOn,
      done: found.status === 'completed',
      doneAt: readMoment(found.completed ?? ''),
      project,
      unread: due !== '' && dueOn === null ? [{ name: 'Due', value: due }] : [],
    }),
    notes: [],
    keys: found.id === undefined ? [] : [found.id],
    parent: found.parent ?? '',
  };
};

/** `Tasks.json` out of Google Takeout; null for anything else. */
export const readGoogle = (value: unknown, options: ReadOptions): ReadResult | null => {
  const parsed = lists.safeParse(value);
  if (!parsed.success) return null;
  const all = parsed.data.items.flatMap((list) =>
    (list.items ?? []).map((found) => ({ found, project: list.title?.trim() ?? '' })),
  );
  if (all.length > listImportLimits.tasks) return unreadable('too-many');
  const there = all.filter(({ found }) => (found.title?.trim() ?? '') !== '' && found.deleted !== true);
  if (there.length === 0) return unreadable('no-tasks');
  const filled = (name: keyof Item): number => there.filter(({ found }) => found[name] !== undefined).length;
  return {
    ok: true,
    reading: {
      source: 'Google Tasks',
      tasks: buildTaskTree(there.map(({ found, project }) => rowOf(found, project, options))),
      columns: [
        { name: 'title', became: 'Title', filled: there.length },
        { name: 'notes', became: 'Note', filled: filled('notes') },
        { name: 'due', became: 'Due date', filled: filled('due') },
        { name: 'status', became: 'Done or not', filled: filled('status') },
        { name: 'list', became: 'Project', filled: there.length },
        { name: 'parent', became: 'Steps', filled: filled('parent') },
      ],
      away: all.filter(({ found }) => found.deleted === true).length,
      asksDayOrder: false,
    },
  };
};
