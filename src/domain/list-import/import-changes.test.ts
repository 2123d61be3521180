import { describe, expect, it } from 'vitest';
import { importChanges, type ImportContext } from '#domain/list-import/import-changes.ts';
import { type FittingTask, fitTask } from '#domain/list-import/fit-task.ts';
import { type ImportedTask, foundTask } from '#domain/list-import/imported-task.ts';
import { tasksOf } from '#domain/list-import/list-import.fixture.ts';
import { carefulChoices, selectTasksToImport } from '#domain/list-import/select-tasks-to-import.ts';
import type { Reading } from '#domain/list-import/reading.ts';
import { broughtRecords, undoImportChanges } from '#domain/list-import/undo-import.ts';
import type { Change } from '#domain/records/change.ts';
import { placeOf } from '#domain/tasks/task-place.ts';
import { openTask } from '#domain/tasks/task.fixture.ts';
import { validateTaskFields } from '#domain/tasks/task-rules.ts';

const today = '2026-11-16';
const now = '2026-11-16T08:00:00.000Z';

const worldWith = (more: Partial<ImportContext> = {}): ImportContext => {
  let count = 0;
  return {
    userId: 'robin',
    now,
    today,
    tasks: [],
    projects: [],
    newId: () => {
      count += 1;
      return `new-${count}`;
    },
    ...more,
  };
};

const fitting = (...found: readonly ImportedTask[]): readonly FittingTask[] =>
  found.map((one) => fitTask(one, false)).filter((one) => one !== null);

const fieldsOf = (changes: readonly Change[], kind: Change['kind']) =>
  changes.filter((change) => change.kind === kind).map((change) => change.fields ?? change.whenNew);

const reading = (tasks: readonly ImportedTask[]): Reading => ({
  source: 'x',
  tasks,
  columns: [],
  away: 0,
  asksDayOrder: false,
});

describe('[ARCHIVE-01] where imported tasks land', () => {
  it.each([
    ['no day', {}, 'someday', null, null],
    ['a due day to come', { dueOn: '2026-11-20' }, 'open', '2026-11-20', '2026-11-20'],
    [
      'a planned day and a due day',
      { doOn: '2026-11-18', dueOn: '2026-11-20' },
      'open',
      '2026-11-18',
      '2026-11-20',
    ],
    ['today itself', { dueOn: today }, 'open', today, today],
    ['a day that has passed', { dueOn: '2026-11-15' }, 'someday', null, '2026-11-15'],
    ['comes again, last week', { doOn: '2026-11-10', repeat: 'weekly:1' }, 'open', '2026-11-17', null],
    [
      'comes again, due last week',
      { dueOn: '2026-11-12', repeat: 'every:1w' },
      'open',
      '2026-11-19',
      '2026-11-19',
    ],
    ['comes again without a day', { repeat: 'daily' }, 'open', '2026-11-17', null],
    ['is done', { done: true, doOn: '2026-11-20' }, 'done', '2026-11-20', null],
  ] as const)('places an imported task: %s', (_, more, state, doOn, dueOn) => {
    const [task] = fieldsOf(importChanges(fitting(foundTask('Call mum', more)), worldWith()), 'tasks');
    expect(task).toMatchObject({ state, doOn, dueOn });
  });

  it('puts into Today only what was planned for today', () => {
    const days = Array.from(
      { length: 60 },
      (_, at) => `2026-${at < 30 ? '10' : '11'}-${String((at % 30) + 1).padStart(2, '0')}`,
    );
    const found = days.map((dueOn, at) => foundTask(`Task ${at}`, { dueOn }));
    const tasks = importChanges(fitting(...found), worldWith()).flatMap((change) =>
      change.kind === 'tasks' ? openTask(change.id, change.fields) : [],
    );
    expect(tasks.filter((task) => placeOf(task, today) === 'today').map((task) => task.dueOn)).toEqual([
      today,
    ]);
  });

  it('creates each project once, reuses existing ones, and keeps order and steps', () => {
    const projects = [
      {
        id: 'p',
        name: 'Home',
        outcome: '',
        state: 'active',
        archivedAt: null,
        position: 'a0',
        createdAt: now,
      } as const,
    ];
    const tasks = fitting(
      foundTask('One', { project: 'home' }),
      foundTask('Two', {
        project: 'Work',
        steps: [
          { title: 'a', done: true },
          { title: 'b', done: false },
        ],
      }),
      foundTask('Three', { project: 'work' }),
      foundTask('Four', { project: 'Trips' }),
    );
    const changes = importChanges(
      tasks,
      worldWith({ projects, tasks: [openTask('old', { position: 'a5' })] }),
    );
    const made = changes.filter((change) => change.kind === 'projects');
    expect(made.map((change) => change.whenNew?.name)).toEqual(['Work', 'Trips']);
    expect(new Set([...made.map((change) => change.whenNew?.position), 'a0']).size).toBe(3);
    const written = fieldsOf(changes, 'tasks');
    expect(written.map((fields) => String(Reflect.get(fields ?? {}, 'projectId')))).toEqual([
      'p',
      made[0]?.id,
      made[0]?.id,
      made[1]?.id,
    ]);
    const positions = written.map((fields) => String(Reflect.get(fields ?? {}, 'position')));
    expect(['a5', ...positions]).toEqual(['a5', ...positions].toSorted());
    expect(fieldsOf(changes, 'taskSteps')).toMatchObject([
      { title: 'a', doneAt: now },
      { title: 'b', doneAt: null },
    ]);
    expect(new Set(changes.map(({ id }) => id)).size).toBe(changes.length);
  });
});

