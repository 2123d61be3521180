/** Minutes that one or two words, in small letters, name; null for any other words. Not yet judged. */
export const minutesNamed = (words: readonly string[]): number | null => {
  const text = words.join(' ');
  const minutes = /^(\d{1,4}) ?(?:m|min|mins|minutes?)$/.exec(text);
  if (minutes !== null) return Number(minutes[1]);
  const hours = /^(\d{1,2})(?:[.,](\d))? ?(?:h|hrs?|hours?)$/.exec(text);
  if (hours !== null) return Number(hours[1]) * 60 + Number(hours[2] ?? 0) * 6;
  const both = /^(\d{1,2})h(\d{1,2})m?$/.exec(text);
  return both === null ? null : Number(both[1]) * 60 + Number(both[2]);
};
