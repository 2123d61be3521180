import type { JSX } from 'react';
import type { OnboardingStepId } from '#domain/onboarding/onboarding-steps.ts';

const flame =
  'M12.600 2c.5 3.200 2.100 4.900 3.800 6.900 1.600 1.900 2.600 3.900 2.600 6.200A6.900 6.900 0 0 1 12 22a6.900 6.900 0 0 1-7-6.900c0-2.400 1-4.100 2.300-5.600.3 1.500 1 2.400 2.100 2.900C9 8.500 10.200 4.900 12.600 2z';

interface FlameAtProps {
  readonly x: number;
  readonly base: number;
  readonly scale: number;
  readonly lit?: boolean;
}

/** Stands on `base`; lit it has a bright heart, otherwise it is a shape. */
const FlameAt = ({ x, base, scale, lit = false }: FlameAtProps) => (
  <g transform={`translate(${x - 12 * scale} ${base - 22 * scale}) scale(${scale})`}>
    <path d={flame} fill={lit ? 'var(--flame-middle)' : 'var(--edge)'} opacity={lit ? 1 : 0.45} />
    {lit && <path d={flame} fill="var(--flame-inner)" transform="translate(5.400 9.900) scale(.55)" />}
    {lit && <path d={flame} fill="var(--flame-core)" transform="translate(8.400 15.400) scale(.3)" />}
  </g>
);

/** Three sizes of fire, and today's is lit. */
const Welcome = () => (
  <>
    <FlameAt x={78} base={138} scale={2.2} />
    <FlameAt x={160} base={138} scale={4.2} lit />
    <FlameAt x={248} base={138} scale={3.2} />
    <path d="M34 146h252" stroke="var(--log)" strokeWidth="10" strokeLinecap="round" />
    <path d="M128 146h64" stroke="var(--flame-middle)" strokeWidth="3" strokeLinecap="round" opacity=".8" />
  </>
);

/** Sound as quiet bars, warm where it has been heard. */
const Music = () => (
  <>
    <g fill="none" strokeWidth="8" strokeLinecap="round">
      <path
        stroke="var(--flame-middle)"
        d="M48 87v10M64 79v26M80 70v44M96 81v22M112 64v56M128 53v78M144 67v50M160 48v88"
      />
      <path
        stroke="var(--calm)"
        opacity=".55"
        d="M176 61v62M192 74v36M208 57v70M224 71v42M240 82v20M256 76v32M272 86v12"
      />
    </g>
    <path d="M44 152h232" stroke="var(--edge)" strokeWidth="4" strokeLinecap="round" opacity=".45" />
    <path d="M44 152h120" stroke="var(--flame-middle)" strokeWidth="4" strokeLinecap="round" />
    <circle cx="164" cy="152" r="7" fill="var(--flame-inner)" />
  </>
);

/** One card in front, the others behind it. */
const Tasks = () => (
  <>
    <rect x="84" y="24" width="152" height="56" rx="16" fill="var(--edge)" opacity=".25" />
    <rect x="66" y="40" width="188" height="64" rx="18" fill="var(--edge)" opacity=".4" />
    <rect x="46" y="60" width="228" height="84" rx="22" fill="var(--surface)" stroke="var(--edge)" />
    <circle cx="82" cy="102" r="16" fill="none" stroke="var(--calm)" strokeWidth="4" />
    <path
      d="m75 102 5.500 5.500L90 97"
      fill="none"
      stroke="var(--calm)"
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <path d="M114 93h86" stroke="var(--ink)" strokeWidth="7" strokeLinecap="round" opacity=".85" />
    <path d="M114 112h54" stroke="var(--muted)" strokeWidth="6" strokeLinecap="round" opacity=".6" />
    <FlameAt x={240} base={122} scale={1.7} lit />
  </>
);

const pictures: Readonly<Record<OnboardingStepId, () => JSX.Element>> = {
  welcome: Welcome,
  music: Music,
  tasks: Tasks,
};

export const OnboardingPicture = ({ step }: { readonly step: OnboardingStepId }) => {
  const Picture = pictures[step];
  return (
    <svg viewBox="0 0 320 172" aria-hidden="true" className="mx-auto h-40 w-full sm:h-48">
      <Picture />
    </svg>
  );
};