describe('[TASK-01] imported tasks obey the rules of a task', () => {
  it.each([
    ['ab', null, 0],
    ['abc', 'abc', 0],
    ['x'.repeat(200), 'x'.repeat(200), 0],
    ['x'.repeat(201), `${'x'.repeat(199)}…`, 201],
    ['  a\u0000b\n c ', 'ab c', 0],
  ])('fits an imported title into its limits, case %#', (title, expected, note) => {
    const fit = fitTask(foundTask(title), false);
    expect(fit?.title ?? null).toBe(expected);
    expect(fit?.description.length ?? 0).toBe(note);
    expect(fit?.cut ?? []).toEqual(note > 0 ? ['title'] : []);
  });

  it('keeps unread values in the note, and values without a field on demand', () => {
    const found = foundTask('Call mum', {
      notes: 'Ask about the tap',
      unread: [{ name: 'Date', value: 'every! 3 days' }],
      rest: [{ name: 'Priority', value: '1' }],
    });
    expect(fitTask(found, false)?.description).toBe('Ask about the tap\nDate: every! 3 days');
    expect(fitTask(found, true)?.description).toBe('Ask about the tap\nDate: every! 3 days\nPriority: 1');
  });

  it('names every field that it had to shorten', () => {
    const long = 'y'.repeat(2000);
    const fit = fitTask(
      foundTask('Call mum', {
        notes: long,
        project: long,
        reward: long,
        steps: [{ title: long, done: false }],
      }),
      false,
    );
    expect(fit?.cut).toEqual(['note', 'project', 'step', 'words']);
    const verdict = validateTaskFields({
      title: fit?.title ?? '',
      description: fit?.description ?? '',
      rewardText: fit?.reward ?? '',
      estimatedMinutes: null,
    });
    expect(verdict.valid).toBe(true);
  });
});

describe('[ARCHIVE-01] tasks that exist already', () => {
  const here = [
    openTask('1', { title: 'Call  Mum' }),
    openTask('2', { title: 'Old', state: 'done', doneAt: now }),
  ];

  it('skips duplicates and done tasks unless asked for', () => {
    const found = reading(tasksOf('- call mum\n- Old\n- New\n- new\n- [x] Done one\n- ok'));
    expect(selectTasksToImport(found, here, carefulChoices)).toMatchObject({
      bring: [{ title: 'Old' }, { title: 'New' }],
      done: 1,
      twins: 2,
      tooShort: ['ok'],
    });
    const all = selectTasksToImport(found, here, { ...carefulChoices, withDone: true, withTwins: true });
    expect(all.bring).toHaveLength(5);
  });
});

it('[ARCHIVE-01] undoes an import as a whole, but keeps a project that is used by now', () => {
  const found = fitting(
    foundTask('One', { project: 'Home', steps: [{ title: 'a', done: false }] }),
    foundTask('Two', { project: 'Work' }),
  );
  const records = broughtRecords(importChanges(found, worldWith()));
  expect(undoImportChanges(records, [])).toEqual(records.map((one) => ({ ...one, deleted: true })));
  const home = records.find(({ kind }) => kind === 'projects')?.id ?? '';
  const since = undoImportChanges(records, [openTask('mine', { projectId: home })]);
  expect(since.map(({ id }) => id)).not.toContain(home);
  expect(since).toHaveLength(records.length - 1);
});
