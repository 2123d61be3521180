const moments = [
  {
    when: 'You open the list',
    usual: 'Everything asks at once. You sort, and the day goes by.',
    here: 'One task comes forward. It fits the energy you have.',
  },
  {
    when: 'You want to begin',
    usual: 'The task is a wall with a name on it.',
    here: 'The first step is small enough to do with your hands.',
  },
  {
    when: 'The door bell rings',
    usual: 'The timer runs on without you. The thread is gone.',
    here: 'The session waits. A card takes you back to where you were.',
  },
  {
    when: 'You come back after a week',
    usual: 'Red numbers tell you what you did not do.',
    here: 'Nothing turned red. You start fresh with one tap.',
  },
];

/** A line that loses its way, and one that does not. */
const Lines = () => (
  <svg
    viewBox="0 0 640 72"
    aria-hidden="true"
    className="mt-8 w-full max-w-3xl"
    fill="none"
    strokeWidth="3"
    strokeLinecap="round"
  >
    <path
      className="stroke-edge"
      d="M6 46c40-44 70 30 44 16s30-56 62-22-34 46-22 10 62-32 70 2-46 24-30-12 70-24 84 8-40 34-34 2 40-26 62-4"
    />
    <path className="stroke-calm" d="M352 44c70-14 130 12 196-4 28-7 50-8 74-6" />
    <circle className="fill-calm" cx="626" cy="34" r="7" />
  </svg>
);

/** The way of working, compared without numbers: nobody measured anybody’s day. */
export const TwoDays = () => (
  <section aria-labelledby="two-days">
    <h2 id="two-days" className="text-2xl font-semibold sm:text-3xl">
      A usual day, and a day here
    </h2>
    <Lines />
    <ol className="mt-6">
      {moments.map(({ when, usual, here }) => (
        <li
          key={when}
          className="grid gap-x-12 gap-y-2 border-t border-line py-6 md:grid-cols-[1fr_1.3fr_1.3fr] md:py-8"
        >
          <h3 className="text-xl font-medium max-md:mb-1">{when}</h3>
          <p className="text-muted">
            <span className="block text-sm">Usually</span> {usual}
          </p>
          <p className="text-lg">
            <span className="block text-sm text-calm">Here</span> {here}
          </p>
        </li>
      ))}
    </ol>
  </section>
);
