import { useState } from 'react';
import { calendarLimits } from '#domain/calendar-files/calendar-limits.ts';
import { type CalendarReading, readCommitments } from '#domain/calendar-files/read-commitments.ts';
import {
  calendarName,
  calendarNamed,
  deleteCalendarChanges,
  readCalendarChanges,
} from '#domain/calendar-files/other-calendar-changes.ts';
import { catalogue } from '#domain/notices/catalogue.ts';
import type { OtherCalendar } from '#domain/records/kinds/other-calendar.ts';
import { newId } from '#web/platform/new-id.ts';
import { showMessage } from '#web/services/messages/show-message.ts';
import { useRecordStore } from '#web/services/records/use-records.ts';

export type CalendarProblem = 'too-big' | 'no-calendar' | 'too-many' | 'too-many-calendars';

export interface LookedCalendar {
  readonly name: string;
  readonly text: string;
  readonly reading: CalendarReading;
  /** Whether it takes the place of one that is here. */
  readonly replaces: boolean;
}

const read = (text: string, titles: boolean) =>
  readCommitments(text, {
    now: Date.now(),
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    titles,
  });

/** From a file to what is kept of it. The file itself never leaves the device. */
export const useReadCalendar = () => {
  const store = useRecordStore();
  const [problem, setProblem] = useState<CalendarProblem | null>(null);
  const [looked, setLooked] = useState<LookedCalendar | null>(null);
  const [titles, setTitles] = useState(false);

  const fail = (why: CalendarProblem): void => {
    setProblem(why);
    setLooked(null);
  };
  const open = async (file: File): Promise<void> => {
    if (file.size > calendarLimits.fileBytes) {
      fail('too-big');
      return;
    }
    const text = new TextDecoder().decode(await file.arrayBuffer());
    // With titles, so that the choice can still be made; what is not wanted is never kept.
    const result = read(text, true);
    if (!result.ok) {
      fail(result.problem);
      return;
    }
    const calendars = store.all('otherCalendars');
    const name = calendarName(result.reading, file.name);
    const known = calendarNamed(calendars, name);
    if (known === undefined && calendars.length >= calendarLimits.calendars) {
      fail('too-many-calendars');
      return;
    }
    setProblem(null);
    setTitles(known?.keepsTitles ?? false);
    setLooked({ name, text, reading: result.reading, replaces: known !== undefined });
  };
  const save = (): void => {
    if (looked === null) return;
    const result = read(looked.text, titles);
    if (!result.ok) return;
    const calendars = store.all('otherCalendars');
    const undo = store.write(
      readCalendarChanges({ calendars, events: store.all('calendarEvents') }, result.reading, {
        id: calendarNamed(calendars, looked.name)?.id ?? newId(),
        name: looked.name,
        keepsTitles: titles,
        readAt: new Date().toISOString(),
      }),
    );
    setLooked(null);
    showMessage(catalogue.saved, { description: looked.name, action: { label: 'Undo', run: undo } });
  };
  const remove = (calendar: OtherCalendar): void => {
    const undo = store.write(deleteCalendarChanges(store.all('calendarEvents'), calendar));
    showMessage(catalogue.deleted, { description: calendar.name, action: { label: 'Undo', run: undo } });
  };
  return { problem, looked, titles, setTitles, open, save, remove, back: () => setLooked(null) };
};
