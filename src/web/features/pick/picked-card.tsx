import { dateLocale } from '#web/platform/clock/local-words.ts';
import { Clock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { finishBy } from '#domain/estimates/finish-by.ts';
import type { Picked } from '#domain/pick/pick.ts';

const glance = 15_000;

/** "Finish by 15:40", which moves on while nobody starts. */
const FinishBy = ({ minutes }: { readonly minutes: number }) => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), glance);
    return () => clearInterval(timer);
  }, []);
  return (
    // Its moving is nothing to be read out again and again.
    <p aria-live="off" className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-muted">
      <span className="inline-flex items-center gap-2 whitespace-nowrap">
        <Clock aria-hidden="true" className="size-[1em] shrink-0" />
        {finishBy(new Date(now), minutes, dateLocale())}
      </span>
      <span className="whitespace-nowrap">about {minutes} min</span>
    </p>
  );
};

/** The one task, what to do first, and why this one. */
export const PickedCard = ({ picked }: { readonly picked: Picked }) => {
  const { task, firstStep, minutes, reasons } = picked;
  return (
    <div className="settle-in rounded-3xl border border-line bg-paper p-5 sm:p-6">
      <h3 className="text-2xl leading-snug font-semibold break-words text-balance">{task.title}</h3>
      <p className="mt-3 text-lg break-words">
        <span className="text-muted">First: </span>
        {firstStep.title}
      </p>
      {minutes !== null && <FinishBy minutes={minutes} />}
      <ul aria-label="Why this one" className="mt-4 flex flex-wrap gap-2">
        {reasons.map((reason) => (
          <li key={reason} className="rounded-full bg-calm-soft px-4 py-1.5 break-words">
            {reason}
          </li>
        ))}
      </ul>
    </div>
  );
};
