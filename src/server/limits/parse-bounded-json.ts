/**
 * How deep lists and objects may stand in each other in what is sent to us. No client of ours goes past ten; past some
 * thousands neither `JSON.stringify` nor PostgreSQL gets back out, and the sender's mistake would look like ours.
 */
const MOST_LEVELS = 100;

/** `JSON.parse` for what comes from outside: too deep is a SyntaxError, like everything else that is not valid. */
export const parseBoundedJson = (text: string): unknown => {
  if (isTooDeep(text)) throw new SyntaxError(`JSON has more than ${MOST_LEVELS} levels`);
  return JSON.parse(text);
};

const isTooDeep = (text: string): boolean => {
  let level = 0;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (letter === '"') {
      at = endOfString(text, at);
    } else if (letter === '[' || letter === '{') {
      level += 1;
      if (level > MOST_LEVELS) return true;
    } else if (letter === ']' || letter === '}') {
      level -= 1;
    }
  }
  return false;
};

/** Looked for, not walked through: a recording is one string of megabytes. */
const endOfString = (text: string, start: number): number => {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let slashes = 0;
    while (text[end - 1 - slashes] === '\\') slashes += 1;
    if (slashes % 2 === 0) return end;
  }
  return text.length;
};
