import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foundTask } from '#domain/list-import/imported-task.ts';
import { listImportLimits } from '#domain/list-import/list-import-limits.ts';
import { readingOf, readOptions, tasksOf } from '#domain/list-import/list-import.fixture.ts';
import { parseTaskList } from '#domain/list-import/parse-task-list.ts';

const problemOf = (text: string): string | null => {
  const result = parseTaskList(text, readOptions);
  return result.ok ? null : result.problem;
};

describe('[ARCHIVE-01] lists in plain text', () => {
  it.each([
    ['bullets', '- Buy milk\n* Call mum\n• Read'],
    ['numbers', '1. Buy milk\n2) Call mum\n3. Read'],
    ['boxes', '- [ ] Buy milk\n[ ] Call mum\n☐ Read'],
    ['blank lines and rules', 'Buy milk\n\n---\nCall mum\r\n\r\nRead\n'],
  ])('strips list marks from titles: %s', (_, text) => {
    expect(tasksOf(text).map(({ title }) => title)).toEqual(['Buy milk', 'Call mum', 'Read']);
  });

  it('reads checked boxes, headings, steps and notes', () => {
    const text =
      '# Home\n- [x] Buy milk\n- [ ] Tax return\n  - [x] Find the letter\n\t- Sign it\n  > It is blue\n# Work\n- Call';
    expect(tasksOf(text)).toEqual([
      foundTask('Buy milk', { done: true, project: 'Home' }),
      foundTask('Tax return', {
        project: 'Home',
        steps: [
          { title: 'Find the letter', done: true },
          { title: 'Sign it', done: false },
        ],
        unread: [{ name: 'Sign it', value: 'It is blue' }],
      }),
      foundTask('Call', { project: 'Work' }),
    ]);
  });

  it('reads a list that is indented as a whole as tasks, not as steps', () => {
    expect(tasksOf('    - Buy milk\n    - Call mum')).toHaveLength(2);
  });
});

