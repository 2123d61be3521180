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
const pairs: Readonly<Record<string, string>> = {
  'folk us': 'focus',
  'folk is': 'focus',
  'folks us': 'focus',
  'up beat': 'upbeat',
  'un do': 'undo',
  'on do': 'undo',
  'pick four': 'pick for',
  'choose four': 'choose for',
  'energy zing': 'energizing',
  'energy sing': 'energizing',
};

/** The words with what sounds alike put right; the same array where nothing does. */
export const putRight = (said: readonly string[]): readonly string[] => {
  const text = said.map((word) => (Object.hasOwn(words, word) ? (words[word] ?? word) : word)).join(' ');
  const right = Object.entries(pairs).reduce((so, [pair, by]) => so.replaceAll(pair, by), text);
  return right === said.join(' ') ? said : right.split(' ');
};
