// What the page and the printed report both say, word for word.

export const reportTitle = 'Traits you reported';

export const reportLead =
  'A picture of your own answers about the past six months. It’s a profile, not a diagnosis: it can’t tell whether you have ADHD.';

export const scaleLine =
  'Each area goes from 0 (never) to 100 (very often). It is the average of your answers there.';

interface WordsSection {
  readonly title: string;
  readonly lines: readonly string[];
}

export const reportSections: readonly WordsSection[] = [
  {
    title: 'What it can say, and what it cannot',
    lines: [
      'High or low, many people know these things. Poor sleep, worry, pain or a hard year can bring them too.',
      'Low results do not rule anything out. Some people have found ways around what is hard. The answers then show the ways, and not the effort.',
      'There is no line to be above or below, and no total. The questions are our own and have not been tested in a study.',
    ],
  },
  {
    title: 'What to do with it',
    lines: [
      'If some of this gets in your way, talk to a doctor, a psychologist or another professional who knows ADHD. You may bring this report and say: this is how I see it.',
      'You do not need high numbers to ask for help.',
      'There’s something small to try beside each area. One is enough.',
      'If you are in danger, or think that you might hurt yourself, call your local emergency number.',
    ],
  },
];

export const keptNowhere =
  'Made in your browser. Your answers were not sent to anybody and are not kept by this site.';
