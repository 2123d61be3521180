/**
 * How the open commands begin, for the recogniser: what follows is anything, so it cannot be compared with phrases, but
 * "and task" at the beginning is still more likely "add task". The words themselves are read in task-said.ts.
 */
export const commandOpenings: readonly string[] = [
  'add task',
  'add a task',
  'add a new task',
  'add new task',
  'new task',
  'create a task',
  'remind me to',
  'remember to',
  'please add task',
  'please add a task',
  'please remind me to',
  'can you add a task',
  'can you remind me to',
];

/** What people say around a command without meaning more by it; spoken-words.ts takes the same away. */
export const commandManners = {
  before: ['can you', 'could you', 'please', 'can you please', 'could you please', 'hey', 'okay', 'now'],
  after: ['please', 'now', 'thanks'],
} as const;
