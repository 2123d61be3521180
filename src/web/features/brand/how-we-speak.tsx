const examples = [
  {
    when: 'You come back after two weeks',
    say: 'Good to see you. Nothing is lost, and nothing is late.',
    not: 'You missed 14 days.',
  },
  {
    when: 'The list is empty',
    say: 'Nothing is waiting. Rest counts too.',
    not: 'No tasks yet! Get started now!',
  },
  {
    when: 'A task is too big for today',
    say: 'Not this week. It comes back on Monday.',
    not: 'This task is overdue.',
  },
  {
    when: 'A button',
    say: 'Add a task',
    not: 'Submit',
  },
];

const habits = [
  'Short words, short sentences, one thought in each.',
  'We say what happened, what’s safe, and what to do next.',
  'No blame, no alarm, no forced cheerfulness.',
  'If we don’t know something, we say so.',
];

/** Plain words, with what is said and what is not. */
export const HowWeSpeak = () => (
  <section aria-labelledby="voice" className="mt-24 lg:mt-32">
    <h2 id="voice" className="scroll-mt-24 text-2xl font-semibold sm:text-3xl">
      How we write
    </h2>
    <p className="mt-3 max-w-2xl text-lg text-muted">
      Like a friend who knows what it’s like. People with ADHD have heard enough about what they didn’t do.
    </p>
    <ul className="mt-6 max-w-2xl list-disc space-y-1.5 pl-6 marker:text-calm">
      {habits.map((habit) => (
        <li key={habit}>{habit}</li>
      ))}
    </ul>
    <dl className="mt-10 divide-y divide-line border-y border-line">
      {examples.map(({ when, say, not }) => (
        <div key={when} className="grid gap-x-10 gap-y-3 py-6 md:grid-cols-[1fr_1.3fr_1.3fr]">
          <dt className="font-medium">{when}</dt>
          <dd>
            <span className="block text-muted">We say:</span>
            <q className="text-lg">{say}</q>
          </dd>
          <dd>
            <span className="block text-muted">We don’t say:</span>
            <q className="text-lg text-muted">{not}</q>
          </dd>
        </div>
      ))}
    </dl>
  </section>
);
