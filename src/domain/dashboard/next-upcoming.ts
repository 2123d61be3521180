import { addDays, type Day } from '#domain/calendar/day.ts';
import { commitmentInWords, nextCommitment } from '#domain/dashboard/next-commitment.ts';
import type { CalendarEvent } from '#domain/records/kinds/other-calendar.ts';
import type { Task } from '#domain/records/kinds/task.ts';
import { isWaiting } from '#domain/tasks/choose-task.ts';

/** The next thing that somebody is bound to: a task with a day or a time, or a time that another calendar has taken. */
export interface Upcoming {
  /** Empty where a calendar was read without titles. */
  readonly title: string;
  readonly day: Day;
  /** Null for a day without a time. */
  readonly starts: number | null;
  readonly ends: number | null;
  /** It has begun: it is no longer what comes next. */
  readonly isOn: boolean;
}

export interface WhereAndWhen {
  readonly now: number;
  readonly today: Day;
  /** What the clock of the person's own place makes of a day and a time such as 15:00. */
  readonly momentAt: (day: Day, time: string) => number;
  readonly dayAt: (moment: number) => Day;
}

const timedTasks = (tasks: readonly Task[], when: WhereAndWhen): readonly Upcoming[] =>
  tasks.flatMap((task) => {
    const day = task.doOn ?? task.dueOn;
    if (!isWaiting(task) || task.doAt === null || day === null || day < when.today) return [];
    const starts = when.momentAt(day, task.doAt);
    return starts <= when.now ? [] : [{ title: task.title, day, starts, ends: null, isOn: false }];
  });

const takenTimes = (events: readonly CalendarEvent[], when: WhereAndWhen): readonly Upcoming[] =>
  events.flatMap((event): readonly Upcoming[] => {
    if (event.startsAt !== null && event.endsAt !== null) {
      const [starts, ends] = [Date.parse(event.startsAt), Date.parse(event.endsAt)];
      if (Math.max(starts, ends - 1) < when.now) return [];
      return [{ title: event.title, day: when.dayAt(starts), starts, ends, isOn: starts <= when.now }];
    }
    if (event.firstDay === null || event.lastDay === null || event.lastDay < when.today) return [];
    const isOn = event.firstDay < when.today;
    return [{ title: event.title, day: isOn ? when.today : event.firstDay, starts: null, ends: null, isOn }];
  });

/** A day is as near as its end: whatever has an hour before that comes first. */
const nearness = ({ starts, day }: Upcoming, when: WhereAndWhen): number =>
  starts ?? when.momentAt(addDays(day, 1), '00:00');

/** What comes next, also for somebody who is in the middle of something. */
export const nextUpcoming = (
  tasks: readonly Task[],
  events: readonly CalendarEvent[],
  when: WhereAndWhen,
): Upcoming | null => {
  const dated = nextCommitment(tasks, when.today);
  const all: readonly Upcoming[] = [
    ...timedTasks(tasks, when),
    ...takenTimes(events, when).filter(({ isOn }) => !isOn),
    ...(dated === null
      ? []
      : [{ title: dated.task.title, day: dated.day, starts: null, ends: null, isOn: false }]),
  ];
  let next: Upcoming | null = null;
  for (const one of all) if (next === null || nearness(one, when) < nearness(next, when)) next = one;
  return next;
};

/** What is on now: of several the one that is over first. */
export const onNow = (events: readonly CalendarEvent[], when: WhereAndWhen): Upcoming | null => {
  const over = ({ ends }: Upcoming): number => ends ?? Infinity;
  let now: Upcoming | null = null;
  for (const one of takenTimes(events, when)) {
    if (one.isOn && (now === null || over(one) < over(now))) now = one;
  }
  return now;
};

const lengthInWords = (milliseconds: number): string => {
  // Down to the whole minute: whoever reads that there are five has five.
  const minutes = Math.floor(milliseconds / 60_000);
  if (minutes < 1) return 'now';
  if (minutes < 60) return `in ${minutes} min`;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return rest === 0 ? `in ${hours} h` : `in ${hours} h ${rest} min`;
};

/** "until 15:30", "at 15:00, in 25 min", "tomorrow, at 09:00", or how far off a day is. */
export const upcomingInWords = (
  upcoming: Upcoming,
  when: WhereAndWhen,
  clockWords: (moment: number) => string,
): string => {
  const { starts, ends, day, isOn } = upcoming;
  if (starts === null) {
    const left = Math.floor((when.momentAt(addDays(when.today, 1), '00:00') - when.now) / 3_600_000);
    return commitmentInWords(day, when.today, left);
  }
  if (isOn) return `until ${clockWords(ends ?? starts)}`;
  if (day === when.today) return `at ${clockWords(starts)}, ${lengthInWords(starts - when.now)}`;
  return `${commitmentInWords(day, when.today, 0)}, at ${clockWords(starts)}`;
};
