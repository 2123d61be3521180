import type { JSX } from 'react';
import type { Path } from '#domain/landing/paths.ts';
import { classNames } from '#web/ui/class-names.ts';

const soft = { fill: 'var(--calm)', opacity: 0.18 } as const;

/** Six corners, as the profile has. */
const Brain = () => (
  <>
    <path d="M60 12l42 24v48L60 108 18 84V36z" {...soft} />
    <path d="M60 12v96M18 36l84 48M102 36L18 84" stroke="var(--edge)" opacity=".5" />
    <path d="M60 30l30 13-8 31-22 22-24-22-6-25z" fill="var(--calm)" fillOpacity=".28" />
    <path
      d="M60 30l30 13-8 31-22 22-24-22-6-25z"
      stroke="var(--calm)"
      strokeWidth="4"
      strokeLinejoin="round"
    />
  </>
);

const Music = () => (
  <>
    <circle cx="60" cy="60" r="50" {...soft} />
    <path
      d="M26 54v12M39 42v36M52 50v20M65 30v60M78 44v32M91 52v16"
      stroke="var(--calm)"
      strokeWidth="6"
      strokeLinecap="round"
    />
  </>
);

const Voice = () => (
  <>
    <circle cx="60" cy="60" r="50" {...soft} />
    <rect x="49" y="26" width="22" height="42" rx="11" fill="var(--calm)" />
    <path
      d="M37 56a23 23 0 0 0 46 0M60 80v14M48 94h24"
      stroke="var(--calm)"
      strokeWidth="5"
      strokeLinecap="round"
    />
    <path
      d="M20 46a42 42 0 0 0 0 28M100 46a42 42 0 0 1 0 28"
      stroke="var(--edge)"
      strokeWidth="4"
      strokeLinecap="round"
    />
  </>
);

/** A door with light behind it, and a key of one's own. */
const Security = () => (
  <>
    <path d="M60 10l44 16v30c0 28-20 46-44 54-24-8-44-26-44-54V26z" {...soft} />
    <circle cx="60" cy="50" r="13" stroke="var(--calm)" strokeWidth="5" />
    <path d="M60 63v25M60 76h11" stroke="var(--calm)" strokeWidth="5" strokeLinecap="round" />
  </>
);

const pictures: Readonly<Record<Path['id'], () => JSX.Element>> = {
  'test-brain': Brain,
  'try-music': Music,
  'try-voice': Voice,
  security: Security,
};

interface PathPictureProps {
  readonly id: Path['id'];
  readonly className?: string;
}

export const PathPicture = ({ id, className }: PathPictureProps) => {
  const Draw = pictures[id];
  return (
    <svg
      viewBox="0 0 120 120"
      width="120"
      height="120"
      fill="none"
      aria-hidden="true"
      className={classNames('shrink-0', className)}
    >
      <Draw />
    </svg>
  );
};
