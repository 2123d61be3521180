/** Rings of a log, from the bark inwards: not quite round, as wood is. */
const rings = [
  {
    path: 'M168 10c72-4 138 44 148 122s-42 158-134 164S26 246 20 158 92 14 168 10z',
    fill: 'var(--log)',
    opacity: 0.55,
  },
  {
    path: 'M170 42c56-3 106 36 112 94s-32 122-104 126-122-38-126-106S112 45 170 42z',
    fill: 'var(--log-end)',
    opacity: 0.5,
  },
  {
    path: 'M170 76c38-2 72 26 76 66s-24 84-72 86-84-26-88-72 38-78 84-80z',
    fill: 'var(--log-end)',
    opacity: 0.75,
  },
  {
    path: 'M168 112c22-2 42 14 44 38s-14 46-40 46-46-16-48-40 20-42 44-44z',
    fill: 'var(--flame-middle)',
    opacity: 0.9,
  },
] as const;

/** Where the numbers of the list stand: 1 in the heart, 4 in the bark. */
const numbers = [
  { x: 169, y: 154 },
  { x: 169, y: 212 },
  { x: 169, y: 246 },
  { x: 169, y: 280 },
] as const;

const fine = [
  'M169 26c64-3 122 40 130 108s-38 140-118 144S40 234 36 156 104 29 169 26z',
  'M170 60c48-2 90 30 94 80s-28 104-88 106-104-30-108-88 42-96 102-98z',
  'M169 94c30-2 58 20 60 52s-20 66-56 66-66-22-68-56 28-60 64-62z',
];

/** Four layers as a log shows them. The list below it names each. */
export const GrowthRings = () => (
  <svg
    viewBox="0 0 338 308"
    width="338"
    height="308"
    aria-hidden="true"
    className="h-auto w-full max-w-80"
    fill="none"
  >
    <defs>
      <radialGradient id="ring-glow" cx="50%" cy="50%" r="50%">
        <stop offset="0" stopColor="var(--flame-core)" stopOpacity=".9" />
        <stop offset=".6" stopColor="var(--flame-inner)" stopOpacity=".5" />
        <stop offset="1" stopColor="var(--flame-middle)" stopOpacity="0" />
      </radialGradient>
    </defs>
    {rings.map(({ path, fill, opacity }) => (
      <path key={path} d={path} fill={fill} fillOpacity={opacity} className="stroke-edge" strokeWidth="2" />
    ))}
    {fine.map((path) => (
      <path key={path} d={path} className="stroke-edge" strokeOpacity=".35" strokeWidth="1.500" />
    ))}
    <circle cx="168" cy="154" r="46" fill="url(#ring-glow)" />
    {/* A crack, as every dry log has one. */}
    <path
      d="M206 132c24-18 44-34 62-62M196 140l10-8"
      className="stroke-edge"
      strokeWidth="2.500"
      strokeLinecap="round"
      strokeOpacity=".7"
    />
    {numbers.map(({ x, y }, index) => (
      <g key={y}>
        <circle cx={x} cy={y} r="14" className="fill-surface stroke-edge" strokeWidth="1.500" />
        <text x={x} y={y + 5.5} fontSize="16" fontWeight="600" textAnchor="middle" className="fill-ink">
          {index + 1}
        </text>
      </g>
    ))}
  </svg>
);
