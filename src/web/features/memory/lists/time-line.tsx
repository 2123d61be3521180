import { useState } from 'react';
import type { Memory } from '#domain/memory/memory.ts';
import { type ListWorld, MemoryList } from '#web/features/memory/lists/memory-list.tsx';
import { dayOf } from '#web/platform/clock/clock.ts';
import { useDateFormat } from '#web/platform/clock/use-date-format.ts';
import { Button } from '#web/ui/button.tsx';

const step = 14;

const momentOf = ({ saidAt, createdAt }: Memory): string => saidAt ?? createdAt;

/** By the day something was said, which may be long before it was stored; the newest day first. */
const byDay = (memories: readonly Memory[]): readonly (readonly [day: string, of: readonly Memory[]])[] => {
  const sorted = memories.toSorted((one, other) => Date.parse(momentOf(other)) - Date.parse(momentOf(one)));
  const days = new Map<string, Memory[]>();
  for (const memory of sorted) {
    const day = dayOf(new Date(momentOf(memory)));
    days.set(day, [...(days.get(day) ?? []), memory]);
  }
  return [...days];
};

interface TimeLineProps {
  readonly memories: readonly Memory[];
  readonly world: ListWorld;
}

export const TimeLine = ({ memories, world }: TimeLineProps) => {
  const [shown, setShown] = useState(step);
  const written = useDateFormat({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const days = byDay(memories);
  return (
    <>
      <ol aria-label="Time line" className="mt-6 border-l-2 border-line pl-5 sm:pl-7">
        {days.slice(0, shown).map(([day, ofDay]) => {
          const words = written.format(new Date(`${day}T12:00`));
          return (
            <li key={day} className="relative pb-5">
              <span
                aria-hidden="true"
                className="absolute top-2 -left-5 size-3 -translate-x-[calc(50%+1px)] rounded-full border-2 border-calm bg-paper sm:-left-7"
              />
              <h3 className="font-semibold">
                <time dateTime={day}>{words}</time>
              </h3>
              <MemoryList label={words} memories={ofDay} world={world} known="day" />
            </li>
          );
        })}
      </ol>
      {days.length > shown && (
        <Button className="mt-2" onClick={() => setShown(shown + step)}>
          Show earlier days
        </Button>
      )}
    </>
  );
};
