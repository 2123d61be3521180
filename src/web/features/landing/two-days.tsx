const moments = [
  {
    when: 'You open the list',
    usual: 'Everything shouts at once. You sort the list, and the day is gone.',
    here: 'You get one task that fits your energy.',
  },
  {
    when: 'You want to begin',
    usual: 'The task feels like a wall.',
    here: 'The first step is small enough to do with your hands.',
  },
  {
    when: 'The doorbell rings',
    usual: 'The timer keeps running. You lose your place.',
    here: 'The session waits. A card takes you back to where you were.',
  },
  {
    when: 'You come back after a week',
    usual: 'Red numbers tell you what you didn’t do.',
    here: 'Nothing turns red. Start fresh with one tap.',
  },
];

const columns = 'md:grid md:grid-cols-[1fr_1.3fr_1.3fr] md:gap-x-12';
// The size is for where the stylesheet is not.
const line = {
  viewBox: '0 0 300 90',
  width: 256,
  height: 77,
  fill: 'none',
  strokeWidth: 3,
  strokeLinecap: 'round',
} as const;

/** A line that loses its way, and one that does not, each above its column. The words stand below, for each moment. */
const Heads = () => (
  <div aria-hidden="true" className={`${columns} mt-8 items-end pb-6 text-xl max-md:hidden`}>
    <div className="col-start-2 text-muted">
      <svg {...line} className="mb-2 w-64 stroke-edge">
        <path d="M4 60C24 14 66 14 64 46S36 76 36 50 66 12 104 16s30 30 24 42-30 14-28-10 32-34 66-30 30 28 24 40-30 14-28-10 32-34 66-30 30 28 24 40-30 14-28-10 30-28 72-12" />
      </svg>
      Usually
    </div>
    <div className="text-calm">
      <svg {...line} className="mb-2 w-64 stroke-calm">
        <path d="M4 52c50-14 92 10 140-2 46-12 84-10 134-8" />
        <circle className="fill-calm" cx="284" cy="42" r="6" />
      </svg>
      Here
    </div>
  </div>
);

/** The way of working, compared without numbers: nobody measured anybody’s day. */
export const TwoDays = () => (
  <section aria-labelledby="two-days">
    <h2 id="two-days" className="text-2xl font-semibold sm:text-3xl">
      A usual day, and a day with Kindling
    </h2>
    <Heads />
    <ol className="max-md:mt-8">
      {moments.map(({ when, usual, here }) => (
        <li key={when} className={`${columns} border-t border-line py-6 max-md:space-y-2`}>
          <h3 className="text-xl font-medium max-md:mb-3">{when}</h3>
          <p className="text-lg text-muted">
            <span className="block text-sm md:sr-only">Usually:</span> {usual}
          </p>
          <p className="text-lg">
            <span className="block text-sm text-calm md:sr-only">Here:</span> {here}
          </p>
        </li>
      ))}
    </ol>
  </section>
);
