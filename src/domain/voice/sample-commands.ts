/**
 * What the front page suggests saying: examples of the command table that need no account. Apart from it, since the
 * table is long and every visitor loads this; a test compares the two.
 */
export const sampleCommands = ['Deep focus', 'Put on something calm', 'Something upbeat', 'Pause'] as const;
