/** What recognisers write for a word of the table. */
const words: Readonly<Record<string, string>> = {
  paws: 'pause',
  pores: 'pause',
  pours: 'pause',
  paused: 'pause',
  pose: 'pause',
  necks: 'next',
  nex: 'next',
  neck: 'next',
  skipped: 'skip',
  skips: 'skip',
  scape: 'skip',
  com: 'calm',
  comb: 'calm',
  kalm: 'calm',
  fokus: 'focus',
  focuses: 'focus',
  focal: 'focus',
  hocus: 'focus',
  sesh: 'session',
  sections: 'session',
  section: 'session',
  quieta: 'quieter',
  lauder: 'louder',
  undue: 'undo',
  resum: 'resume',
  relaks: 'relax',
  relapse: 'relax',
};
const runs: readonly (readonly [RegExp, string])[] = [
  [/\bfolks? (?:us|is)\b/u, 'focus'],
  [/\bup beat\b/u, 'upbeat'],
  [/\benergy (?:zing|sing)\b/u, 'energizing'],
  [/\b(pick|choose) four\b/u, '$1 for'],
  [/^(?:and|on|un|in) do\b/u, 'undo'],
  [/^and (?=(?:(?:the|my|this) )?(?:focus )?(?:session|timer)$)/u, 'end '],
  [/^(?:come|com) (?=music|down$)/u, 'calm '],
  [/\bsomething (?:come|com)$/u, 'something calm'],
  [/^started (?=(?:a|the|my) )/u, 'start '],
  [/^(?:passed|pass|past) (?=(?:the|my) )/u, 'pause '],
];

/** The words with what sounds alike put right; the same array where nothing does. */
export const correctMisheard = (said: readonly string[]): readonly string[] => {
  const text = said.map((word) => (Object.hasOwn(words, word) ? (words[word] ?? word) : word)).join(' ');
  const right = runs.reduce((so, [heard, by]) => so.replace(heard, by), text);
  return right === said.join(' ') ? said : right.split(' ');
};
