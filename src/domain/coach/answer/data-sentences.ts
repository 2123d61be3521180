import type { Experiment, ExperimentTheme } from '#domain/coach/experiments/experiment.ts';
import { findCue, readCue } from '#domain/coach/words/cue.ts';
import { helpWords } from '#domain/coach/words/help-words.ts';
import { plainWords } from '#domain/coach/words/plain-words.ts';
import { bestHoursInWords } from './best-hours.ts';
import type { CoachData, CoachDataKind } from './coach-data.ts';

export interface DataSentence {
  readonly kind: CoachDataKind;
  readonly text: string;
  /** It says when, so the general suggestion is not needed. */
  readonly saysWhen: boolean;
}

const ratioFrom = 1.2;
const longestQuote = 10;
// Words that many sentences share say nothing about what they have in common.
const tooCommon: ReadonlySet<string> = new Set(
  'about after again always line lines word words three five minutes hour twice says boss keep people place someone first because before being could every from have help helps into just like more much need never only other really should something start that their them then there these they thing things this time today want week what when where which while will with work working would your'.split(
    ' ',
  ),
);

const shownRatio = (ratio: number): string => {
  if (ratio < 1.75) return 'about half as long again as';
  return ratio < 2.5 ? 'about twice as long as' : 'much longer than';
};

const keyWords = (text: string): ReadonlySet<string> =>
  new Set(
    plainWords(text)
      .split(' ')
      .filter((word) => word.length > 3 && !tooCommon.has(word))
      .map((word) => word.slice(0, 6)),
  );

const shortEnough = (thing: string): boolean => plainWords(thing).split(' ').length <= longestQuote;

const sharing = (things: readonly string[], text: string): string | null => {
  const wanted = keyWords(text);
  return (
    things.find((thing) => shortEnough(thing) && [...keyWords(thing)].some((word) => wanted.has(word))) ??
    null
  );
};

/** A note about what helps with this kind of trouble, whatever words the goal has. */
const helpingWith = (theme: ExperimentTheme, things: readonly string[]): string | null => {
  const cues = helpWords[theme].map(readCue);
  return (
    things.find((thing) => {
      const words = plainWords(thing).split(' ');
      return shortEnough(thing) && cues.some((cue) => findCue(words, cue) !== null);
    }) ?? null
  );
};

const quoted = (text: string): string => `“${text.trim().replace(/[.;,!]+$/, '')}”`;

/** What one's own data adds to an experiment. Only what has to do with it, and only what is there. */
export const dataSentences = (
  goal: string,
  experiment: Experiment,
  data: CoachData,
): readonly DataSentence[] => {
  const sentences: DataSentence[] = [];
  const hours = data.bestHours ?? null;
  if (hours !== null && experiment.hour === 'free') {
    const text = `Your energy is usually best ${bestHoursInWords(hours)}, so try it then.`;
    sentences.push({ kind: 'energy', text, saysWhen: true });
  }
  const usual = data.usualTime ?? null;
  if (usual !== null && usual.ratio >= ratioFrom && experiment.about === 'how-long') {
    const text = `Your ${usual.kind} usually take ${shownRatio(usual.ratio)} you guess.`;
    sentences.push({ kind: 'times', text, saysWhen: false });
  }
  const task = sharing(data.thisWeek ?? [], goal);
  if (task !== null) {
    sentences.push({
      kind: 'tasks',
      text: `It could be about ${quoted(task)} from your list.`,
      saysWhen: false,
    });
  }
  const notes = data.whatHelps ?? [];
  const helped = sharing(notes, `${goal} ${experiment.title}`) ?? helpingWith(experiment.theme, notes);
  if (helped !== null) {
    sentences.push({
      kind: 'memories',
      text: `It may go well with what helps you: ${quoted(helped)}.`,
      saysWhen: false,
    });
  }
  return sentences.slice(0, 2);
};
