import type { ExperimentTheme } from '#domain/coach/experiments/experiment.ts';

/**
 * What helps people with each theme, as they note it about themselves: remedies, never troubles, so that a note which
 * holds one has to do with the theme. In the notation of cue.ts.
 */
export const helpWords: Readonly<Record<ExperimentTheme, readonly string[]>> = {
  starting: [
    'begin*',
    'get* started',
    'start* ~ work*/task*/day',
    'timer*',
    'small step*',
    'beside/next ~ me',
  ],
  time: ['timer*', 'alarm*', 'calendar*', 'clock/watch', 'buffer*', 'plan/planning', 'be on time'],
  meetings: ['meeting*', 'calls', 'agenda*', 'take/taking notes', 'doodl*', 'fidget*', 'listen*'],
  messages: ['email*', 'mail/mails', 'inbox', 'messages', 'template*', 'repl*'],
  finishing: ['finish*', 'checklist*', 'good enough', 'hand* ~ over', 'proofread*', 'second pair'],
  interruptions: [
    'headphones',
    'music',
    'quiet',
    'earplugs',
    'focus*',
    'concentrat*',
    'phone ~ away/off/bag/drawer',
  ],
  memory: ['remember*', 'remind*', 'writ* ~ down', 'note/notes', 'photo/photos', 'sticky', 'alarm*'],
  energy: [
    'walk/walks/walking',
    'sleep*',
    'break/breaks',
    'breakfast',
    'exercise',
    'nap/naps',
    'fresh air',
    'energy',
  ],
  feelings: [
    'breath*',
    'calms me',
    'calm* down',
    'walk/walks/walking',
    'fresh air',
    'journal*',
    'talking to',
  ],
  organising: ['list/lists', 'label*', 'notebook*', 'box/boxes', 'tidy*', 'on paper', 'one place'],
  'job-search': ['interview*', 'applying', 'application*', 'practis*', 'practic*', 'aloud'],
  asking: ['ask/asking', 'in writing', 'written', 'say/saying no', 'practis*', 'practic*'],
};
