import { type ReactNode, useId } from 'react';
import { classNames } from '#web/ui/class-names.ts';

/** The calm colour of the room in another hue, so that every picture follows theme, contrast and mood. */
const tone = (hue: number): string => `oklch(from var(--calm) max(l, 0.62) calc(c * 1.25) ${hue})`;

const teal = tone(185);
const glow = 'var(--glow)';

interface SceneProps {
  /** The address of a soft light that fades outwards. */
  readonly light: string;
}

const Ripples = ({ light }: SceneProps) => (
  <>
    <circle cx="226" cy="62" r="92" fill={light} />
    <circle cx="226" cy="62" r="25" fill={teal} opacity=".75" />
    <path d="M0 104c44-12 82-12 128 0s92 12 192-4v80H0z" fill={teal} opacity=".2" />
    <path d="M0 124c52 12 98 10 150-2s108-10 170 4v54H0z" fill={teal} opacity=".24" />
    <path d="M0 150c60-12 112-8 164 2s98 8 156-6v34H0z" fill={teal} opacity=".32" />
    <g fill="none" stroke={teal} strokeWidth="3" strokeLinecap="round" opacity=".65">
      <path d="M204 106h44M212 117h28M218 128h16" />
    </g>
  </>
);

const Lantern = ({ light }: SceneProps) => (
  <>
    <circle cx="160" cy="84" r="104" fill={light} />
    <path d="M0 150c66-22 132-20 188-6s92 6 132-4v40H0z" fill={glow} opacity=".2" />
    <g fill="none" stroke={glow} strokeWidth="4" strokeLinecap="round">
      <path d="M160 0v34" opacity=".6" />
      <path d="M144 46a16 16 0 0 1 32 0" />
    </g>
    <path d="M136 46h48l8 12v56l-10 14h-44l-10-14V58z" fill={glow} opacity=".28" />
    <path d="M138 128h44M136 46h48" stroke={glow} strokeWidth="5" strokeLinecap="round" />
    <path
      d="M161 66c2 10 8 15 13 22 4 6 6 10 6 15a20 20 0 0 1-40 0c0-8 4-13 8-18 1 5 3 8 7 9-1-10 1-20 6-28z"
      fill="var(--flame-middle)"
    />
    <path
      d="M160 94c1 5 4 7 6 11s3 5 3 7a9 9 0 0 1-18 0c0-4 2-6 4-8 1 2 2 3 3 4 0-5 0-9 2-14z"
      fill="var(--flame-inner)"
    />
  </>
);

const rings = [
  [150, 74, 0.12],
  [118, 58, 0.16],
  [88, 43, 0.22],
  [60, 29, 0.32],
  [34, 16, 0.5],
] as const;

const Well = ({ light }: SceneProps) => (
  <>
    {rings.map(([rx, ry, opacity], index) => (
      <ellipse key={rx} cx="160" cy={84 + index * 5} rx={rx} ry={ry} fill={tone(262)} opacity={opacity} />
    ))}
    <ellipse cx="160" cy="106" rx="80" ry="56" fill={light} />
    <ellipse cx="160" cy="106" rx="12" ry="5.5" fill={tone(262)} />
  </>
);

const stars = [
  [60, 34, 2.2],
  [96, 66, 1.6],
  [132, 26, 1.8],
  [268, 46, 2.2],
  [292, 84, 1.6],
  [30, 78, 1.8],
] as const;

const Moon = ({ light }: SceneProps) => (
  <>
    <circle cx="206" cy="62" r="88" fill={light} />
    <path d="M216 28a38 38 0 1 0 24 58 32 32 0 0 1-24-58z" fill={tone(305)} />
    <g fill={tone(305)} opacity=".8">
      {stars.map(([cx, cy, r]) => (
        <circle key={cx} cx={cx} cy={cy} r={r} />
      ))}
    </g>
    <path d="M0 130c48-34 92-34 138-8s86 22 182-14v72H0z" fill={tone(305)} opacity=".2" />
    <path d="M0 152c70-22 118-10 172 0s104 0 148-14v42H0z" fill={tone(305)} opacity=".3" />
  </>
);

const Brush = ({ light }: SceneProps) => (
  <>
    <circle cx="122" cy="84" r="104" fill={light} />
    <g fill="none" strokeLinecap="round">
      <path d="M-10 132C60 52 118 44 168 96s96 52 168-26" stroke={tone(0)} strokeWidth="26" opacity=".32" />
      <path d="M-10 88c62 60 118 66 172 22S268 30 336 60" stroke={tone(60)} strokeWidth="18" opacity=".4" />
      <path d="M-10 46c66 4 108 34 150 68s110 44 190 6" stroke={tone(350)} strokeWidth="9" opacity=".75" />
    </g>
    <circle cx="252" cy="52" r="9" fill={tone(60)} />
    <circle cx="282" cy="78" r="5" fill={tone(0)} opacity=".8" />
  </>
);

const rays = [-66, -44, -22, 0, 22, 44, 66] as const;

const Spark = ({ light }: SceneProps) => (
  <>
    <circle cx="160" cy="140" r="140" fill={light} />
    <g stroke={tone(85)} strokeWidth="7" strokeLinecap="round">
      {rays.map((angle) => (
        <path
          key={angle}
          d={angle % 44 === 0 ? 'M160 66V34' : 'M160 66V48'}
          transform={`rotate(${angle} 160 146)`}
          opacity={1 - Math.abs(angle) / 110}
        />
      ))}
    </g>
    <path d="M102 146a58 58 0 0 1 116 0z" fill={tone(85)} />
    <path d="M0 146h320v34H0z" fill={tone(85)} opacity=".22" />
    <path d="M0 160c60-8 120-8 176 0s100 6 144-2v22H0z" fill={tone(85)} opacity=".28" />
  </>
);

interface Scene {
  readonly colour: string;
  readonly Draw: (props: SceneProps) => ReactNode;
}

const quiet: Scene = { colour: teal, Draw: Ripples };
const scenes: Readonly<Record<string, Scene>> = {
  ripples: quiet,
  lantern: { colour: glow, Draw: Lantern },
  well: { colour: tone(262), Draw: Well },
  moon: { colour: tone(305), Draw: Moon },
  brush: { colour: tone(10), Draw: Brush },
  spark: { colour: tone(85), Draw: Spark },
};

interface PresetPictureProps {
  readonly icon: string;
  readonly className?: string;
}

/** A small view for each preset. */
export const PresetPicture = ({ icon, className }: PresetPictureProps) => {
  const id = useId();
  const { colour, Draw } = scenes[icon] ?? quiet;
  return (
    <svg
      viewBox="0 0 320 180"
      width="320"
      height="180"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={classNames('block w-full bg-raised', className)}
    >
      <defs>
        <radialGradient id={id}>
          <stop stopColor={colour} stopOpacity=".42" />
          <stop offset=".55" stopColor={colour} stopOpacity=".14" />
          <stop offset="1" stopColor={colour} stopOpacity="0" />
        </radialGradient>
      </defs>
      <path d="M0 0h320v180H0z" fill={colour} opacity=".14" />
      <Draw light={`url(#${id})`} />
    </svg>
  );
};
