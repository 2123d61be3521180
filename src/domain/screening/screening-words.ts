// What the page and the printed report both say, word for word.

export const reportTitle = 'Traits you reported';

export const reportLead =
  'A picture of your own answers about the past six months. It’s a profile, not a diagnosis: it can’t tell whether you have ADHD.';

export const scaleLine =
  'Each area goes from 0 (never) to 100 (very often). It’s the average of your answers in that area.';

interface WordsSection {
  readonly title: string;
  readonly lines: readonly string[];
}

export const reportSections: readonly WordsSection[] = [
  {
    title: 'What it can and can’t tell you',
    lines: [
      'Many people know these things, high or low. Poor sleep, worry, pain or a hard year can cause them too.',
      'Low results do not rule anything out. Some people have found ways around what’s hard. Their answers don’t show the effort that takes.',
      'There’s no cut-off and no total score. We wrote the questions ourselves, and no study has tested them.',
    ],
  },
  {
    title: 'What to do with it',
    lines: [
      'If some of this gets in your way, talk to a doctor, a psychologist or another professional who knows ADHD. You can bring this report and say: this is how I see it.',
      'You don’t need high numbers to ask for help.',
      'There’s something small to try beside each area. One is enough.',
      'If you are in danger, or think you might hurt yourself, call your local emergency number.',
    ],
  },
];

export const keptNowhere =
  'Made in your browser. Your answers weren’t sent to anyone, and this site doesn’t keep them.';
