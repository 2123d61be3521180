/** What a person can share, in the order in which it is shown. Screening and memory are not among it, and cannot be. */
export const shareFields = ['energy', 'focus', 'finished', 'projects', 'rituals', 'titles'] as const;
export type ShareField = (typeof shareFields)[number];

/** The database holds to the same; a test compares the two. */
export const supportLimits = {
  /** People one shares with at a time, invitations that wait included. */
  supporters: 10,
  /** People one supports at a time. */
  people: 50,
  invitationsPerDay: 10,
  /** For each person one supports. */
  notes: 200,
  projects: 20,
  name: 60,
  days: { min: 1, max: 365 },
  question: 200,
  answer: 1000,
  note: 4000,
} as const;
