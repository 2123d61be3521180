import { questionCue } from './question-cue.ts';
import { sharedWords } from './shared-words.ts';
import { cosine } from './vector.ts';

/** Something that may answer: `text` is what its vector was made of. */
interface Candidate {
  readonly text: string;
  readonly vector: Float32Array;
}

export interface Ranked<Kind> {
  readonly of: Kind;
  /** What the gate and the order go by. */
  readonly score: number;
  /** Nearness in meaning alone. */
  readonly cosine: number;
}

/** Tried out on the tuning set: how much a fitting kind of answer and common words add to nearness in meaning. */
const CUE_WEIGHT = 0.2;
const WORDS_WEIGHT = 0.15;

/** Words are compared for the nearest alone; beyond them nothing would come to the top. */
const MOST_COMPARED = 500;

/** The memories by how well they answer, best first: every vector is looked at, none is guessed. */
export const rankMemories = <Kind extends Candidate>(
  question: Candidate,
  candidates: readonly Kind[],
): readonly Ranked<Kind>[] => {
  const nearest = candidates
    .map((of) => ({ of, cosine: cosine(question.vector, of.vector) }))
    .toSorted((one, other) => other.cosine - one.cosine)
    .slice(0, MOST_COMPARED);
  const cue = questionCue(question.text);
  const words = sharedWords(
    question.text,
    nearest.map(({ of }) => of.text),
  );
  return nearest
    .map(({ of, cosine: near }, at) => ({
      of,
      cosine: near,
      score: near + CUE_WEIGHT * cue(of.text) + WORDS_WEIGHT * (words[at] ?? 0),
    }))
    .toSorted((one, other) => other.score - one.score);
};