describe('[ARCHIVE-01] tables of other apps', () => {
  it('imports a Todoist table with sections, notes, steps, labels and repeats', () => {
    const reading = readingOf(
      [
        'TYPE,CONTENT,DESCRIPTION,PRIORITY,INDENT,AUTHOR,RESPONSIBLE,DATE,DATE_LANG,TIMEZONE,DURATION,DURATION_UNIT,DEADLINE',
        'section,Flat,,,,,,,,,,,',
        'task,Call the landlord @low-energy @15min @phone,About the tap,1,1,Robin (1),,2026-11-20,en,Europe/Berlin,,,2026-11-30',
        'note,He is in before ten,,,,,,,,,,,',
        'task,Find the number,,4,2,Robin (1),,,en,,,,',
        ',,,,,,,,,,,,',
        'task,Water plants,,4,1,Robin (1),,every mon,en,,30,minute,',
        'task,Post,,4,1,Robin (1),,every! 3 days,en,,1,day,',
      ].join('\n'),
    );
    expect(reading.source).toBe('Todoist');
    expect(reading.tasks).toMatchObject([
      {
        title: 'Call the landlord',
        notes: 'About the tap\nHe is in before ten',
        doOn: '2026-11-20',
        dueOn: '2026-11-30',
        energy: 'low',
        minutes: 15,
        steps: [{ title: 'Find the number', done: false }],
      },
      { title: 'Water plants', repeat: 'weekly:0', doOn: null, minutes: 30, unread: [] },
      {
        title: 'Post',
        repeat: 'after:3d',
        unread: [{ name: 'DURATION', value: '1 day' }],
      },
    ]);
    expect(reading.tasks[0]?.rest).toContainEqual({ name: 'Labels', value: 'phone' });
    expect(reading.tasks[0]?.rest).toContainEqual({ name: 'Section', value: 'Flat' });
    expect(reading.columns.find(({ name }) => name === 'CONTENT')?.became).toBe('Title');
    expect(reading.columns.find(({ name }) => name === 'PRIORITY')).toEqual({
      name: 'PRIORITY',
      became: null,
      filled: 4,
    });
  });

  it('imports a TickTick table with lines before it, numeric states, children by number and lists inside a note', () => {
    const header =
      '"Folder Name","List Name","Title","Kind","Tags","Content","Is Check list","Start Date","Due Date","Reminder","Repeat","Priority","Status","Completed Time","Timezone","Is All Day","taskId","parentId"';
    const reading = readingOf(
      [
        '"Date: 2026-11-01+0000"',
        '"Version: 7.1"',
        '"Status: \n0 Normal\n1 Completed\n2 Archived"',
        header,
        '"","Home","Sign it","TEXT","","","N","","","","","0","0","","Europe/Berlin","true","2","1"',
        '"","Home","Tax return","TEXT","","Blue folder","N","","2026-11-29T23:00:00+0000","","FREQ=YEARLY;BYMONTH=11;BYMONTHDAY=30","5","0","","Europe/Berlin","true","1",""',
        '"","Trips","Pack","CHECKLIST","travel","▫Passport\n▪Tickets","Y","","","","","0","0","","","","3",""',
        '"","Home","Old","TEXT","","","N","","","","","0","2","2026-10-01T10:00:00+0000","","","4",""',
      ].join('\n'),
    );
    expect(reading.source).toBe('TickTick');
    expect(reading.tasks).toMatchObject([
      {
        title: 'Tax return',
        notes: 'Blue folder',
        project: 'Home',
        dueOn: '2026-11-30',
        repeat: 'yearly:11-30',
        steps: [{ title: 'Sign it', done: false }],
      },
      {
        title: 'Pack',
        notes: '',
        steps: [
          { title: 'Passport', done: false },
          { title: 'Tickets', done: true },
        ],
      },
      { title: 'Old', done: true, doneAt: '2026-10-01T10:00:00.000Z' },
    ]);
  });

  it('imports tables of Notion, Asana, Outlook and one’s own by the names of their columns', () => {
    const notion =
      'Task name,Status,Due,Tags\nCall mum,Not started,"November 20, 2026","family, 20 min"\nRead,Done,,\nAsk,Blocked,,';
    expect(tasksOf(notion)).toMatchObject([
      { title: 'Call mum', done: false, dueOn: '2026-11-20', minutes: 20 },
      { title: 'Read', done: true },
      { title: 'Ask', done: false, unread: [{ name: 'Status', value: 'Blocked' }] },
    ]);
    const asana =
      'Task ID,Created At,Completed At,Name,Section/Column,Due Date,Tags,Notes,Projects,Parent task\n1,2026-01-01,,Plan party,To do,2026-12-01,,Cake,Home,\n2,2026-01-01,2026-01-02,Old,To do,,,,Home,\n3,2026-01-01,,Buy candles,,,,,,Plan party';
    expect(readingOf(asana)).toMatchObject({
      source: 'Asana',
      tasks: [
        { title: 'Plan party', notes: 'Cake', project: 'Home', steps: [{ title: 'Buy candles' }] },
        { title: 'Old', done: true },
      ],
    });
    expect(tasksOf('Subject;Start Date;Due Date\r\nCall;;13/12/2026\r\n')).toMatchObject([
      { dueOn: '2026-12-13' },
    ]);
    expect(tasksOf('Title\tEnergy\tMinutes\nCall\tLow\t20\nRead\tsome\t3')).toMatchObject([
      { energy: 'low', minutes: 20, unread: [] },
      {
        energy: null,
        minutes: null,
        unread: [
          { name: 'Minutes', value: '3' },
          { name: 'Energy', value: 'some' },
        ],
      },
    ]);
  });

  it('asks for the day order where a table does not tell, and skips cancelled tasks', () => {
    const text = 'Title,Due,Status\nCall,03/04/2027,open\nRead,,cancelled';
    expect(readingOf(text)).toMatchObject({ asksDayOrder: true, away: 1, tasks: [{ dueOn: null }] });
    expect(readingOf(text, { dayOrder: 'month-first' }).tasks[0]).toMatchObject({
      dueOn: '2027-03-04',
      unread: [],
    });
  });
});

const google = JSON.stringify({
  kind: 'tasks#taskLists',
  items: [
    {
      title: 'Home',
      items: [
        { id: 'a', title: 'Tax return', notes: 'Blue', status: 'needsAction', due: '2026-11-30T00:00:00Z' },
        { id: 'b', title: 'Find it', status: 'needsAction', parent: 'a' },
        { id: 'c', title: 'Old', status: 'completed', completed: '2026-10-01T10:00:00.000Z' },
        { id: 'd', title: '', status: 'needsAction' },
        { id: 'e', title: 'Gone', deleted: true },
      ],
    },
    { title: 'Empty' },
  ],
});

const trello = JSON.stringify({
  name: 'Move',
  lists: [{ id: 'l', name: 'Doing', closed: false }],
  cards: [
    {
      id: 'c',
      name: 'Find boxes',
      desc: 'Free ones',
      due: '2026-11-29T23:00:00.000Z',
      dueComplete: false,
      closed: false,
      idList: 'l',
      labels: [{ name: 'High energy' }, { name: 'flat' }],
    },
    { id: 'd', name: 'Old', closed: true, idList: 'l' },
  ],
  checklists: [{ idCard: 'c', checkItems: [{ name: 'Ask Kim', state: 'complete' }] }],
});

const calendar = [
  'BEGIN:VCALENDAR',
  'X-WR-CALNAME:Reminders',
  'BEGIN:VTODO',
  'UID:1',
  'SUMMARY:Call\\, then',
  ' write',
  'DESCRIPTION:One\\nTwo',
  'DUE;VALUE=DATE:20261120',
  'RRULE:FREQ=WEEKLY;BYDAY=FR',
  'BEGIN:VALARM',
  'SUMMARY:Beep',
  'END:VALARM',
  'END:VTODO',
  'BEGIN:VTODO',
  'SUMMARY:Old',
  'STATUS:COMPLETED',
  'COMPLETED:20261001T100000Z',
  'END:VTODO',
  'BEGIN:VTODO',
  'SUMMARY:Never',
  'STATUS:CANCELLED',
  'END:VTODO',
  'BEGIN:VEVENT',
  'SUMMARY:Party',
  'END:VEVENT',
  'END:VCALENDAR',
].join('\r\n');

