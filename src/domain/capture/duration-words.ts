const said: Readonly<Record<string, number>> = {
  'half an hour': 30,
  'half hour': 30,
  'an hour': 60,
  'quarter of an hour': 15,
  'a quarter of an hour': 15,
  'an hour and a half': 90,
};

/** Minutes that words in small letters name; null for any other words. Not yet judged. */
export const minutesNamed = (words: readonly string[]): number | null => {
  const text = words.join(' ');
  if (Object.hasOwn(said, text)) return said[text] ?? null;
  const minutes = /^(\d{1,4}) ?(?:m|mins?|minutes?)$/.exec(text);
  if (minutes !== null) return Number(minutes[1]);
  const hours = /^(\d{1,2})(?:[.,](\d))? ?(?:h|hrs?|hours?)$/.exec(text);
  if (hours !== null) return Number(hours[1]) * 60 + Number(hours[2] ?? 0) * 6;
  const both = /^(\d{1,2}) ?(?:h|hrs?|hours?) ?(?:and )?(\d{1,2}) ?(?:m|mins?|minutes?)?$/.exec(text);
  return both === null ? null : Number(both[1]) * 60 + Number(both[2]);
};
