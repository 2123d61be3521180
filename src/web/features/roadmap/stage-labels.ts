import type { RoadmapStage } from '#domain/content/roadmap-stages.ts';

interface StageWords {
  readonly id: string;
  readonly name: string;
  readonly lead: string;
}

export const stageLabels: Readonly<Record<RoadmapStage, StageWords>> = {
  done: { id: 'done', name: 'Done', lead: 'Here today. You can use it now.' },
  inTheWorks: { id: 'in-the-works', name: 'In the works', lead: 'Hands are on it right now.' },
  next: { id: 'next', name: 'Next', lead: 'First in line once our hands are free.' },
  later: { id: 'later', name: 'Later', lead: 'Wanted, and not begun. The order may change.' },
};
