/** What type of work it is: people misjudge each type in a way of their own. */
export const taskKinds = [
  'call',
  'message',
  'errand',
  'chore',
  'paperwork',
  'writing',
  'reading',
  'making',
  'body',
  'other',
] as const;
export type TaskKind = (typeof taskKinds)[number];

/**
 * inbox: written down, and nobody said when yet. open: chosen, for a day or for today. someday: put away without a day.
 * done, dropped: over, each in its own way.
 */
export const taskStates = ['inbox', 'open', 'someday', 'done', 'dropped'] as const;
export type TaskState = (typeof taskStates)[number];
