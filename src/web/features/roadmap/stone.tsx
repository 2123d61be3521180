import type { RoadmapStage } from '#domain/content/roadmap-stages.ts';

const flame =
  'M.6-10c.5 3.200 2.100 4.900 3.800 6.900C6-1.200 7 .8 7 3.100A6.900 6.900 0 0 1 0 10a6.900 6.900 0 0 1-7-6.900c0-2.400 1-4.100 2.300-5.600.3 1.500 1 2.400 2.100 2.900C-3-3.500-1.800-7.100.6-10z';

/** One mark of the trail, around the point 0, 0. Each state has a shape of its own, not only a colour. */
export const Stone = ({ stage }: { readonly stage: RoadmapStage }) => {
  if (stage === 'done') {
    return (
      <>
        <path d={flame} fill="var(--flame-outer)" />
        <path d={flame} fill="var(--flame-inner)" transform="translate(0 4.500) scale(.5)" />
      </>
    );
  }
  if (stage === 'inTheWorks') {
    return (
      <>
        <circle r="8" fill="var(--paper)" stroke="var(--flame-middle)" strokeWidth="2.500" />
        <path d="M-8 0a8 8 0 0 0 16 0z" fill="var(--flame-middle)" />
      </>
    );
  }
  return stage === 'next' ? (
    <circle r="7.500" fill="var(--paper)" stroke="var(--ink)" strokeWidth="2.500" />
  ) : (
    <circle r="4.500" fill="var(--edge)" />
  );
};
