/** Gone from the device with its person: the keys of sign-out begin like this. */
export const recentTracksKey = 'user_recent_tracks';

const most = 12;
const longestId = 64;

/** The ids of what was played last, the newest first. Anything else that stands there is nothing. */
export const parseRecent = (raw: string | null): readonly string[] => {
  if (raw === null) return [];
  try {
    const stored: unknown = JSON.parse(raw);
    if (!Array.isArray(stored)) return [];
    return stored
      .filter((id): id is string => typeof id === 'string' && id !== '' && id.length <= longestId)
      .slice(0, most);
  } catch {
    return [];
  }
};

export const withPlayed = (recent: readonly string[], id: string): readonly string[] =>
  [id, ...recent.filter((one) => one !== id)].slice(0, most);
