import type { Experiment } from '#domain/coach/experiments/experiment.ts';
import type { CoachRoute } from '#domain/coach/routing/route-coach-text.ts';
import { type CoachData, type CoachDataKind, coachDataNames } from './coach-data.ts';
import { dataSentences } from './data-sentences.ts';

export type AnswerPartName = 'heard' | 'do' | 'when' | 'data' | 'sign' | 'smallest' | 'used';

export interface AnswerPart {
  readonly name: AnswerPartName;
  readonly text: string;
}

/** Longer answers are not read to the end. */
const mostAnswerWords = 90;

interface Asked {
  readonly goal: string;
  readonly experiment: Experiment;
  readonly data: CoachData;
  /** A closer one was passed over, because it was tried before. */
  readonly skipped: boolean;
  readonly care: CoachRoute | null;
}

const wordCount = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;

const lowerFirst = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

const inOrder: readonly AnswerPartName[] = ['heard', 'do', 'when', 'data', 'sign', 'smallest', 'used'];
/** What goes first where room is short. What to do and which data was used always stays. */
const droppedFirst: readonly AnswerPartName[] = ['heard', 'when', 'sign', 'smallest', 'data'];

const careWords = (care: CoachRoute | null): number =>
  care === null || care.kind === 'none'
    ? 0
    : wordCount(`${care.words.title} ${care.words.text} ${care.words.question ?? ''}`);

const usedInWords = (kinds: readonly CoachDataKind[]): string =>
  kinds.length === 0
    ? 'Used: only your own words.'
    : `Used: ${kinds.map((kind) => coachDataNames[kind]).join(', ')}.`;

const total = (parts: readonly AnswerPart[]): number =>
  parts.reduce((sum, { text }) => sum + wordCount(text), 0);

const fitted = (parts: readonly AnswerPart[], room: number): readonly AnswerPart[] => {
  let left = parts;
  for (const name of droppedFirst) {
    if (total(left) <= room) break;
    left = left.filter((part) => part.name !== name);
  }
  return left;
};

const usedIn = (
  sentences: readonly { readonly kind: CoachDataKind }[],
  skipped: boolean,
): readonly CoachDataKind[] => [
  ...sentences.map(({ kind }) => kind),
  ...(skipped ? (['experiments'] as const) : []),
];

/** The sentences of an answer, in the order they are read, and which data stands in them. */
export const answerParts = ({
  goal,
  experiment,
  data,
  skipped,
  care,
}: Asked): { readonly parts: readonly AnswerPart[]; readonly usedData: readonly CoachDataKind[] } => {
  const room = mostAnswerWords - careWords(care);
  const own = dataSentences(goal, experiment, data);
  const build = (sentences: typeof own): readonly AnswerPart[] => {
    const parts: AnswerPart[] = [
      { name: 'heard', text: care === null ? experiment.heard : '' },
      { name: 'do', text: experiment.what },
      { name: 'when', text: sentences.some(({ saysWhen }) => saysWhen) ? '' : experiment.when },
      ...sentences.map(({ text }) => ({ name: 'data', text }) as const),
      { name: 'sign', text: `It worked if ${lowerFirst(experiment.sign)}` },
      { name: 'smallest', text: `On a bad day: ${lowerFirst(experiment.smallest)}` },
      { name: 'used', text: usedInWords(usedIn(sentences, skipped)) },
    ];
    return parts
      .filter(({ text }) => text !== '')
      .toSorted((a, b) => inOrder.indexOf(a.name) - inOrder.indexOf(b.name));
  };
  // Fewer sentences from data rather than an answer without its sign or its smallest form.
  for (const sentences of [own, own.slice(0, 1)]) {
    const parts = fitted(build(sentences), room);
    const names = new Set(parts.map(({ name }) => name));
    const whole = names.has('sign') && names.has('smallest') && (sentences.length === 0 || names.has('data'));
    if (whole) return { parts, usedData: usedIn(sentences, skipped) };
  }
  return { parts: fitted(build([]), room), usedData: usedIn([], skipped) };
};
