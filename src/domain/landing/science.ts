import type { Source } from '#domain/reading/source.ts';
import { landingSources } from '#domain/reading/sources/landing-sources.ts';

/** What is known that the product builds on, and how far it carries. */
export interface ScienceFact {
  readonly id: string;
  readonly fact: string;
  readonly careful: string;
  readonly source: Source;
}

export const science: readonly ScienceFact[] = [
  {
    id: 'common',
    fact: 'About 3 in 100 adults have had ADHD since they were children. About 7 in 100 have symptoms today.',
    careful: 'The number depends on how you count, and it falls with age.',
    source: landingSources['song-2021'],
  },
  {
    id: 'time',
    fact: 'Across 55 studies, people with ADHD found it harder to judge short spans of time.',
    careful: 'Those spans were seconds or less. A whole afternoon may be different.',
    source: landingSources['marx-2022'],
  },
  {
    id: 'when-then',
    fact: 'A plan in the form “when this happens, I will do that” helped people do what they meant to, in 94 tests.',
    careful: 'Those tests covered many kinds of people and goals. They weren’t about ADHD.',
    source: landingSources['gollwitzer-2006'],
  },
  {
    id: 'skills',
    fact: 'Talking therapy that trains skills may ease ADHD symptoms in adults, 14 trials suggest.',
    careful: 'Most trials were small, and the evidence is mostly weak. Kindling isn’t therapy.',
    source: landingSources['lopez-2018'],
  },
  {
    id: 'noise',
    fact: 'White or pink noise helped young people with ADHD, or symptoms of it, a little with lab tasks, in 13 studies.',
    careful: 'People without ADHD did a little worse with noise. Try it, and trust what you notice.',
    source: landingSources['nigg-2024'],
  },
];
