export interface ContextQuestion {
  readonly id: string;
  readonly text: string;
  readonly choices: readonly string[];
  readonly many: boolean;
}

/** mode=full only. They are printed beside the profile for somebody who talks it over, and change no score. */
export const contextQuestions: readonly ContextQuestion[] = [
  {
    id: 'since',
    text: 'How far back do you remember things like these?',
    choices: [
      'Before I was twelve',
      'Since my teens',
      'Since I was an adult',
      'Only recently',
      'I don’t know',
    ],
    many: false,
  },
  {
    id: 'where',
    text: 'Where do they get in the way?',
    choices: ['Work or school', 'At home', 'With friends and family', 'Money and paperwork', 'Nowhere much'],
    many: true,
  },
  {
    id: 'sleep',
    text: 'How has your sleep been in the past six months?',
    choices: ['Mostly good', 'Up and down', 'Mostly poor'],
    many: false,
  },
  {
    id: 'weight',
    text: 'Has something hard happened in this time that could explain some of it?',
    choices: ['Yes', 'Perhaps', 'No', 'I would rather not say'],
    many: false,
  },
  {
    id: 'helps',
    text: 'What helps you already?',
    choices: ['Lists and reminders', 'Moving', 'Music or sound', 'Other people nearby', 'Deadlines', 'Rest'],
    many: true,
  },
  {
    id: 'strengths',
    text: 'What do people come to you for?',
    choices: ['Ideas', 'Energy', 'Calm in a crisis', 'Humour', 'Seeing what others miss', 'Care for people'],
    many: true,
  },
];
