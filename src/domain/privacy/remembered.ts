import type { MemoryLayer } from '#domain/memory/memory-layer.ts';

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
    what: 'Energy check-ins',
    holds: 'Low, medium or high, and at what hour.',
    layer: 'episodic',
    keptAs: 'energy-and-focus',
    tables: ['public.energy_checks'],
  },
  {
    what: 'Focus sessions',
    holds: 'When, how long, on what, how it went, and whether the sound helped.',
    layer: 'episodic',
    keptAs: 'energy-and-focus',
    tables: ['public.focus_sessions'],
  },
  {
    what: 'Where you were',
    holds: 'A session that was interrupted. A card takes you back to it, on any of your devices.',
    layer: 'episodic',
    keptAs: 'energy-and-focus',
    tables: ['public.focus_sessions'],
  },
  {
    what: 'Parked thoughts',
    holds: 'What came to mind while you focused. One line each, in your Inbox until you have time.',
    layer: 'episodic',
    keptAs: 'tasks',
    tables: ['public.tasks'],
  },
  {
    what: 'Words you said',
    holds: 'Only if you turn the list on. Just the words, never the sound.',
    layer: 'episodic',
    keptAs: 'what-you-say',
    tables: ['public.said_phrases'],
  },
  {
    what: 'Tasks and projects',
    holds: 'What you want to do, and its minutes, energy and reward.',
    layer: 'semantic',
    keptAs: 'tasks',
    tables: ['public.tasks', 'public.projects', 'public.milestones'],
  },
  {
    what: 'Your preferences',
    holds: 'Your rest days, and how long you like to focus.',
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
    holds: 'The plan you add to a task: when the kettle boils, I will open the letter.',
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
    what: 'What you tried at work',
    holds: 'If you use the career coach: your goal, one thing to try, and how it went.',
    layer: 'procedural',
    keptAs: 'coach',
    tables: ['public.coach_goals', 'public.coach_experiments'],
  },
  {
    what: 'Rituals',
    holds: 'Which ritual you did before a session.',
    layer: 'procedural',
    keptAs: 'energy-and-focus',
    tables: ['public.focus_sessions'],
  },
];
