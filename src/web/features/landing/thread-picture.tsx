import { useId } from 'react';
import { classNames } from '#web/ui/class-names.ts';

const thread =
  'M215 89c12 3 58 2 75 18s32 54 28 76s-29 49-47 58s-49 0-65-7s-27-26-34-40s-10-31-9-47s6-36 18-47s34-20 51-16s43 23 55 40s16 45 16 61s-11 26-19 32s-17 3-26 1s-15-6-25-13s-23-17-33-29s-24-32-28-43s-2-23 6-25s28 6 42 13s34 21 46 30s22 18 30 25s15 14 19 19s6 12 2 12s-18-3-30-11s-34-24-44-36s-16-27-16-33s12-7 19-5s20 8 28 15s18 16 25 28s14 29 15 42s-1 31-5 36s-14 1-18-8s-6-33-3-48s11-31 18-41s15-13 23-16s15-3 21 1s14 9 15 19s-3 28-10 39s-21 25-29 29s-18 0-21-6s1-17 4-26s10-17 16-25s12-15 20-21s18-15 28-17s24-2 32 3s15 19 17 30s-3 24-7 31s-13 12-19 13s-10 0-15-2s-8-5-11-10s-8-13-7-21s5-23 13-29s24-14 35-13s24 9 31 16s8 18 8 25s-3 13-6 17s-7 7-11 7s-11 0-14-5s-5-13-2-20s14-14 22-16s21-1 28 2s12 9 15 12s3 8 4 10s0 4-1 5s-3 0-4-2s-3-6-2-8s3-6 6-8s9-1 13 0s9 3 13 4s6 3 9 4s6 1 8 2s5 0 6 0s3-1 5-1s-5 1 6-1s41-8 62-10s41-3 62-3s41 3 62 6s41 8 62 11s41 6 62 8s41 1 62 0s41-5 62-8s41-8 62-11s41-5 62-6s41 1 62 3s52 8 62 10';

/** A tangle that becomes one steady line at a small fire: the whole idea, without words. */
export const ThreadPicture = ({ className }: { readonly className?: string }) => {
  const id = useId();
  return (
    <svg
      viewBox="120 0 1080 320"
      width="1080"
      height="320"
      preserveAspectRatio="xMinYMid slice"
      aria-hidden="true"
      className={classNames('block w-full', className)}
    >
      <defs>
        <linearGradient id={`${id}line`} gradientUnits="userSpaceOnUse" x1="160" y1="0" x2="1160" y2="0">
          <stop stopColor="var(--edge)" />
          <stop offset=".33" stopColor="var(--edge)" />
          <stop offset=".4" stopColor="var(--flame-middle)" />
          <stop offset=".52" stopColor="var(--calm)" />
          <stop offset=".85" stopColor="var(--calm)" />
          <stop offset="1" stopColor="var(--calm)" stopOpacity="0" />
        </linearGradient>
        <radialGradient id={`${id}glow`}>
          <stop stopColor="var(--glow)" stopOpacity=".4" />
          <stop offset=".4" stopColor="var(--glow)" stopOpacity=".14" />
          <stop offset="1" stopColor="var(--glow)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle cx="556" cy="150" r="132" fill={`url(#${id}glow)`} />
      <path d={thread} fill="none" stroke={`url(#${id}line)`} strokeWidth="4" strokeLinecap="round" />
      <g transform="translate(516 92) scale(3.4)">
        <path
          fill="var(--flame-outer)"
          d="M12.600 2c.5 3.200 2.100 4.900 3.800 6.900 1.600 1.900 2.600 3.900 2.600 6.200A6.900 6.900 0 0 1 12 22a6.900 6.900 0 0 1-7-6.900c0-2.400 1-4.100 2.300-5.600.3 1.500 1 2.400 2.100 2.900C9 8.500 10.200 4.900 12.600 2z"
        />
        <path
          fill="var(--flame-inner)"
          d="M12.300 11.200c.4 1.900 1.400 3 2.300 4.200.8 1.100 1.300 2.200 1.300 3.300a3.900 3.900 0 0 1-7.800 0c0-1.500.6-2.500 1.500-3.400.3.9.7 1.400 1.300 1.700-.3-2.100.2-4.100 1.400-5.800z"
        />
      </g>
    </svg>
  );
};
