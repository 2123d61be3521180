import { CircleDot, Focus, Gauge, Sparkles } from 'lucide-react';

const steps = [
  {
    name: 'Energy',
    text: 'Low, medium or high. One tap, no explaining.',
    Icon: Gauge,
  },
  {
    name: 'One task',
    text: 'Kindling picks the task that fits. Bigger ones stay out of sight.',
    Icon: CircleDot,
  },
  {
    name: 'Focus with music',
    text: 'Press start. A quiet ring shows the time left, and the music lasts as long as you do.',
    Icon: Focus,
  },
  {
    name: 'What helped',
    text: 'One question at the end. Next time, Kindling plays the music that helped.',
    Icon: Sparkles,
  },
];

export const TheLoop = () => (
  <section aria-labelledby="the-loop">
    <h2 id="the-loop" className="text-2xl font-semibold sm:text-3xl">
      How it works
    </h2>
    <ol className="mt-10 grid gap-x-8 gap-y-9 sm:grid-cols-2 lg:grid-cols-4">
      {steps.map(({ name, text, Icon }, index) => (
        <li key={name} className="relative flex gap-5 lg:block">
          {index < steps.length - 1 && (
            <span
              aria-hidden="true"
              className="absolute top-6 right-0 left-16 hidden border-t-2 border-dotted border-edge lg:block"
            />
          )}
          <span className="grid size-12 shrink-0 place-items-center rounded-full border border-line bg-surface text-calm">
            <Icon aria-hidden="true" className="size-6" />
          </span>
          <div>
            <h3 className="pt-2 text-xl font-medium lg:pt-5">{name}</h3>
            <p className="mt-2 max-w-xs text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  </section>
);
