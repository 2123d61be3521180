const services = [
  { x: 28, y: 150, width: 82, name: 'pages' },
  { x: 118, y: 150, width: 92, name: 'sign-in' },
  { x: 218, y: 150, width: 96, name: 'records' },
  { x: 70, y: 192, width: 82, name: 'files' },
  { x: 160, y: 192, width: 110, name: 'functions' },
] as const;

/** Rows of a table: those of the person who asks are lit. */
const rows = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
const own = new Set([1, 5, 6, 10]);

const arrow = 'stroke-edge';

/** From the browser through one address and one door to the rows. The list beside it says the same in words. */
export const DoorDrawing = () => (
  <svg
    viewBox="10 4 320 588"
    width="320"
    height="588"
    aria-hidden="true"
    className="h-auto w-full max-w-88"
    fill="none"
  >
    <g className={arrow} strokeWidth="2.500" strokeLinecap="round" strokeLinejoin="round">
      <path d="M170 74v30M163 97l7 8 7-8" />
      <path d="M170 240v34M163 267l7 8 7-8" />
      <path d="M170 410v26M163 429l7 8 7-8" />
    </g>
    <rect
      x="90"
      y="10"
      width="160"
      height="62"
      rx="14"
      className="fill-surface stroke-edge"
      strokeWidth="2.500"
    />
    <path d="M90 30h160" className="stroke-line" strokeWidth="2" />
    <g className="fill-edge">
      <circle cx="104" cy="20" r="3" />
      <circle cx="114" cy="20" r="3" />
      <circle cx="124" cy="20" r="3" />
    </g>
    <rect
      x="16"
      y="108"
      width="308"
      height="130"
      rx="20"
      className="fill-surface stroke-edge"
      strokeWidth="2.500"
    />
    {services.map(({ x, y, width, name }) => (
      <g key={name}>
        <rect x={x} y={y} width={width} height="32" rx="16" className="fill-raised" />
        <text x={x + width / 2} y={y + 21} fontSize="16" textAnchor="middle" className="fill-ink">
          {name}
        </text>
      </g>
    ))}
    {/* The door: an arch with light behind it. */}
    <path
      d="M98 408v-66a72 66 0 0 1 144 0v66z"
      className="fill-calm-soft stroke-calm"
      strokeWidth="3"
      strokeLinejoin="round"
    />
    <circle cx="228" cy="358" r="4.500" className="fill-calm" />
    <path d="M70 408h200" className="stroke-calm" strokeWidth="3" strokeLinecap="round" />
    <path
      d="M40 462v96c0 14 58 26 130 26s130-12 130-26v-96"
      className="fill-surface stroke-edge"
      strokeWidth="2.500"
    />
    <ellipse cx="170" cy="462" rx="130" ry="22" className="fill-raised stroke-edge" strokeWidth="2.500" />
    {rows.map((row) => (
      <rect
        key={row}
        x={72 + (row % 4) * 51}
        y={500 + Math.floor(row / 4) * 22}
        width="43"
        height="13"
        rx="6.500"
        className={own.has(row) ? 'fill-calm' : 'stroke-edge'}
        strokeWidth="1.500"
        strokeDasharray={own.has(row) ? undefined : '3 4'}
      />
    ))}
    <g textAnchor="middle" fontSize="18" fontWeight="600" className="fill-ink">
      <text x="170" y="58">
        Your browser
      </text>
      <text x="170" y="136">
        One address
      </text>
      <text x="170" y="338">
        One door
      </text>
      <text x="170" y="468">
        One database
      </text>
    </g>
    <text x="170" y="363" fontSize="15" textAnchor="middle" className="fill-muted">
      who is it?
    </text>
    <text x="170" y="385" fontSize="15" textAnchor="middle" className="fill-muted">
      still signed in?
    </text>
  </svg>
);
