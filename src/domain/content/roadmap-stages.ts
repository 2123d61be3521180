/** In the order of the trail. What is not planned stands beside it. */
export const roadmapStages = ['done', 'inTheWorks', 'next', 'later'] as const;

export type RoadmapStage = (typeof roadmapStages)[number];
