export type MemoryLayer = 'episodic' | 'semantic' | 'associative' | 'procedural';

/** Something Kindling remembers about a person today, as /ai-memory-system tells it. */
interface Remembered {
  readonly what: string;
  readonly holds: string;
  readonly layer: MemoryLayer;
  /** The entry of data-kept.ts that says how long and how to delete it, and the tables it lies in. */
  readonly keptAs: string;
  readonly tables: readonly string[];
}

export const remembered: readonly Remembered[] = [
  {
    what: 'Energy checks',
    holds: 'Low, medium or high, and the hour you said it.',
    layer: 'episodic',
    keptAs: 'energy-and-focus',
    tables: ['public.energy_checks'],
  },
  {
    what: 'Focus sessions',
    holds: 'When, how long, what for, how it went, and whether the sound helped.',
    layer: 'episodic',
    keptAs: 'energy-and-focus',
    tables: ['public.focus_sessions'],
  },
  {
    what: 'Where you were',
    holds: 'A session that was broken off. A card leads you back to it, on any of your devices.',
    layer: 'episodic',
    keptAs: 'energy-and-focus',
    tables: ['public.focus_sessions'],
  },
  {
    what: 'Parked thoughts',
    holds: 'What came up while you focused. One line, kept in your inbox until you have time.',
    layer: 'episodic',
    keptAs: 'tasks',
    tables: ['public.tasks'],
  },
  {
    what: 'Words you said',
    holds: 'Only if you turn the list on. Then the words, never the sound.',
    layer: 'episodic',
    keptAs: 'what-you-say',
    tables: ['public.said_phrases'],
  },
  {
    what: 'Tasks and projects',
    holds: 'What there is to do, its minutes, its energy and its reward.',
    layer: 'semantic',
    keptAs: 'tasks',
    tables: ['public.tasks', 'public.projects', 'public.milestones'],
  },
  {
    what: 'Your rhythm',
    holds: 'Your days of rest, and how long you like to focus.',
    layer: 'semantic',
    keptAs: 'settings',
    tables: ['public.personal_settings'],
  },
  {
    what: 'Sound and focus',
    holds: 'Which tracks played while you focused, and which you put aside.',
    layer: 'associative',
    keptAs: 'what-you-hear',
    tables: ['public.heard_tracks', 'public.track_choices'],
  },
  {
    what: 'When this, then that',
    holds: 'The plan you tie to a task: when the kettle boils, I will open the letter.',
    layer: 'associative',
    keptAs: 'tasks',
    tables: ['public.tasks'],
  },
  {
    what: 'Steps',
    holds: 'The small steps a task was broken into, in your order.',
    layer: 'procedural',
    keptAs: 'tasks',
    tables: ['public.task_steps'],
  },
  {
    what: 'Rituals',
    holds: 'Which way of settling in you chose before a session.',
    layer: 'procedural',
    keptAs: 'energy-and-focus',
    tables: ['public.focus_sessions'],
  },
];
