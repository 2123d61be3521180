import { profileChart } from '#domain/screening/profile-chart.ts';
import type { ReportedArea } from '#domain/screening/screening-report.ts';

const radius = 84;

const pointsOf = (points: readonly { readonly x: number; readonly y: number }[]): string =>
  points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');

/** Six spokes. The table beside it says the same, so a screen reader is spared the drawing. */
export const ProfileChart = ({ areas }: { readonly areas: readonly ReportedArea[] }) => {
  const { spokes, rings, sides } = profileChart(
    areas.map(({ score }) => score),
    radius,
  );
  return (
    <svg viewBox="-196 -134 392 268" aria-hidden="true" className="mx-auto mt-2 block w-full max-w-lg">
      {rings.map((ring) => (
        <polygon key={pointsOf(ring)} points={pointsOf(ring)} className="fill-none stroke-line" />
      ))}
      {spokes.map(({ end, mark }) => (
        <line
          key={pointsOf([end])}
          x2={end.x}
          y2={end.y}
          strokeDasharray={mark === null ? '3 5' : undefined}
          className="stroke-edge"
        />
      ))}
      <path
        d={sides.map(({ from, to }) => `M0 0L${pointsOf([from])} ${pointsOf([to])}Z`).join('')}
        className="fill-calm opacity-20"
      />
      <path
        d={sides.map(({ from, to }) => `M${pointsOf([from, to])}`).join('')}
        strokeWidth="2.5"
        strokeLinecap="round"
        className="fill-none stroke-calm"
      />
      {spokes.map(
        ({ end, mark }) =>
          mark !== null && (
            <circle
              key={pointsOf([end])}
              cx={mark.x}
              cy={mark.y}
              r="5"
              strokeWidth="2"
              className="fill-calm stroke-surface"
            />
          ),
      )}
      {areas.map(({ area, score }, index) => {
        const { label, anchor } = spokes[index] ?? { label: { x: 0, y: 0 }, anchor: 'middle' };
        // The number hangs below its name: straight up it would touch the spoke.
        const away = anchor === 'middle' ? Math.sign(label.y) * 9 : 0;
        return (
          <text
            key={area.id}
            x={label.x}
            y={label.y + away}
            textAnchor={anchor}
            className="fill-muted text-[17px]"
          >
            {area.shortName}
            <tspan x={label.x} dy="20" className="fill-ink font-semibold">
              {score ?? '–'}
            </tspan>
          </text>
        );
      })}
    </svg>
  );
};
