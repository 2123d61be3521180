import { taskLine } from '#domain/voice/task-line.ts';

const polite =
  "(?:(?:ok(?:ay)?|hey|hi|um|uh|so|well|and|please|kindling|can you|could you|would you|will you|just|i want to|i would like to|i[’']d like to)[\\s,.]+)*";
const thing = '(?:tasks?|tusks?|tass|tast|taks|to-?do|to do|reminder|errand)';
const added = `(?:add|ad|adds|added|adding)\\s+(?:(?:a|an|the|another|one|my)\\s+)?(?:(?:new|quick)\\s+)?${thing}`;
// What recognisers make of "add task". With anything between they are other people's sentences.
const misheard =
  '(?:at|and|had|ed)\\s+task(?!\\s+(?:is|was|will|are|has|had|like|of|that|which|force|manage\\w*)\\b)';
const made = `(?:create|make|write|set|new|note)\\s+(?:(?:a|an|the|another|me a)\\s+)?(?:new\\s+)?${thing}`;
const then = '(?:[:,.;]?\\s+(?:to|named|that says|saying|for me to)(?=\\s)|[:,.;])?\\s+';
// Only what has an article has a name: "add task called the dentist" is "call the dentist", and misheard.
const titled = `(?:add|adds|added|adding|create|make|write|set)\\s+(?:a|an|another|one)\\s+(?:(?:new|quick)\\s+)?${thing}\\s+called\\s+`;
const callTo = /^called(?=\s)/iu;
const list =
  "(?:my|the|our)\\s+(?:(?:to[\\s-]?do|tasks?|today[’']?s?)\\s+)?(?:list|tasks|to[\\s-]?dos?|inbox)";

/** The ways a task is said; what follows is the task. */
const ways: readonly RegExp[] = [
  `${titled}(?<line>.+)`,
  `(?:${added}|${misheard}|${made})${then}(?<line>.+)`,
  // The day before the task: said after it, as it is typed.
  '(?:remind|reminds|remand)\\s+me\\s+(?<before>(?:on\\s+|next\\s+|by\\s+)?(?:today|tonight|tomorrow|week|(?:mon|tues|wednes|thurs|fri|satur|sun)day))\\s+to\\s+(?<line>.+)',
  '(?:remind|reminds|remand)\\s+me\\s+(?:to|about|that)\\s+(?<line>.+)',
  '(?:i\\s+(?:need|have|must|want)\\s+(?:to\\s+)?)?remember\\s+to\\s+(?<line>.+)',
  "(?:don[’']?t|do not)\\s+(?:let me\\s+)?forget\\s+(?:to|about)\\s+(?<line>.+)",
  '(?:(?:(?:make|take) a )?note to self|make a note(?: to| that)?)[:,.]?\\s+(?:to\\s+)?(?<line>.+)',
  `(?:add|put)\\s+(?:to|on)\\s+${list}[:,.]?\\s+(?<line>.+)`,
  `(?:add|put|write)\\s+(?<line>.+?)\\s+(?:to|on|onto|in|into)\\s+${list}(?<after>\\s.+)?`,
].map((way) => new RegExp(`^${polite}${way}$`, 'iu'));

const begun = new RegExp(
  `^${polite}(?:${added}|at task|${made}|remind me(?: to| about)?|remember to|note to self)[\\s.,:!?]*$`,
  'iu',
);

/** "Add task", and then nothing. */
export const wantsTask = (text: string): boolean => begun.test(text.trim());

/** Begins like a task, and may be one: "I need to call the bank", "add call the bank". */
const leaning =
  /^(?:add|task|tasks|to do|todo|note|write down|remember|i (?:need|have|must|want|should|ought)(?: to)?|i['’](?:ve|d) (?:got|like|better)(?: to)?|do not forget)[\s:,]+/iu;

/** The task that words may be, for asking; whether they lean that way, or are only words. */
export const maybeTask = (text: string): { readonly line: string; readonly leans: boolean } => {
  const leans = leaning.test(text);
  const line = taskLine(leans ? text.replace(leaning, '') : text);
  return { line, leans: leans && line !== '' };
};

const nothing = /^(?:it|this|that|them|something|one|task|a task|please|to|the|now)?$/iu;

/** The line of the task somebody asked for; null where they did not, or named none. */
export const parseSpokenTask = (text: string): string | null => {
  const said = text.trim().replaceAll(/[.!?…\s]+$/gu, '');
  for (const way of ways) {
    const groups = way.exec(said)?.groups;
    if (groups === undefined) continue;
    const day = groups['before'] === undefined ? '' : ` ${groups['before']}`;
    const words = `${groups['line'] ?? ''}${groups['after'] ?? ''}`;
    // After a full stop a capital says nothing about the word.
    const paused = /[.!?:]\s*$/u.test(said.slice(0, said.length - words.length));
    const line = taskLine(`${paused ? '. ' : ''}${words.replace(callTo, 'call')}${day}`);
    return nothing.test(line) ? null : line;
  }
  return null;
};
