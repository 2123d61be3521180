import type { Source } from '#domain/reading/source.ts';
import { landingSources } from '#domain/reading/sources/landing-sources.ts';

/** In place of praise: what a study found people ask for or struggle with, in our words, and what is here for it. */
export interface ResearchFinding {
  readonly id: string;
  readonly asks: string;
  /** True today, in the running product. */
  readonly does: string;
  readonly source: Source;
}

export const findings: readonly ResearchFinding[] = [
  {
    id: 'first',
    asks: '49 people with ADHD described how they manage their work. Whatever tools they used, deciding what to do first stayed hard.',
    does: 'Pick for me takes your energy and your minutes. It shows one task, its first step and why.',
    source: landingSources['campbell-2024'],
  },
  {
    id: 'time',
    asks: 'The same people found it hard to guess how long things take.',
    does: 'After five focus sessions on one type of task, you see how long it usually takes you. Pick for me also shows when you’d finish.',
    source: landingSources['campbell-2024'],
  },
  {
    id: 'moment',
    asks: 'A study asked 14 people about an ADHD app. Those who knew their ADHD well wanted help right in the hard moment.',
    does: 'Stuck on a task? Break it down in three sizes. The first step is something to do with your hands. You can also just start, without any task.',
    source: landingSources['seery-2025'],
  },
  {
    id: 'return',
    asks: 'After one slip, the next comes more easily. In the end, people may give up on the plan.',
    does: 'You can come back any time. Counts only grow. A fresh start moves what has waited too long to Someday. Nothing is deleted.',
    source: landingSources['agapie-2016'],
  },
  {
    id: 'nudges',
    asks: 'Text messages didn’t help adults with ADHD finish more of an online course. They may have started sooner.',
    does: 'Kindling doesn’t chase you. It keeps your place, and you open it when you want.',
    source: landingSources['nordby-2022'],
  },
  {
    id: 'yours',
    asks: 'Neurodivergent researchers looked at tools for people with ADHD. Many tried to make them behave like everyone else. Few had been asked.',
    does: 'Nothing here grades you. Motion, colour and text size are yours to set, on every page.',
    source: landingSources['spiel-2022'],
  },
];
