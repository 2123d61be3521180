import { addDays, type Day } from '#domain/calendar/day.ts';
import { dayInWords } from '#domain/calendar/day-in-words.ts';
import { isWaiting } from '#domain/tasks/choose-task.ts';
import { placeOf } from '#domain/tasks/task-place.ts';
import type { OwnRecords } from './count-own-records.ts';

type PlanTask = OwnRecords['tasks'][number];

const mostNamed = 6;

const taskLine = ({ title, estimatedMinutes, doOn, dueOn }: PlanTask, today: Day): string => {
  const facts = [
    estimatedMinutes === null ? null : `${estimatedMinutes} min`,
    doOn === null || doOn <= today ? null : dayInWords(doOn, today),
    dueOn === null ? null : `due ${dayInWords(dueOn, today)}`,
  ].filter((fact) => fact !== null);
  return `• ${title}${facts.length === 0 ? '' : ` (${facts.join(', ')})`}`;
};

const chosen = (when: 'today' | 'tomorrow' | 'week', { tasks, today }: OwnRecords): readonly PlanTask[] => {
  const waiting = tasks.filter(isWaiting);
  const last = when === 'week' ? addDays(today, 6) : addDays(today, 1);
  const isOn = (day: Day | null): boolean =>
    day !== null && (when === 'tomorrow' ? day === last : day <= last);
  if (when === 'today') return waiting.filter((task) => placeOf(task, today) === 'today');
  return waiting.filter(({ doOn, dueOn }) => isOn(doOn) || isOn(dueOn));
};

const names = { today: 'today', tomorrow: 'tomorrow', week: 'the next seven days' } as const;

/** What is planned or due then, with what it asks for where somebody said it. */
export const planWords = (when: 'today' | 'tomorrow' | 'week', records: OwnRecords): readonly string[] => {
  const planned = chosen(when, records);
  if (planned.length === 0) return [`Nothing is planned for ${names[when]}.`];
  const known = planned.flatMap(({ estimatedMinutes }) => estimatedMinutes ?? []);
  const sum = known.reduce((total, minutes) => total + minutes, 0);
  const more = planned.length - mostNamed;
  return [
    `For ${names[when]} there ${planned.length === 1 ? 'is 1 task' : `are ${planned.length} tasks`}.`,
    ...planned.slice(0, mostNamed).map((task) => taskLine(task, records.today)),
    ...(more > 0 ? [`And ${more} more.`] : []),
    ...(known.length === 0
      ? []
      : [`Together about ${sum} minutes for the ${known.length} with an estimate.`]),
    'One is enough to begin with. Ask “what now?” and I’ll pick it.',
  ];
};
