/** As many letters as the database takes; a test compares the two. */
export const coachLimits = {
  goal: 500,
  note: 1000,
  draftTitle: 200,
  draftBody: 8000,
} as const;
