import type { MemorySource } from '#domain/memory/memory-layer.ts';
import type { Cue } from './cue.ts';
import { factCues } from './cues/fact-cues.ts';
import { habitCues } from './cues/habit-cues.ts';
import { helpCues } from './cues/help-cues.ts';
import { outcomeCues } from './cues/outcome-cues.ts';
import { pairCues } from './cues/pair-cues.ts';
import { shapeCues } from './cues/shape-cues.ts';
import { holdsSecret, isAboutHealth } from './holds-secret.ts';
import { whyNeverProposed } from './never-proposed.ts';
import { plainSentence } from './plain-sentence.ts';
import type { Proposal } from './proposal.ts';
import { proposalKinds, type ProposalKind } from './proposal-kinds.ts';
import { recalledLines } from './recalled-lines.ts';
import { type SentenceSpan, splitSentences } from './split-sentences.ts';
import { sayingWords, topicOf } from './topic-of.ts';

/** How much is suggested and read at once. */
export const proposalLimits = { note: 3, conversation: 12, sentence: 400, text: 100_000 } as const;

/** The order of the kinds is the order of asking: a fact is a fact though it also helped. */
const cues: readonly Cue[] = [
  ...Object.keys(proposalKinds).flatMap((kind) =>
    [...factCues, ...habitCues, ...helpCues, ...outcomeCues].filter((cue) => cue.kind === kind),
  ),
  ...pairCues,
  ...shapeCues,
];

interface Found {
  readonly cue: Cue;
  readonly from: number;
  readonly to: number;
}

const findCue = (plain: string): Found | null => {
  for (const cue of cues) {
    const match = cue.pattern.exec(plain);
    if (match !== null) return { cue, from: match.index, to: match.index + match[0].length };
  }
  return null;
};

/**
 * How much a sentence needs the one before it: "That helped a lot" says nothing alone, "Next time put it in the kitchen" is
 * better with it.
 */
const leaning = (plain: string, found: Found): 'must' | 'may' | 'no' => {
  if (/^(?:and |but |so |also |then )?(?:that|it|this|they|which|those|these)\b/u.test(plain)) {
    return sayingWords(plain.slice(found.to)) < 2 && sayingWords(plain) < 5 ? 'must' : 'may';
  }
  const isVerdict = found.cue.kind === 'helped' || found.cue.kind === 'did-not-help';
  const rest = sayingWords(plain.slice(0, found.from)) + sayingWords(plain.slice(found.to));
  if (isVerdict && rest === 0 && sayingWords(plain) < 3) return 'must';
  return /\b(?:it|that|them|one|there|then)\b/u.test(plain.slice(Math.min(found.from, 12))) &&
    sayingWords(plain) < 6
    ? 'may'
    : 'no';
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

type Candidate = Pick<Proposal, 'kind' | 'start' | 'end'> & { readonly found: Found; readonly line: number };

const candidateAt = (text: string, spans: readonly SentenceSpan[], index: number): Candidate | null => {
  const span = spans[index];
  if (span === undefined || span.end - span.start > proposalLimits.sentence) return null;
  const sentence = text.slice(span.start, span.end);
  const plain = plainSentence(sentence);
  const found = findCue(plain);
  if (found === null || !isUsable(sentence) || sayingWords(sentence) < 2) return null;
  const alone = { kind: found.cue.kind, start: span.start, end: span.end, found, line: span.line };
  const leans = leaning(plain, found);
  if (leans === 'no') return alone;
  const before = spans[index - 1];
  const isWhole =
    before !== undefined &&
    before.block === span.block &&
    span.end - before.start <= proposalLimits.sentence &&
    isUsable(text.slice(before.start, before.end));
  if (!isWhole) return leans === 'may' ? alone : null;
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
  const candidates = spans.flatMap((_, index) => candidateAt(bounded, spans, index) ?? []);
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
