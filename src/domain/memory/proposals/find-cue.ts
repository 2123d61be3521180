import type { MemorySource } from '#domain/memory/memory-layer.ts';
import type { Cue } from './cue.ts';
import { factCues } from './cues/fact-cues.ts';
import { habitCues } from './cues/habit-cues.ts';
import { helpCues } from './cues/help-cues.ts';
import { outcomeCues } from './cues/outcome-cues.ts';
import { pairCues } from './cues/pair-cues.ts';
import { shapeCues } from './cues/shape-cues.ts';
import { proposalKinds } from './proposal-kinds.ts';

export interface FoundCue {
  readonly cue: Cue;
  readonly from: number;
  readonly to: number;
}

/** The order of the kinds is the order of asking: a fact is a fact though it also helped. */
const plainCues: readonly Cue[] = Object.keys(proposalKinds).flatMap((kind) =>
  [...factCues, ...habitCues, ...helpCues, ...outcomeCues].filter((cue) => cue.kind === kind),
);
/** These know no word that gives it away, only a circumstance or the shape of a sentence. */
const looseCues: readonly Cue[] = [...pairCues, ...shapeCues];

const aboutOneself = /\b(?:i|i'm|im|i've|me|my|myself)\b/u;
const technical =
  /\b(?:errors?|functions?|npm|code|bugs?|builds?|css|html|api|json|csv|typeerror|button|database|server|null|compile[sd]?|deploy\w*|array|loop|regex|query|column|table|repo|commit|blog post|essay about|cover letter)\b/u;

/**
 * The first rule that knows a sentence. After a session whatever is said is about the session; in a chat it may be about the
 * weather or a program, so there it has to be about the person.
 */
export const findCue = (plain: string, source: MemorySource): FoundCue | null => {
  const isChat = source === 'chat' || source === 'import';
  const isOwn = aboutOneself.test(plain);
  if (isChat && technical.test(plain)) return null;
  for (const cue of isChat && !isOwn ? plainCues : [...plainCues, ...looseCues]) {
    const match = cue.pattern.exec(plain);
    if (match !== null) return { cue, from: match.index, to: match.index + match[0].length };
  }
  return null;
};
