/** The day each reading page last changed in meaning. It stands on the page and in its structured data. */
export const lastChanged = {
  '/privacy': '2026-11-17',
  '/terms': '2026-11-16',
  '/music-guide': '2026-11-16',
  '/adhd-research': '2026-11-16',
  '/music-therapy-research': '2026-11-16',
  '/security-overview': '2026-11-17',
  '/security-architecture': '2026-11-17',
  '/ai-memory-system': '2026-11-17',
  '/data-export': '2026-11-18',
  '/documentation-migration': '2026-11-16',
} as const;

export type ReadingPath = keyof typeof lastChanged;

const written = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** `2026-11-15` as people write it. */
export const writtenDay = (day: string): string => written.format(new Date(`${day}T00:00:00Z`));
