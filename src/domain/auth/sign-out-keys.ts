const related = ['auth', 'supabase', 'token'];
const prefixes = ['sb-', 'user_', 'session_', 'gateway_preferences_'];

/** Spec 1 §4: the storage keys that sign-out clears. Everything else on the device stays. */
export const isClearedAtSignOut = (key: string): boolean => {
  const name = key.toLowerCase();
  return related.some((word) => name.includes(word)) || prefixes.some((prefix) => name.startsWith(prefix));
};
