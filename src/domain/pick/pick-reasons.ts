import { type Day, daysBetween } from '#domain/calendar/day.ts';
import { dayInWords } from '#domain/calendar/day-in-words.ts';
import { type Energy, energyLevels } from '#domain/records/kinds/energy.ts';

const soon = 7;

/** From 0 for a week away or more to 1 for today. A day that has passed presses no harder than today. */
export const nearness = (dueOn: Day | null, today: Day): number => {
  if (dueOn === null) return 0;
  return 1 - Math.min(soon, Math.max(0, daysBetween(today, dueOn))) / soon;
};

export const dueReason = (dueOn: Day | null, today: Day): string | null => {
  if (dueOn === null || daysBetween(today, dueOn) >= soon) return null;
  if (dueOn < today) return 'Its date has passed';
  const words = dayInWords(dueOn, today);
  return daysBetween(today, dueOn) <= 1 ? `It is due ${words.toLowerCase()}` : `It is due on ${words}`;
};

export const plannedReason = (doOn: Day | null, today: Day): string | null => {
  if (doOn === null || doOn > today) return null;
  return doOn === today ? 'You planned it for today' : 'It has been waiting for you';
};

/** Only for a task that fits: nobody is told what they lack. */
export const energyReason = (asked: Energy, said: Energy | null, guess: Energy | null): string | null => {
  const there = said ?? guess;
  if (asked === 'low') return 'It needs little energy';
  if (there === null || energyLevels[asked] > energyLevels[there]) return null;
  if (said === null) return 'It fits the energy you usually have now';
  return asked === said ? 'It fits the energy you have' : 'It needs less energy than you have';
};
