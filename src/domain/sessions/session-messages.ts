/** Spec 1 §8. */
export const sessionMessages = {
  create: 'Failed to create session',
  logout: 'Failed to logout sessions',
  trust: 'Failed to trust device',
  load: 'Failed to load sessions',
} as const;
