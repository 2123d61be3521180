import { FeedPart } from '#web/features/calendars/feed-part.tsx';
import { OtherCalendarsPart } from '#web/features/calendars/other-calendars-part.tsx';

/** Calendars, both ways. */
export const CalendarPanel = () => (
  <div className="space-y-8">
    <section aria-labelledby="calendar-feed">
      <h3 id="calendar-feed" className="text-xl font-semibold">
        Your tasks in your calendar
      </h3>
      <p className="mt-2 max-w-prose">
        Make a secret address and add it to the calendar you use. It can only be read, and you can delete it
        at any time.
      </p>
      <FeedPart />
    </section>
    <section aria-labelledby="other-calendars">
      <h3 id="other-calendars" className="text-xl font-semibold">
        Your calendar here
      </h3>
      <p className="mt-2 max-w-prose">
        Bring in an .ics file, and your dashboard knows how long you have until your next commitment. The file
        is read on your device. We keep the times of the next 90 days, also for when you’re offline.
      </p>
      <OtherCalendarsPart />
    </section>
  </div>
);
