import { type Energy, energies, energyLabels } from '#domain/records/kinds/energy.ts';
import type { SharedView } from '#domain/support/shared-view.ts';

type EnergyDay = NonNullable<SharedView['energy']>['days'][number];
type FocusDay = NonNullable<SharedView['focus']>['days'][number];

const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** 45 min, 2 h, 1 h 20 min. */
export const minutesInWords = (minutes: number): string => {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
};

const checksOf = ({ low, medium, high }: EnergyDay): number => low + medium + high;

/** From 1 for low to 3 for high; null where nobody checked in. */
export const meanOf = (day: EnergyDay): number | null => {
  const checks = checksOf(day);
  return checks === 0 ? null : (day.low + 2 * day.medium + 3 * day.high) / checks;
};

/** “Low twice, high once” as “2 low, 1 high”. */
export const energyDayInWords = (day: EnergyDay): string => {
  const said = energies.filter((energy) => day[energy] > 0);
  return said.length === 0
    ? 'No check-in'
    : said.map((energy) => `${day[energy]} ${energyLabels[energy].toLowerCase()}`).join(', ');
};

const usual = (days: readonly EnergyDay[]): Energy | null => {
  const total = (energy: Energy): number => days.reduce((sum, day) => sum + day[energy], 0);
  const [low, medium, high] = [total('low'), total('medium'), total('high')];
  const checks = low + medium + high;
  // Under three, a word for the whole week would say more than is known.
  if (checks < 3) return null;
  if (low * 2 > checks) return 'low';
  return high * 2 > checks ? 'high' : 'medium';
};

/** One sentence about the week, which stands beside the picture. */
export const energyInWords = (days: readonly EnergyDay[]): string => {
  const checks = days.reduce((sum, day) => sum + checksOf(day), 0);
  if (checks === 0) return 'No energy check-ins this week.';
  const mostly = usual(days);
  return mostly === null
    ? `${plural(checks, 'energy check-in')} this week.`
    : `${plural(checks, 'energy check-in')} this week, usually ${energyLabels[mostly].toLowerCase()}.`;
};

export const focusInWords = (days: readonly FocusDay[]): string => {
  const minutes = days.reduce((sum, day) => sum + day.minutes, 0);
  const sessions = days.reduce((sum, day) => sum + day.sessions, 0);
  return sessions === 0
    ? 'No focus sessions this week.'
    : `${minutesInWords(minutes)} of focus in ${plural(sessions, 'session')}.`;
};

export const finishedInWords = (tasks: number): string =>
  tasks === 0 ? 'No tasks finished this week.' : `${plural(tasks, 'task')} finished this week.`;
