import { ArrowRight } from 'lucide-react';

const answers = [
  ['Starting feels like a wall.', 'Press one button. Get one task and its first small step.'],
  ['The list is too long to look at.', 'You see what fits your energy. The rest can wait.'],
  ['Time slips away.', 'A ring shows the time left, even if your device sleeps.'],
  ['One phone call, and the thread is gone.', 'A card takes you back to where you were.'],
  ['A bad week, and the app makes you feel guilty.', 'Come back when you like. Nothing turns red.'],
] as const;

/** What is hard, and one line on what is done about it. */
export const PainPoints = () => (
  <section id="adhd-problems" aria-labelledby="adhd-problems-title">
    <h2 id="adhd-problems-title" className="text-3xl font-semibold sm:text-4xl">
      Does this sound like you?
    </h2>
    <dl className="mt-8 divide-y divide-line border-y border-line">
      {answers.map(([pain, answer]) => (
        <div
          key={pain}
          className="grid grid-cols-1 gap-x-10 gap-y-2 py-6 md:grid-cols-[1fr_1.2fr] md:items-center md:py-7"
        >
          <dt className="text-xl text-muted">{pain}</dt>
          <dd className="flex gap-5 text-xl font-medium">
            <ArrowRight aria-hidden="true" className="mt-[0.2em] size-[1.2em] shrink-0 text-calm" />
            {answer}
          </dd>
        </div>
      ))}
    </dl>
  </section>
);
