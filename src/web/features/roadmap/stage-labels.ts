import type { RoadmapStage } from '#domain/content/roadmap-stages.ts';

interface StageWords {
  readonly id: string;
  readonly name: string;
  readonly lead: string;
}

export const stageLabels: Readonly<Record<RoadmapStage, StageWords>> = {
  done: { id: 'done', name: 'Done', lead: 'Here today. You can use it now.' },
  inTheWorks: { id: 'in-the-works', name: 'In progress', lead: 'We’re working on it now.' },
  next: { id: 'next', name: 'Next', lead: 'Up next.' },
  later: { id: 'later', name: 'Later', lead: 'Planned, not started. The order may change.' },
};
