import { Download } from 'lucide-react';
import palette from '#domain/brand/palette.json' with { type: 'json' };
import { Mark } from '#web/ui/mark.tsx';

/** A quarter of the mark's height, all around; the mark is 40 wide and 54 high. */
const clear = 13.5;

/** What the words beside it say: nothing comes nearer than a quarter of the height. */
const ClearSpace = () => (
  <div className="relative w-full max-w-64">
    <svg
      viewBox="0 0 67 81"
      width="268"
      height="324"
      aria-hidden="true"
      className="h-auto w-full overflow-visible"
    >
      <rect
        x="0.25"
        y="0.25"
        width={40 + 2 * clear - 0.5}
        height={54 + 2 * clear - 0.5}
        rx="3"
        fill="none"
        stroke="var(--edge)"
        strokeWidth="0.5"
        strokeDasharray="2 2"
      />
      <rect x={clear} y={clear} width="40" height="54" fill="none" stroke="var(--line)" strokeWidth="0.5" />
      <path
        d={`M33.500 0v${clear}M33.500 ${clear + 54}v${clear}M0 40.500h${clear}M${clear + 40} 40.500h${clear}`}
        stroke="var(--calm)"
        strokeWidth="0.75"
      />
    </svg>
    {/* 54 of the 81 that the picture is high. */}
    <Mark className="absolute inset-0 m-auto h-2/3!" />
  </div>
);

const grounds = [
  { theme: 'dark', name: 'On a dark background' },
  { theme: 'light', name: 'On a light background' },
] as const;

const Ground = ({ theme, name }: (typeof grounds)[number]) => (
  <li className="rounded-3xl border border-line bg-surface p-4">
    {/* Both rooms at once, whichever the page is in: so these colours are not tokens. */}
    <svg viewBox="0 0 120 84" width="240" height="168" aria-hidden="true" className="h-auto w-full">
      <rect width="120" height="84" rx="8" fill={palette[theme].paper.hex} />
      <image
        href={`/downloads/kindling-mark-on-${theme}.svg`}
        x="43.300"
        y="19.500"
        width="33.300"
        height="45"
      />
    </svg>
    <p className="mt-3 font-medium">{name}</p>
    <ul className="flex flex-wrap gap-x-5">
      {['SVG', 'PNG'].map((kind) => (
        <li key={kind}>
          <a
            href={`/downloads/kindling-mark-on-${theme}.${kind.toLowerCase()}`}
            download
            className="inline-flex min-h-[44px] items-center gap-2 text-calm underline underline-offset-4 hover:text-ink"
          >
            <Download aria-hidden="true" width="20" height="20" className="size-5" />
            <span>
              {kind}
              <span className="sr-only"> of the logo, {name.toLowerCase()}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  </li>
);

const sizes = [
  { height: 20, look: 'h-5!' },
  { height: 32, look: 'h-8!' },
  { height: 64, look: 'h-16!' },
];

export const TheMark = () => (
  <section aria-labelledby="mark" className="mt-24 lg:mt-32">
    <h2 id="mark" className="scroll-mt-24 text-2xl font-semibold sm:text-3xl">
      The logo
    </h2>
    <div className="mt-8 grid items-center gap-x-16 gap-y-10 md:grid-cols-[auto_1fr]">
      <ClearSpace />
      <div className="max-w-xl space-y-5 text-lg">
        <p>A flame with a smaller flame in it. The small one came first.</p>
        <p>
          <strong className="font-medium">Leave space around it.</strong>{' '}
          <span className="text-muted">
            Leave a quarter of its height free on each side. The outer line in the picture shows how much that
            is.
          </span>
        </p>
        <div>
          <p>
            <strong className="font-medium">Don’t make it too small.</strong>{' '}
            <span className="text-muted">
              At least 20 pixels high on a screen and 6 millimetres on paper. Here it is at 20, 32 and 64.
            </span>
          </p>
          <div aria-hidden="true" className="mt-4 flex items-end gap-8">
            {sizes.map(({ height, look }) => (
              <Mark key={height} className={look} />
            ))}
          </div>
        </div>
      </div>
    </div>
    <ul className="mt-12 grid gap-5 sm:grid-cols-2">
      {grounds.map((ground) => (
        <Ground key={ground.theme} {...ground} />
      ))}
    </ul>
    <div className="mt-10 grid gap-x-16 gap-y-8 md:grid-cols-2">
      <div>
        <h3 className="text-xl font-medium">What you may do</h3>
        <p className="mt-2 text-muted">
          Use it to refer to Kindling: in an article, a talk, a list of tools. Run your own Kindling with it,
          as the MIT licence allows. You don’t have to ask.
        </p>
      </div>
      <div>
        <h3 className="text-xl font-medium">What we ask</h3>
        <p className="mt-2 text-muted">
          Keep its shape and colours. Don’t stretch it or put anything on top. Don’t use it to suggest that we
          endorse something.
        </p>
      </div>
    </div>
  </section>
);
