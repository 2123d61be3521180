/** Inside the drawing, so that they stay under what they name; the caption tells the same in the reader's size. */
const labels = [
  { x: 8, anchor: 'start', text: 'Sleepy' },
  { x: 160, anchor: 'middle', text: 'Awake' },
  { x: 312, anchor: 'end', text: 'Wound up' },
] as const;

/** An idea, drawn as one: no numbers on it, because nobody has measured it for the person who looks at it. */
export const ArousalHill = () => (
  <figure className="rounded-3xl border border-line bg-surface p-5 sm:p-6">
    <svg
      viewBox="0 0 320 130"
      width="320"
      height="130"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      className="mx-auto block h-auto w-full max-w-md"
    >
      <path d="M8 102C86 98 96 14 160 14S234 98 312 102" strokeWidth="3" className="stroke-calm" />
      <path d="M8 102H312" strokeWidth="1.5" className="stroke-edge" />
      <path
        d="M32 74c18-8 32-22 44-38m-11 2 11-2 1 11"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-muted"
      />
      <path
        d="M288 74c-18-8-32-22-44-38m11 2-11-2-1 11"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-muted"
      />
      {labels.map(({ x, anchor, text }) => (
        <text key={text} x={x} y="123" textAnchor={anchor} stroke="none" className="fill-muted text-[16px]">
          {text}
        </text>
      ))}
      <circle cx="160" cy="14" r="6" className="fill-calm stroke-calm" />
    </svg>
    <figcaption className="mt-4">
      A hill. On the left you’re sleepy, on the right you’re wound up, and things go best somewhere in
      between. Livelier music may move you to the right, calmer music to the left. This is an idea, not a
      measurement. Only you can find your best spot.
    </figcaption>
  </figure>
);
