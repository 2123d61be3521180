/** At most so many letters, the last of them an ellipsis where something is missing. */
export const cutShort = (text: string, longest: number): string => {
  const letters = Array.from(text);
  if (letters.length <= longest) return text;
  return `${letters
    .slice(0, longest - 1)
    .join('')
    .trimEnd()}…`;
};
