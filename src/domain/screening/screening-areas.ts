export const screeningAreaIds = [
  'attention',
  'finishing',
  'starting',
  'time',
  'restlessness',
  'feelings',
] as const;
export type ScreeningAreaId = (typeof screeningAreaIds)[number];

export interface ScreeningArea {
  readonly id: ScreeningAreaId;
  readonly name: string;
  /** For the chart, where there is little room. */
  readonly shortName: string;
  readonly about: string;
  /** Something small to try, whatever the score is. */
  readonly tryThis: string;
}

export const screeningAreas: readonly ScreeningArea[] = [
  {
    id: 'attention',
    name: 'Sustaining attention',
    shortName: 'Attention',
    about: 'Staying with something, especially when it’s long, slow or dull.',
    tryThis: 'Work in one short stretch with an end you can see, then stop on purpose.',
  },
  {
    id: 'finishing',
    name: 'Organising and finishing',
    shortName: 'Finishing',
    about: 'Keeping things in order, and getting the last part of a job done.',
    tryThis: 'Write down what “done” looks like before you begin, in one line.',
  },
  {
    id: 'starting',
    name: 'Starting and effort',
    shortName: 'Starting',
    about: 'Getting going, and sticking with it when a task takes a lot of thought.',
    tryThis: 'Shrink the first step until it takes two minutes and needs no decision.',
  },
  {
    id: 'time',
    name: 'Time and working memory',
    shortName: 'Time',
    about: 'Sensing how long things take, and keeping small facts in mind.',
    tryThis: 'Put the plan outside your head: a clock you can see and one list in one place.',
  },
  {
    id: 'restlessness',
    name: 'Restlessness and impulsivity',
    shortName: 'Restlessness',
    about: 'The urge to move, speak, buy or switch before you’ve decided to.',
    tryThis: 'Let your body move while your mind works: stand, walk, or hold something.',
  },
  {
    id: 'feelings',
    name: 'Emotional regulation',
    shortName: 'Feelings',
    about: 'How fast feelings rise, how big they get, and how long they stay.',
    tryThis: 'Name the feeling in one word and wait for ten slow breaths before you answer.',
  },
];
