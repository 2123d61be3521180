import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

const ways = [
  {
    to: '/adhd-screening',
    name: 'See your own traits',
    says: 'A self-screening of six areas. Nothing is stored.',
  },
  { to: '/music-guide', name: 'Read what music can do', says: 'What studies found, and what they didn’t.' },
  {
    to: '/old-homepage',
    name: 'Choose your own path',
    says: 'Quick, medium or deep, as your energy allows.',
  },
];

/** The end of the page: the one thing to do next, and quiet ways on. */
export const Closing = ({ action }: { readonly action: ReactNode }) => (
  <section aria-labelledby="closing">
    <h2 id="closing" className="text-center text-3xl font-semibold text-balance sm:text-4xl">
      One small thing is enough for today
    </h2>
    <div className="mt-8 flex justify-center">{action}</div>
    <ul className="mt-14 grid gap-x-12 sm:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))]">
      {ways.map(({ to, name, says }) => (
        <li key={to} className="border-t border-line">
          <Link to={to} className="group block min-h-[44px] rounded-2xl py-5">
            <span className="flex items-center gap-2 text-lg font-medium underline-offset-4 group-hover:underline">
              {name}
              <ArrowRight aria-hidden="true" className="size-[1em] shrink-0 text-calm" />
            </span>
            <span className="mt-1 block text-balance text-muted">{says}</span>
          </Link>
        </li>
      ))}
    </ul>
  </section>
);
