import type { Memory } from '#domain/memory/memory.ts';
import { useDateFormat } from '#web/platform/clock/use-date-format.ts';
import { useToday } from '#web/platform/clock/use-today.ts';

const thisYear = { day: 'numeric', month: 'long' } as const;
const anotherYear = { ...thisYear, year: 'numeric' } as const;

/** "From your memory, 3 March": when it was said, or else stored. */
export const useMemoryDate = (memory: Pick<Memory, 'saidAt' | 'createdAt'> | null): string => {
  const date = new Date(memory === null ? 0 : (memory.saidAt ?? memory.createdAt));
  const isThisYear = String(date.getFullYear()) === useToday().slice(0, 4);
  return `From your memory, ${useDateFormat(isThisYear ? thisYear : anotherYear).format(date)}`;
};
