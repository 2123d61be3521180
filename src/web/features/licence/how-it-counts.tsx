import { CalendarDays, FolderOpen, Leaf } from 'lucide-react';

const rules = [
  {
    name: 'AI requests are counted per month',
    text: 'One is an answer of a language model, if the operator connected one. What Kindling works out by itself isn’t counted, nor a request that got no answer. They start from zero on the first day of each month, at midnight UTC.',
    Icon: CalendarDays,
  },
  {
    name: 'Documents and storage are totals',
    text: 'A document is a file that Mine Chat Insights looks through. Music counts as storage only. Deleting something frees up space. A gigabyte is 1,000,000,000 bytes.',
    Icon: FolderOpen,
  },
  {
    name: 'Reaching a limit deletes nothing',
    text: 'You can’t add more until there’s room. You keep what you have.',
    Icon: Leaf,
  },
];

export const HowItCounts = () => (
  <section aria-labelledby="how-it-counts" className="mt-20">
    <h2 id="how-it-counts" className="text-2xl font-semibold sm:text-3xl">
      How limits work
    </h2>
    <ul className="mt-8 grid gap-x-10 gap-y-8 md:grid-cols-3">
      {rules.map(({ name, text, Icon }) => (
        <li key={name} className="flex gap-4 md:block">
          <span className="grid size-12 shrink-0 place-items-center rounded-full border border-line bg-surface text-calm">
            <Icon aria-hidden="true" className="size-6" />
          </span>
          <div>
            <h3 className="pt-2 text-lg font-medium md:pt-4">{name}</h3>
            <p className="mt-1.5 max-w-sm text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  </section>
);
