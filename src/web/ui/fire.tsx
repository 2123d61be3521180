import { classNames } from '#web/ui/class-names.ts';
import type { FlameLevel } from '#web/ui/flame.tsx';

const sparks = [
  [196, 214, 3],
  [262, 176, 2.4],
  [232, 142, 3.4],
  [290, 226, 2.6],
  [214, 120, 2],
] as const;

interface FireProps {
  readonly level: FlameLevel;
  readonly className?: string;
}

/** A small fire that is as big as its level: embers, a flame, a fire. */
export const Fire = ({ level, className }: FireProps) => (
  <svg
    viewBox="84 64 312 366"
    width="208"
    height="244"
    aria-hidden="true"
    className={classNames(`fire-${level} h-auto overflow-visible`, className)}
  >
    <defs>
      <radialGradient id="fire-glow" cx="50%" cy="50%" r="50%">
        <stop offset="0" stopColor="var(--glow)" stopOpacity=".42" />
        <stop offset=".2" stopColor="var(--glow)" stopOpacity=".26" />
        <stop offset=".4" stopColor="var(--glow)" stopOpacity=".13" />
        <stop offset=".6" stopColor="var(--glow)" stopOpacity=".05" />
        <stop offset=".8" stopColor="var(--glow)" stopOpacity=".012" />
        <stop offset="1" stopColor="var(--glow)" stopOpacity="0" />
      </radialGradient>
      <linearGradient id="fire-outer" x1="0" y1="1" x2="0" y2="0">
        <stop offset="0" stopColor="var(--flame-middle)" />
        <stop offset="1" stopColor="var(--flame-outer)" />
      </linearGradient>
      <linearGradient id="fire-middle" x1="0" y1="1" x2="0" y2="0">
        <stop offset="0" stopColor="var(--flame-inner)" />
        <stop offset="1" stopColor="var(--flame-middle)" />
      </linearGradient>
      <linearGradient id="fire-inner" x1="0" y1="1" x2="0" y2="0">
        <stop offset="0" stopColor="var(--flame-core)" />
        <stop offset="1" stopColor="var(--flame-inner)" />
      </linearGradient>
    </defs>
    <circle className="fire-glow" cx="240" cy="300" r="270" fill="url(#fire-glow)" />
    <ellipse cx="240" cy="414" rx="150" ry="14" fill="var(--log)" opacity=".28" />
    <g className="fire-flames">
      <path
        className="fire-sway"
        fill="url(#fire-outer)"
        d="M246 74c8 58 44 84 72 124 22 31 36 62 36 96 0 60-50 98-114 98s-114-38-114-98c0-42 18-70 42-98 5 26 17 42 35 51-5-64 10-126 43-173z"
      />
      <path
        className="fire-sway fire-sway-2"
        fill="url(#fire-middle)"
        d="M244 164c7 42 30 62 48 90 15 23 24 44 24 66 0 44-34 72-76 72s-78-28-78-72c0-30 13-50 30-70 4 19 12 31 25 38-4-46 4-90 27-124z"
      />
      <path
        className="fire-sway fire-sway-3"
        fill="url(#fire-inner)"
        d="M242 252c4 26 17 38 28 55 9 14 14 27 14 41 0 27-20 44-44 44s-45-17-45-44c0-18 8-31 18-43 3 12 8 19 15 23-2-28 2-54 14-76z"
      />
    </g>
    <g className="fire-sparks" fill="var(--flame-middle)">
      {sparks.map(([cx, cy, r], index) => (
        <circle key={`${cx}-${cy}`} className={`fire-spark fire-spark-${index + 1}`} cx={cx} cy={cy} r={r} />
      ))}
    </g>
    <g strokeLinecap="round">
      <path d="M128 414 338 366" stroke="var(--log)" strokeWidth="34" />
      <path d="M352 414 142 366" stroke="var(--log)" strokeWidth="34" />
      <path d="M150 396 226 379M330 396l-40-9" stroke="var(--flame-middle)" strokeWidth="5" opacity=".75" />
      <path d="M262 372l44-10" stroke="var(--flame-inner)" strokeWidth="4" opacity=".6" />
      <circle cx="128" cy="414" r="13" fill="var(--log-end)" />
      <circle cx="352" cy="414" r="13" fill="var(--log-end)" />
      <circle cx="128" cy="414" r="6" fill="none" stroke="var(--log)" strokeWidth="2.500" />
      <circle cx="352" cy="414" r="6" fill="none" stroke="var(--log)" strokeWidth="2.500" />
    </g>
  </svg>
);
