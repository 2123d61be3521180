import { type Draft, noLegalAdvice } from './draft.ts';
import { interviewCards } from './interview-cards.ts';

export const applyingDrafts: readonly Draft[] = [
  {
    id: 'cv-line',
    group: 'applying',
    title: 'A line for my CV',
    about: 'Made from something you finished.',
    paragraphs: [
      '{{a finished project}}: {{what you did, with a verb}}, so that {{what changed}} ({{a number, if there is one}}).',
      'Shorter: {{a verb}} {{a finished project}} in {{how long}}, used by {{who}}.',
    ],
    note: null,
  },
  {
    id: 'interview-cards',
    group: 'applying',
    title: 'Interview cards',
    about: 'Questions to rehearse aloud, two minutes each.',
    paragraphs: interviewCards.map(
      ({ question, frame }, index) =>
        `${question}\nHow to build it: ${frame}\nMy answer: {{answer ${index + 1}}}`,
    ),
    note: null,
  },
  {
    id: 'ask-for-interview-adjustment',
    group: 'applying',
    title: 'A change for the interview',
    about: 'You can ask without giving a reason.',
    paragraphs: [
      'Hello {{name}},',
      'Thank you for the invitation to the interview on {{the day}}. One thing would help me show you what I can do: {{questions beforehand, a short break, a quiet room}}.',
      'Would that be possible? If not, I am glad to come as planned.',
      'Kind regards,\n{{your name}}',
    ],
    note: noLegalAdvice,
  },
];
