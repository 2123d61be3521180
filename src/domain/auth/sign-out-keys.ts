const related = ['auth', 'supabase', 'token'];
const prefixes = ['sb-', 'user_', 'session_', 'gateway_preferences_'];

/** What a person typed and nobody saved yet. It carries its author's id, so nobody else is shown it. */
const unsavedWork = 'kindling-draft-';

/** Spec 1 §4: after a critical error everything goes, but never work that exists on this device alone. */
export const isClearedAfterCriticalError = (key: string): boolean => !key.startsWith(unsavedWork);

/** Spec 1 §4: the storage keys that sign-out clears. Everything else on the device stays. */
export const isClearedAtSignOut = (key: string): boolean => {
  const name = key.toLowerCase();
  return related.some((word) => name.includes(word)) || prefixes.some((prefix) => name.startsWith(prefix));
};
