const floors = [
  { y: 112, name: 'Your room', who: 'you, and nobody else' },
  { y: 206, name: 'The office', who: 'admins' },
  { y: 288, name: 'The porch', who: 'everybody' },
  { y: 378, name: 'The cellar', who: 'who runs the machine' },
] as const;

/** A house cut open: who may be in which room. The list beside it says the same in words. */
export const HouseDrawing = () => (
  <svg viewBox="0 0 340 430" aria-hidden="true" className="w-full max-w-88" fill="none">
    <defs>
      <radialGradient id="house-glow" cx="50%" cy="50%" r="50%">
        <stop offset="0" stopColor="var(--glow)" stopOpacity=".5" />
        <stop offset=".5" stopColor="var(--glow)" stopOpacity=".14" />
        <stop offset="1" stopColor="var(--glow)" stopOpacity="0" />
      </radialGradient>
      <clipPath id="house-room">
        <path d="M40 96h260v80H40z" />
      </clipPath>
    </defs>
    <path
      d="M248 50V22h24v42M260 14c-8-6 8-8 0-14"
      className="stroke-edge"
      strokeWidth="2"
      strokeLinecap="round"
    />
    <path
      d="M16 98 166 16a8 8 0 0 1 8 0l150 82"
      className="fill-raised stroke-edge"
      strokeWidth="2.500"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <path d="M40 96h260v244H40z" className="fill-surface stroke-edge" strokeWidth="2.500" />
    <path d="M40 96h260v80H40z" className="fill-calm-soft stroke-calm" strokeWidth="2.500" />
    <g clipPath="url(#house-room)">
      <circle cx="262" cy="150" r="92" fill="url(#house-glow)" />
    </g>
    <path d="M40 258h260" className="stroke-edge" strokeWidth="2" />
    <path d="M0 340h340" className="stroke-edge" strokeWidth="2.500" strokeLinecap="round" />
    <path
      d="M40 340v66a8 8 0 0 0 8 8h244a8 8 0 0 0 8-8v-66"
      className="fill-raised stroke-edge"
      strokeWidth="2.500"
      strokeDasharray="5 6"
    />
    {/* The fire, on its logs. */}
    <path
      d="M263 118c2 15 12 21 18 31 8 13 1 24-19 24s-27-11-20-25c1 7 5 9 8 10-1-16 4-30 13-40z"
      fill="var(--flame-middle)"
    />
    <path
      d="M263 142c1 8 7 12 9 18 2 8-3 12-10 12s-12-5-9-12c1 3 3 4 4 4 0-8 2-16 6-22z"
      fill="var(--flame-inner)"
    />
    <path d="m242 173 40-5M282 173l-40-5" stroke="var(--log)" strokeWidth="6" strokeLinecap="round" />
    {/* A closed lock, a desk, an open door, a key. */}
    <g className="stroke-calm" strokeWidth="2.500" strokeLinecap="round">
      <rect x="58" y="128" width="22" height="18" rx="4" className="fill-surface" />
      <path d="M62 128v-5a7 7 0 0 1 14 0v5" />
    </g>
    <g className="stroke-muted" strokeWidth="2.500" strokeLinecap="round" strokeLinejoin="round">
      <path d="M56 230h26M60 230v12M78 230v12M62 218h14v8H62z" />
      <path d="M60 324v-34h20v34M60 290l10 4v34l-10-4" />
      <circle cx="63" cy="384" r="6" />
      <path d="M69 384h15M79 384v5M84 384v4" />
    </g>
    {floors.map(({ y, name, who }) => (
      <g key={name} fontSize="15">
        <text x="98" y={y + 18} fontWeight="600" fontSize="16" className="fill-ink">
          {name}
        </text>
        <text x="98" y={y + 38} fontSize="14" className="fill-muted">
          {who}
        </text>
      </g>
    ))}
  </svg>
);
