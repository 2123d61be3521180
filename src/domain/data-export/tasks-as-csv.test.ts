import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tasksAsCsv } from '#domain/data-export/tasks-as-csv.ts';
import { tasksAsText } from '#domain/data-export/tasks-as-text.ts';
import { readingOf, tasksOf } from '#domain/list-import/list-import.fixture.ts';
import { openStep, openTask } from '#domain/tasks/task.fixture.ts';
import { energies } from '#domain/records/kinds/energy.ts';
import { validateTaskFields } from '#domain/tasks/task-rules.ts';

const projects = [
  {
    id: 'p',
    name: '=Home, sweet',
    outcome: '',
    state: 'active',
    archivedAt: null,
    position: 'a0',
    createdAt: '2026-01-01T00:00:00Z',
  } as const,
];

const task = openTask('t', {
  title: '-Call "mum", then\u2028Kim',
  description: '=SUM(A1)\nsecond line',
  rewardText: '@tea',
  estimatedMinutes: 20,
  energy: 'low',
  doOn: '2026-11-20',
  dueOn: '2026-11-30',
  projectId: 'p',
  whenCue: '+kettle boils',
  thenAction: 'I dial',
  repeatRule: 'weekly:0,2',
});

const steps = [
  openStep('s2', 't', { title: 'dial', position: 'a1' }),
  openStep('s1', 't', { title: '-find it', doneAt: '2026-11-01T00:00:00Z', position: 'a0' }),
];

describe('[ARCHIVE-01] tasks as CSV', () => {
  it('imports an exported task as it was', () => {
    const reading = readingOf(tasksAsCsv({ tasks: [task], steps, projects }));
    expect(reading.source).toBe('Kindling');
    expect(reading.tasks).toMatchObject([
      {
        title: task.title,
        notes: task.description,
        doOn: task.doOn,
        dueOn: task.dueOn,
        energy: 'low',
        minutes: 20,
        project: '=Home, sweet',
        repeat: 'weekly:0,2',
        reward: '@tea',
        whenCue: '+kettle boils',
        thenAction: 'I dial',
        done: false,
        steps: [
          { title: '-find it', done: true },
          { title: 'dial', done: false },
        ],
        unread: [],
      },
    ]);
  });

  it('exports a done task with its time, and leaves a dropped one out of the import', () => {
    const book = {
      tasks: [
        openTask('Done one', { state: 'done', doneAt: '2026-11-01T10:00:00.000Z' }),
        openTask('Gone', { state: 'dropped', doneAt: '2026-11-01T10:00:00.000Z', position: 'a1' }),
      ],
      steps: [],
      projects: [],
    };
    expect(readingOf(tasksAsCsv(book))).toMatchObject({
      away: 1,
      tasks: [{ title: 'Done one', done: true, doneAt: '2026-11-01T10:00:00.000Z' }],
    });
  });

  it('writes no cell that a spreadsheet would evaluate as a formula', () => {
    const cells = tasksAsCsv({ tasks: [task], steps, projects }).split(/","|^"|"\r\n/);
    expect(cells.filter((cell) => /^[=+\-@]/.test(cell))).toEqual([]);
  });

  it('imports any exported title, description and energy as it was', () => {
    const words = fc.string({ unit: 'grapheme', minLength: 3, maxLength: 30 });
    fc.assert(
      fc.property(
        words,
        fc.string({ maxLength: 60 }),
        fc.constantFrom(...energies),
        (title, description, energy) => {
          const validation = validateTaskFields({
            title,
            description,
            rewardText: '',
            estimatedMinutes: null,
          });
          // TickTick's signs at the beginning of a note mean a list of steps.
          fc.pre(validation.valid && !/^[▫▪]/u.test(description.trim()));
          if (!validation.valid) return;
          const { fields } = validation;
          const [back] = tasksOf(
            tasksAsCsv({ tasks: [openTask('t', { ...fields, energy })], steps: [], projects: [] }),
          );
          expect(back).toMatchObject({ title: fields.title, energy });
          expect(back?.notes).toBe(fields.description);
        },
      ),
    );
  });
});

describe('[ARCHIVE-01] tasks as text', () => {
  it('writes text that people can read, and that imports as tasks with their steps', () => {
    const text = tasksAsText(
      {
        tasks: [{ ...task, title: 'Call mum' }, openTask('Read', { state: 'done', position: 'a1' })],
        steps,
        projects,
      },
      '2026-11-16',
    );
    expect(text).toContain('- [x] Read\n');
    expect(text).toContain('## =Home, sweet\n\n- [ ] Call mum\n  > 20 minutes · low energy · on 2026-11-20');
    expect(tasksOf(text)).toMatchObject([
      { title: 'Read', done: true, project: '' },
      {
        title: 'Call mum',
        project: '=Home, sweet',
        steps: [{ title: '-find it', done: true }, { title: 'dial' }],
      },
    ]);
  });

  it('writes no picture, link, HTML or heading into the Markdown, whatever somebody typed, and reads it back', () => {
    const typed = '![x](https://evil.example/p) <b>*loud*</b> # [a](javascript:b)';
    const book = {
      tasks: [
        openTask('t', {
          title: typed,
          description: `# ${typed}\n- ${typed}`,
          rewardText: typed,
          projectId: 'p',
        }),
      ],
      steps: [openStep('s', 't', { title: typed })],
      projects: [{ ...projects[0]!, name: `${typed} #` }],
    };
    const text = tasksAsText(book, '2026-11-16');
    expect(text.replaceAll(/^( *- )\[[ x]\] /gmu, '$1')).not.toMatch(/(?<!\\)[[\]<*]/u);
    expect(text).not.toMatch(/^ *> *[#-] /mu);
    expect(text.match(/^#+ /gmu)).toHaveLength(1);
    expect(tasksOf(text)).toMatchObject([{ title: typed, project: `${typed} #`, steps: [{ title: typed }] }]);
  });
});
