export const longestReason = 500;

/** Said often enough to be one press; each says what the person can do about it. */
export const usualReasons = [
  {
    label: 'Words in it',
    text: 'There’s singing or speech in it. The library is for music without words. You can keep it for yourself.',
  },
  {
    label: 'Rights unclear',
    text: 'It sounds like a published recording. Please offer only music you own or may share.',
  },
  {
    label: 'Sound quality',
    text: 'The sound is distorted or cut off. If you have a better copy, please upload that one.',
  },
  {
    label: 'Not for focus',
    text: 'It changes too suddenly to work to. You can keep it for yourself.',
  },
] as const;

export type ReasonProblem = 'Please say why.' | 'Please use at most 500 characters.';

/** What is wrong with a reason, or null. */
export const reasonProblem = (reason: string): ReasonProblem | null => {
  const { length } = reason.trim();
  if (length === 0) return 'Please say why.';
  return length > longestReason ? 'Please use at most 500 characters.' : null;
};
