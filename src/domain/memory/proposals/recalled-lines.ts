const recalled =
  /^\s*(?:>|&gt;|\|)|^\s*(?:you (?:said|told me|wrote)|earlier you|as you (?:said|wrote)|quoted?:)/iu;
const assistant =
  /^\s*[*_#>\s]*(?:assistant|ai|bot|chatgpt|gpt(?:-\d\S*)?|claude|gemini|copilot|kindling|system|model)\s*[*_]*\s*:/iu;
const speaker = /^\s*[*_#]*(?:me|user|human|you|i|[A-Z][\p{L}]{1,20})[*_]*\s*:/u;

/** The lines, counted from 1, that are not the person's own words: what is quoted, recalled, code, or a machine's. */
export const recalledLines = (text: string): ReadonlySet<number> => {
  const skipped = new Set<number>();
  let isCode = false;
  let isAssistant = false;
  for (const [index, line] of text.split('\n').entries()) {
    const isFence = /^\s*(?:```|~~~)/u.test(line);
    if (isFence) isCode = !isCode;
    if (assistant.test(line)) isAssistant = true;
    else if (speaker.test(line)) isAssistant = false;
    if (isFence || isCode || isAssistant || recalled.test(line)) skipped.add(index + 1);
  }
  return skipped;
};