describe('[ARCHIVE-01] files of other apps', () => {
  it('imports a Google Tasks file', () => {
    expect(readingOf(google)).toMatchObject({
      source: 'Google Tasks',
      away: 1,
      tasks: [
        {
          title: 'Tax return',
          notes: 'Blue',
          dueOn: '2026-11-30',
          project: 'Home',
          steps: [{ title: 'Find it', done: false }],
        },
        { title: 'Old', done: true, doneAt: '2026-10-01T10:00:00.000Z' },
      ],
    });
  });

  it('imports a Trello board', () => {
    expect(readingOf(trello)).toMatchObject({
      source: 'Trello',
      away: 1,
      tasks: [
        {
          title: 'Find boxes',
          notes: 'Free ones',
          dueOn: '2026-11-30',
          energy: 'high',
          project: 'Move',
          steps: [{ title: 'Ask Kim', done: true }],
          rest: [
            { name: 'List', value: 'Doing' },
            { name: 'Labels', value: 'flat' },
          ],
        },
      ],
    });
  });

  it('imports the tasks of a calendar file', () => {
    expect(readingOf(calendar)).toMatchObject({
      away: 1,
      tasks: [
        {
          title: 'Call, thenwrite',
          notes: 'One\nTwo',
          dueOn: '2026-11-20',
          repeat: 'weekly:4',
          project: 'Reminders',
        },
        { title: 'Old', done: true, doneAt: '2026-10-01T10:00:00.000Z' },
      ],
    });
    expect(readingOf(calendar).columns).toContainEqual({ name: 'Events', became: null, filled: 1 });
  });
});

describe('[ARCHIVE-01] files that cannot be read, and those at the limit', () => {
  it.each([
    ['', 'empty'],
    [' \n\t', 'empty'],
    ['---\n\n', 'no-tasks'],
    ['Title,Due\n', 'no-tasks'],
    ['{"kind":', 'broken-json'],
    ['{"hello":"world"}', 'unknown-json'],
    ['[{"a":1}]', 'unknown-json'],
    ['{"format":"kindling-export","version":1}', 'own-backup'],
    ['{"kind":"tasks#taskLists","items":[]}', 'no-tasks'],
    ['BEGIN:VCALENDAR\nEND:VCALENDAR', 'no-tasks'],
    ['x'.repeat(listImportLimits.bytes + 1), 'too-big'],
    ['Call mum\n'.repeat(listImportLimits.tasks + 1), 'too-many'],
    [`Title,Due\n${'Call,\n'.repeat(listImportLimits.tasks + 1)}`, 'too-many'],
    ['x,'.repeat(listImportLimits.columns) + 'x', 'too-wide'],
  ])('reports the problem of an unreadable file, case %#', (text, problem) => {
    expect(problemOf(text)).toBe(problem);
  });

  it.each([
    'Call mum\n'.repeat(listImportLimits.tasks),
    `Title,Due\n${'Call,\n'.repeat(listImportLimits.tasks)}`,
    '[] Buy milk',
    '[ ] Buy milk',
  ])('reads a file up to the limit, case %#', (text) => {
    expect(problemOf(text)).toBeNull();
  });

  it('never throws, keeps its limits, and does not hang on malicious text', () => {
    const nasty = fc.constantFrom(
      '"',
      ',',
      ';',
      '\n',
      '\r',
      '\t',
      '- ',
      '[x] ',
      '# ',
      '> ',
      '{',
      '[',
      '}',
      ':',
      'BEGIN:VTODO\n',
      'SUMMARY:',
      'TYPE,CONTENT,INDENT\n',
      'task,',
      'Title,Due\n',
      ' ',
      'a',
      '\u0000',
      '\uD800',
      '▫',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(nasty, fc.string({ maxLength: 8 })), { maxLength: 60 }), (parts) => {
        for (const text of [
          parts.join(''),
          `BEGIN:VCALENDAR\n${parts.join('')}`,
          `TYPE,CONTENT,INDENT\n${parts.join('')}`,
        ]) {
          const result = parseTaskList(text, readOptions);
          expect(result.ok ? result.reading.tasks.length : 0).toBeLessThanOrEqual(listImportLimits.tasks);
        }
      }),
    );
    // Each of these would hang something that looks back at every step.
    for (const part of [
      '"',
      '",',
      '  - x\n',
      '# \n',
      'A;"',
      '>\n',
      ' ',
      '\\n',
      '[ ]',
      '11/11/2026 ',
      '@a ',
    ]) {
      parseTaskList(part.repeat(Math.floor(listImportLimits.bytes / part.length)), readOptions);
      parseTaskList(`Title,Due\n${part.repeat(200_000)}`, readOptions);
    }
  });
});
