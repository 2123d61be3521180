/** Spec 1 §2: a title is cut to 60 characters (57 plus an ellipsis), a description to 160 (157 plus one). */
export const headLimits = { title: 60, description: 160 } as const;

// Three dots, not the one-character sign: 57 and 3 make the 60 that the specification counts.
const ellipsis = '...';

/** Counts code points, so that a letter outside the basic plane is never cut in half. */
const cutTo = (text: string, limit: number): string => {
  // As many UTF-16 units as the limit can never hold more code points than the limit.
  if (text.length <= limit) return text;
  const characters = Array.from(text);
  if (characters.length <= limit) return text;
  return `${characters.slice(0, limit - ellipsis.length).join('')}${ellipsis}`;
};

export const truncateTitle = (title: string): string => cutTo(title, headLimits.title);
export const cutDescription = (description: string): string => cutTo(description, headLimits.description);
