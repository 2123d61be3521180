import { useEffect, useRef } from 'react';
import type { LookedCalendar } from '#web/features/calendars/use-read-calendar.ts';
import { dayOf, today } from '#web/platform/clock/clock.ts';
import { clockWords, daySentence } from '#web/platform/clock/local-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Switch } from '#web/ui/switch.tsx';

interface CalendarPreviewProps {
  readonly looked: LookedCalendar;
  readonly titles: boolean;
  readonly onTitles: (titles: boolean) => void;
  readonly onSave: () => void;
  readonly onBack: () => void;
}

const shown = 5;

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const leftLines = ({ left }: LookedCalendar['reading']): readonly string[] =>
  [
    [left.free, 'marked as free time'],
    [left.cancelled, 'cancelled'],
    [left.elsewhere, 'already over or more than 90 days ahead'],
  ]
    .filter(([count]) => count !== 0)
    .map(([count, why]) => `Left out: ${counted(Number(count), 'event', 'events')} ${why}.`)
    .concat(
      left.unread === 0
        ? []
        : [
            `${counted(left.unread, 'event has', 'events have')} a date or a repeat that we couldn’t read in full. Check ${left.unread === 1 ? 'it' : 'them'} in your calendar.`,
          ],
      left.unsureZone === 0
        ? []
        : [
            `${counted(left.unsureZone, 'event has', 'events have')} a time zone we don’t know. We took it as yours.`,
          ],
    );

/** What is in the file, before any of it is kept. */
export const CalendarPreview = ({ looked, titles, onTitles, onSave, onBack }: CalendarPreviewProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { commitments, until } = looked.reading;
  const when = (at: (typeof commitments)[number]): string => {
    if (at.startsAt === null) return daySentence(at.firstDay ?? '', today());
    const start = new Date(at.startsAt);
    return `${daySentence(dayOf(start), today())}, ${clockWords(start)}`;
  };
  return (
    <div className="mt-5 rounded-3xl border border-line bg-surface p-5 sm:p-7">
      <h4 ref={heading} tabIndex={-1} className="text-lg font-semibold break-words outline-none">
        {looked.name}: {counted(commitments.length, 'busy time', 'busy times')} until{' '}
        {daySentence(dayOf(new Date(until)), today())}
      </h4>
      {looked.replaces && (
        <p className="mt-2">This replaces what you brought in from this calendar before.</p>
      )}
      {commitments.length > 0 && (
        <ul aria-label="The first few" className="mt-3 divide-y divide-line border-y border-line">
          {commitments.slice(0, shown).map((one) => (
            <li key={one.key} className="py-2.5 break-words">
              {when(one)}
              {titles && one.title !== '' && `: ${one.title}`}
            </li>
          ))}
        </ul>
      )}
      {leftLines(looked.reading).map((line) => (
        <p key={line} className="mt-2 text-muted">
          {line}
        </p>
      ))}
      <div className="mt-3">
        <Switch
          label="Keep titles"
          hint="Off, only the times are kept."
          checked={titles}
          onChange={onTitles}
        />
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button kind="primary" onClick={onSave}>
          Keep these times
        </Button>
        <Button kind="plain" onClick={onBack}>
          Cancel
        </Button>
      </div>
    </div>
  );
};
