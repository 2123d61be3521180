import { CircleAlert, FileUp, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import type { OtherCalendar } from '#domain/records/kinds/other-calendar.ts';
import { CalendarPreview } from '#web/features/calendars/calendar-preview.tsx';
import { type CalendarProblem, useReadCalendar } from '#web/features/calendars/use-read-calendar.ts';
import { dayOf, today } from '#web/platform/clock/clock.ts';
import { useMinute } from '#web/platform/clock/use-minute.ts';
import { daySentence } from '#web/platform/clock/local-words.ts';
import { useRecords } from '#web/services/records/use-records.ts';
import { Button } from '#web/ui/button.tsx';

const problemWords: Readonly<Record<CalendarProblem, string>> = {
  'too-big': 'This file is larger than 20 MB. Export a shorter period from your calendar and try again.',
  'no-calendar': 'This isn’t a calendar file. Look for “Export” in your calendar; the file ends in .ics.',
  'too-many':
    'This file has more than 5,000 events ahead. Export a shorter period from your calendar and try again.',
  'too-many-calendars': 'You have ten calendars here already. Delete one first.',
};

interface CalendarRowProps {
  readonly calendar: OtherCalendar;
  readonly times: number;
  readonly onDelete: () => void;
}

const day = (moment: string): string => daySentence(dayOf(new Date(moment)), today());

const CalendarRow = ({ calendar, times, onDelete }: CalendarRowProps) => {
  const hasEnded = Date.parse(calendar.readUntil) <= useMinute().getTime();
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="font-medium break-words">{calendar.name}</p>
        <p className="text-muted">
          {times === 1 ? '1 busy time' : `${times} busy times`}, {calendar.keepsTitles ? 'with' : 'without'}{' '}
          titles. Read {day(calendar.readAt)}, complete until {day(calendar.readUntil)}.
        </p>
        {hasEnded && <p>Your calendar file ends here. Read a newer one.</p>}
      </div>
      <Button haptic="heavy" aria-label={`Delete ${calendar.name}`} onClick={onDelete}>
        <Trash2 aria-hidden="true" />
        Delete
      </Button>
    </li>
  );
};

/** When somebody is busy elsewhere, from files of other calendars. */
export const OtherCalendarsPart = () => {
  const file = useRef<HTMLInputElement>(null);
  const calendars = useRecords('otherCalendars');
  const events = useRecords('calendarEvents');
  const state = useReadCalendar();
  return (
    <>
      {calendars.length > 0 && (
        <ul aria-label="Calendars you brought in" className="mt-3 divide-y divide-line border-y border-line">
          {calendars.map((calendar) => (
            <CalendarRow
              key={calendar.id}
              calendar={calendar}
              times={events.filter(({ calendarId }) => calendarId === calendar.id).length}
              onDelete={() => state.remove(calendar)}
            />
          ))}
        </ul>
      )}
      {state.looked === null ? (
        <>
          <output className="mt-3 flex items-start gap-2 empty:hidden">
            {state.problem !== null && (
              <>
                <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-calm" />
                {problemWords[state.problem]}
              </>
            )}
          </output>
          <input
            ref={file}
            type="file"
            accept=".ics,text/calendar"
            aria-label="Calendar file"
            className="sr-only"
            tabIndex={-1}
            onChange={(event) => {
              const [chosen] = event.target.files ?? [];
              event.target.value = '';
              if (chosen !== undefined) void state.open(chosen);
            }}
          />
          <Button className="mt-4" onClick={() => file.current?.click()}>
            <FileUp aria-hidden="true" />
            {calendars.length === 0 ? 'Choose a calendar file' : 'Choose another or a newer file'}
          </Button>
        </>
      ) : (
        <CalendarPreview
          looked={state.looked}
          titles={state.titles}
          onTitles={state.setTitles}
          onSave={state.save}
          onBack={state.back}
        />
      )}
    </>
  );
};
