import type { Roadmap } from '#domain/content/roadmap.ts';
import { roadmapStages } from '#domain/content/roadmap-stages.ts';
import { Stone } from '#web/features/roadmap/stone.tsx';

const width = 960;
const height = 150;
const margin = 26;

/** Two slow bends, from the fire at one end to the open at the other. */
const pointAt = (share: number) => ({
  x: Math.round(margin + share * (width - 2 * margin)),
  y: Math.round(height / 2 - Math.sin(share * Math.PI * 3.2 + 0.6) * (height / 2 - margin)),
});

const bends = Array.from({ length: 97 }, (_, index) => pointAt(index / 96));

/** Every entry a stone on the way. The words below say the same. */
export const TrailPicture = ({ roadmap }: { readonly roadmap: Roadmap }) => {
  const stones = roadmapStages.flatMap((stage) => roadmap[stage].map(({ title }) => ({ stage, title })));
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
      className="h-auto w-full"
    >
      <polyline
        points={bends.map(({ x, y }) => `${x},${y}`).join(' ')}
        fill="none"
        stroke="var(--line)"
        strokeWidth="16"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {stones.map(({ stage, title }, index) => {
        const { x, y } = pointAt(stones.length === 1 ? 0 : index / (stones.length - 1));
        return (
          <g key={title} transform={`translate(${x} ${y})`}>
            <Stone stage={stage} />
          </g>
        );
      })}
    </svg>
  );
};
