const rooms = [
  { y: 130, name: 'Your room', who: 'only you' },
  { y: 222, name: 'The office', who: 'admins' },
  { y: 304, name: 'The porch', who: 'everybody' },
  { y: 386, name: 'The cellar', who: 'the operator' },
] as const;

/** A house cut open: who may be in which room. The list beside it says the same in words. */
export const HouseDrawing = () => (
  <svg
    viewBox="10 0 320 434"
    width="320"
    height="434"
    aria-hidden="true"
    className="h-auto w-full max-w-88"
    fill="none"
  >
    <defs>
      <radialGradient id="house-glow" cx="50%" cy="50%" r="50%">
        <stop offset="0" stopColor="var(--glow)" stopOpacity=".5" />
        <stop offset=".5" stopColor="var(--glow)" stopOpacity=".14" />
        <stop offset="1" stopColor="var(--glow)" stopOpacity="0" />
      </radialGradient>
      <clipPath id="house-room">
        <path d="M40 100h260v88H40z" />
      </clipPath>
    </defs>
    <path
      d="M246 62V32h26v46M259 24c-8-7 8-9 0-17"
      className="stroke-edge"
      strokeWidth="2.500"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <path
      d="M18 102 166 22a8 8 0 0 1 8 0l148 80"
      className="fill-raised stroke-edge"
      strokeWidth="2.500"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <path d="M40 188h260v164H40zM40 270h260" className="fill-surface stroke-edge" strokeWidth="2.500" />
    <path
      d="M40 352v66a8 8 0 0 0 8 8h244a8 8 0 0 0 8-8v-66"
      className="fill-raised stroke-edge"
      strokeWidth="2.500"
      strokeDasharray="5 6"
    />
    <path d="M12 352h316" className="stroke-edge" strokeWidth="2.500" strokeLinecap="round" />
    <path d="M40 100h260v88H40z" className="fill-calm-soft stroke-calm" strokeWidth="2.500" />
    <g clipPath="url(#house-room)">
      <circle cx="258" cy="158" r="96" fill="url(#house-glow)" />
    </g>
    {/* The fire, on its logs. */}
    <path
      d="M259 116c2 18 14 25 21 37 10 15 2 28-22 28s-32-13-23-30c1 8 5 11 9 12-1-19 4-35 15-47z"
      fill="var(--flame-middle)"
    />
    <path
      d="M259 146c1 9 8 13 11 20 3 9-3 14-12 14s-14-6-11-14c1 4 4 5 5 5 0-9 2-18 7-25z"
      fill="var(--flame-inner)"
    />
    <path d="m235 181 46-5M281 181l-46-5" stroke="var(--log)" strokeWidth="7" strokeLinecap="round" />
    {/* A closed lock, a desk, an open door, a key. */}
    <g className="stroke-calm" strokeWidth="2.500" strokeLinecap="round">
      <rect x="58" y="138" width="26" height="21" rx="5" className="fill-surface" />
      <path d="M63 138v-6a8 8 0 0 1 16 0v6" />
    </g>
    <g className="stroke-muted" strokeWidth="2.500" strokeLinecap="round" strokeLinejoin="round">
      <path d="M56 236h30M61 236v14M81 236v14M63 221h16v10H63z" />
      <path d="M60 334v-40h23v40M60 294l12 5v40l-12-5" />
      <circle cx="64" cy="390" r="7" />
      <path d="M71 390h17M82 390v6M88 390v5" />
    </g>
    {rooms.map(({ y, name, who }) => (
      <g key={name}>
        <text x="104" y={y + 8} fontSize="18" fontWeight="600" className="fill-ink">
          {name}
        </text>
        <text x="104" y={y + 30} fontSize="16" className="fill-muted">
          {who}
        </text>
      </g>
    ))}
  </svg>
);
