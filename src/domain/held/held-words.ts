import type { Finished } from '#domain/held/archive-changes.ts';
import type { ArchiveAge } from '#domain/records/archived.ts';

export const ageWords: Readonly<Record<ArchiveAge, string>> = {
  30: '30 days',
  90: '90 days',
  180: '180 days',
  365: 'a year',
};

const counted = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString('en')} ${many}`;

/** "14 tasks and 1 project". */
export const thingsInWords = ({ tasks, projects }: Finished): string =>
  [
    tasks.length > 0 || projects.length === 0 ? counted(tasks.length, 'task', 'tasks') : null,
    projects.length > 0 ? counted(projects.length, 'project', 'projects') : null,
  ]
    .filter((part) => part !== null)
    .join(' and ');

export const entriesInWords = (count: number): string => counted(count, 'entry', 'entries');

const kilobyte = 1000;

/** Sizes as people read them: 512 bytes, 12 kB, 3.4 MB. */
export const bytesInWords = (bytes: number): string => {
  if (bytes < kilobyte) return counted(bytes, 'byte', 'bytes');
  if (bytes < kilobyte ** 2) return `${Math.round(bytes / kilobyte)} kB`;
  const megabytes = bytes / kilobyte ** 2;
  return megabytes < kilobyte ? `${megabytes.toFixed(1)} MB` : `${(megabytes / kilobyte).toFixed(1)} GB`;
};
