import type { MemorySource } from '#domain/memory/memory-layer.ts';
import { findCue, type FoundCue } from './find-cue.ts';
import { holdsSecret, isAboutHealth } from './holds-secret.ts';
import { whyNeverProposed } from './never-proposed.ts';
import { plainSentence } from './plain-sentence.ts';
import type { Proposal } from './proposal.ts';
import { proposalKinds, type ProposalKind } from './proposal-kinds.ts';
import { recalledLines } from './recalled-lines.ts';
import { type SentenceSpan, splitSentences } from './split-sentences.ts';
import { isTelling, sayingWords, topicOf } from './topic-of.ts';

/** How much is suggested and read at once. */
export const proposalLimits = { note: 3, conversation: 12, sentence: 400, text: 100_000 } as const;

/**
 * How much a sentence needs the one before it: "That helped a lot" says nothing alone, "Next time put it in the kitchen" is
 * better with it.
 */
const leaning = (plain: string, found: FoundCue): 'must' | 'may' | 'no' => {
  if (/^(?:and |but |so |also |then )?(?:that|it|this|they|which|those|these)\b/u.test(plain)) {
    return sayingWords(plain.slice(found.to)) < 2 && sayingWords(plain) < 5 ? 'must' : 'may';
  }
  const isVerdict = found.cue.kind === 'helped' || found.cue.kind === 'did-not-help';
  const rest = sayingWords(plain.slice(0, found.from)) + sayingWords(plain.slice(found.to));
  if (isVerdict && rest === 0 && sayingWords(plain) < 3) return 'must';
  return /\b(?:it|that|them)\b/u.test(plain) && sayingWords(plain) < 6 ? 'may' : 'no';
};

const isUsable = (text: string): boolean =>
  !holdsSecret(text) && whyNeverProposed(plainSentence(text)) === null;

export interface ProposeOptions {
  readonly source: MemorySource;
  readonly saidAt?: string | null;
  /** "Never this kind", by its id. */
  readonly mutedKinds?: readonly string[];
  /** At most so many; three of a note. */
  readonly limit?: number;
}

type Candidate = Pick<Proposal, 'kind' | 'start' | 'end'> & {
  readonly found: FoundCue;
  readonly line: number;
};

const candidateAt = (
  text: string,
  spans: readonly SentenceSpan[],
  index: number,
  source: MemorySource,
): Candidate | null => {
  const span = spans[index];
  if (span === undefined || span.end - span.start > proposalLimits.sentence) return null;
  const sentence = text.slice(span.start, span.end);
  const plain = plainSentence(sentence);
  const found = findCue(plain, source);
  if (found === null || !isUsable(sentence)) return null;
  const alone = { kind: found.cue.kind, start: span.start, end: span.end, found, line: span.line };
  const leans = leaning(plain, found);
  const isEnough = sayingWords(sentence) > 1;
  if (leans === 'no') return isEnough ? alone : null;
  const before = spans[index - 1];
  const isWhole =
    before !== undefined &&
    before.block === span.block &&
    text.slice(before.end, span.start).trim() === '' &&
    span.end - before.start <= proposalLimits.sentence &&
    isTelling(text.slice(before.start, before.end)) &&
    isUsable(text.slice(before.start, before.end));
  if (!isWhole) return leans === 'may' && isEnough ? alone : null;
  const shift = span.start - before.start;
  return {
    kind: found.cue.kind,
    start: before.start,
    end: span.end,
    found: { ...found, from: found.from + shift, to: found.to + shift },
    line: before.line,
  };
};

const rank = (kind: ProposalKind): number => Object.keys(proposalKinds).indexOf(kind);

/** Sentences of a person's own text that are worth keeping, word for word, in their order. */
export const proposeFrom = (
  text: string,
  { source, saidAt = null, mutedKinds = [], limit = proposalLimits.note }: ProposeOptions,
): readonly Proposal[] => {
  const bounded = text.slice(0, proposalLimits.text);
  const skipped = recalledLines(bounded);
  const spans = splitSentences(bounded).filter(({ line }) => !skipped.has(line));
  const hasLines = bounded.trim().includes('\n');
  const candidates = spans.flatMap((_, index) => candidateAt(bounded, spans, index, source) ?? []);
  const seen = new Set<string>();
  return candidates
    .filter(
      (one) => !candidates.some((other) => other !== one && other.start <= one.start && other.end >= one.end),
    )
    .filter(({ kind }) => !mutedKinds.includes(kind))
    .filter(({ start, end }) => {
      const quote = plainSentence(bounded.slice(start, end));
      return !seen.has(quote) && seen.add(quote) !== undefined;
    })
    .toSorted((one, other) => rank(one.kind) - rank(other.kind) || one.start - other.start)
    .slice(0, limit)
    .toSorted((one, other) => one.start - other.start)
    .map(({ kind, start, end, found, line }) => {
      const quote = bounded.slice(start, end);
      const { layer, ...words } = proposalKinds[kind];
      const topic = topicOf(quote, found, found.cue.topic) || proposalKinds[kind].label;
      return {
        layer,
        kind,
        about: 'goesWith' in words ? `${topic} + ${words.goesWith}` : topic,
        sentence: quote.replaceAll(/\s+/gu, ' '),
        quote,
        start,
        end,
        place: hasLines ? `line ${line}` : null,
        source,
        saidAt,
        isHealth: kind === 'health' || isAboutHealth(quote),
      };
    });
};
