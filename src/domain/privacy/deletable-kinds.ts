/** What can be deleted by itself, all of it or a period. Settings stay: they are changed, not deleted. */
export const deletableKinds = [
  'tasks',
  'projects',
  'focus',
  'energy',
  'coach',
  'calendars',
  'said',
  'music',
  'memories',
  'model',
  'uploads',
  'messages',
] as const;

export type DeletableKind = (typeof deletableKinds)[number];

interface KindWords {
  readonly label: string;
  /** What a period is counted by. */
  readonly when: string;
  /** Where it can be brought back from while it isn't for good; null where deleting is always for good. */
  readonly back: string | null;
}

const bin = 'For 30 days you can bring it back.';

export const deletableKindWords: Readonly<Record<DeletableKind, KindWords>> = {
  tasks: { label: 'Tasks, steps and first steps of your own', when: 'when you added it', back: bin },
  projects: { label: 'Projects and milestones', when: 'when you added it', back: bin },
  focus: { label: 'Focus sessions and what played in them', when: 'when it began', back: bin },
  energy: { label: 'Energy and mood check-ins', when: 'when you said so', back: bin },
  coach: { label: 'Career coach: goals, experiments, drafts', when: 'when you wrote it', back: bin },
  calendars: { label: 'Calendars you brought in', when: 'when you brought it in', back: bin },
  said: { label: 'What you said to the hold-to-talk button', when: 'when you said it', back: bin },
  music: { label: 'Tracks you put aside', when: 'when you chose', back: bin },
  memories: { label: 'Memories and suggestions', when: 'when you said it', back: null },
  model: { label: 'What you sent to a language model', when: 'when it was sent', back: null },
  uploads: {
    label: 'Music you uploaded',
    when: 'when you uploaded it',
    back: 'For a week you can bring it back.',
  },
  messages: { label: 'Messages to whoever runs this site', when: 'when you wrote it', back: null },
};
