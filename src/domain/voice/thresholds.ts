/** How sure is sure enough. Tuned on the spoken tuning set and on the tables beside; never on what is held out. */
export const thresholds = {
  /** A phrase the recogniser finds likely enough beside its own words: natural logarithm. */
  nearDistance: 5,
  /** And this much likelier than the best phrase of any other command. */
  nearMargin: 1.2,
  /** And more than the best that has all its words and others. */
  longerMargin: 4.5,
  /** Words that fit one command loosely are not believed while the sound is this near to a phrase of another. */
  rivalDistance: 4,
  /** Words that sound like a phrase, 0 to 1. */
  soundDistance: 0.2,
  soundMargin: 0.05,
  /** And no word of it further than this from the word in its place. */
  wordDistance: 0.45,
  /** Far enough to be wrong, near enough to be asked about. */
  offeredDistance: 7,
  offeredSound: 0.4,
  /** A task with a word less likely than four in five is shown before it is saved: natural logarithm. */
  taskWord: -0.22,
} as const;
