/** What a column of a table can mean here. */
export const columnMeanings = [
  'title',
  'notes',
  'doOn',
  'doAt',
  'doUntil',
  'dueOn',
  'done',
  'doneAt',
  'project',
  'labels',
  'energy',
  'minutes',
  'unit',
  'repeat',
  'reward',
  'whenCue',
  'thenAction',
  'steps',
  'type',
  'indent',
  'id',
  'parent',
] as const;
export type ColumnMeaning = (typeof columnMeanings)[number];

/** How a preview names it. */
export const columnLabels: Readonly<Record<ColumnMeaning, string>> = {
  title: 'Title',
  notes: 'Note',
  doOn: 'Day',
  doAt: 'Time',
  doUntil: 'End time',
  dueOn: 'Due date',
  done: 'Done or not',
  doneAt: 'When it was done',
  project: 'Project',
  labels: 'Energy and minutes, if a label has them',
  energy: 'Energy',
  minutes: 'Minutes',
  unit: 'Minutes',
  repeat: 'Repeat',
  reward: 'Reward',
  whenCue: '“When …”',
  thenAction: '“… I will”',
  steps: 'Steps',
  type: 'Which rows are tasks',
  indent: 'Which rows are steps',
  id: 'Which rows are steps',
  parent: 'Which rows are steps',
};

/** Names of columns in small letters, without spaces and marks; the first that a table has wins. */
const names: Readonly<Record<ColumnMeaning, readonly string[]>> = {
  // Todoist writes a task's words under CONTENT; TickTick has Title, and its Content is the note.
  title: ['title', 'name', 'task', 'taskname', 'cardname', 'summary', 'subject', 'content', 'todo', 'item'],
  notes: ['description', 'notes', 'content', 'carddescription', 'note', 'details', 'body'],
  // A date in Todoist is the day one means to do it; its DEADLINE is the other one.
  doOn: ['doon', 'startdate', 'start', 'date', 'planned', 'scheduled', 'when'],
  doAt: ['at', 'starttime', 'time'],
  doUntil: ['until', 'endtime'],
  dueOn: ['dueon', 'duedate', 'due', 'deadline', 'carddue'],
  done: ['status', 'done', 'completed', 'state', 'complete', 'iscompleted', 'duecomplete', 'checked'],
  doneAt: ['doneat', 'completedtime', 'completedat', 'completiondate', 'datecompleted'],
  project: ['project', 'listname', 'list', 'projects', 'projectname', 'boardname', 'board'],
  labels: ['labels', 'tags', 'label', 'tag', 'categories', 'contexts'],
  energy: ['energy', 'energylevel'],
  minutes: ['minutes', 'estimatedminutes', 'duration', 'estimate', 'timeestimate'],
  unit: ['durationunit'],
  repeat: ['repeats', 'repeat', 'recurrence', 'rrule', 'recurring'],
  reward: ['reward'],
  whenCue: ['whencue'],
  thenAction: ['thenaction', 'iwill'],
  steps: ['steps', 'subtasks', 'checklist'],
  type: ['type'],
  indent: ['indent'],
  id: ['taskid', 'cardid'],
  parent: ['parentid', 'parenttask', 'parent'],
};

export const plainName = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

export type ColumnPlaces = ReadonlyMap<ColumnMeaning, number>;

/** Which column means what; each column one thing, each thing one column. */
export const placeColumns = (header: readonly string[]): ColumnPlaces => {
  const plain = header.map(plainName);
  const taken = new Set<number>();
  const places = new Map<ColumnMeaning, number>();
  for (const meaning of columnMeanings) {
    const name = names[meaning].find((one) => plain.some((other, at) => other === one && !taken.has(at)));
    const at =
      name === undefined ? -1 : plain.findIndex((other, index) => other === name && !taken.has(index));
    if (at < 0) continue;
    places.set(meaning, at);
    taken.add(at);
  }
  return places;
};

const lookedAt = 12;

/** Some apps write a few lines about the file before the table begins. */
export const findHeader = (rows: readonly (readonly string[])[]): number =>
  rows.slice(0, lookedAt).findIndex((row) => {
    const places = placeColumns(row);
    return places.has('title') && (places.size > 1 || row.length === 1);
  });
