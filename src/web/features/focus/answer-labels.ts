import type { ProgressAnswer, SoundAnswer } from '#domain/records/kinds/focus-session.ts';

export const progressLabels: Readonly<Record<ProgressAnswer, string>> = {
  done: 'Done',
  some: 'Some of it',
  stuck: 'Stuck',
};

export const soundLabels: Readonly<Record<SoundAnswer, string>> = {
  helped: 'It helped',
  neutral: 'No difference',
  hindered: 'It got in the way',
  none: 'I had none',
};
