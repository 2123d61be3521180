import process from 'node:process';
import { gate } from '#domain/memory/meaning/gate.ts';
import { embedQuestion } from '#domain/memory/meaning/question-views.ts';
import { rankMemories } from '#domain/memory/meaning/rank-memories.ts';
import { mayReplace } from '#domain/memory/meaning/replaces.ts';
import { createMeaningEngine, ownMeaning } from '#server/memory/meaning-engine.ts';
import { defineBench } from './harness/bench.ts';
import { median } from './measure.ts';
import { measuredSet, otherMemories } from './memory/sets.ts';

// Whether a question finds the memory that answers it, by the same ranking, gate and bar as the server's, with the real model
// in its thread. The sets are hand-written. Weights and bars were fitted on
// another one (scripts/fit-memory-gate.ts), but this one was looked at in between: decision 076 says when.

interface Text {
  readonly text: string;
  readonly vector: Float32Array;
}

interface Question {
  readonly asked: Text;
  /** At this place stands the memory that answers. */
  readonly own: number;
}

/** How many of the questions have theirs among the first so many. */
const foundWithin = (most: number, questions: readonly Question[], store: readonly Text[]): number =>
  questions.filter(({ asked, own }) =>
    rankMemories(asked, store)
      .slice(0, most)
      .some(({ of }) => of === store[own]),
  ).length;

const share = (found: number, of: number): number => (100 * found) / of;

const stateOf = (asked: Text, store: readonly Text[]) =>
  gate(rankMemories(asked, store).map(({ score }) => score));

const MEGABYTE = 1_048_576;

export const bench = defineBench({
  about:
    'finding memories by what they mean: 60 questions, 20 without an answer, 30 sentences that may replace one',
  figures: {
    'answer first': { unit: '%', better: 'more', target: 85 },
    'answer among three': { unit: '%', better: 'more', target: 93 },
    'answer first, no shared word': { unit: '%', better: 'more', target: 70 },
    'answer first, no shared word, twice as many': { unit: '%', better: 'more' },
    'answer first, of 500': { unit: '%', better: 'more', target: 75 },
    'answer among three, of 500': { unit: '%', better: 'more', target: 90 },
    'questions answered': { unit: 'of 60', better: 'more', target: 50 },
    'answers where there is none': { unit: 'of 20', better: 'less', target: 3 },
    'changed facts that find the old one': { unit: 'of 15', better: 'more', target: 13 },
    'other facts taken for a change': { unit: 'of 15', better: 'less', target: 1 },
    'a sentence’s vector': { unit: 'ms CPU', better: 'less', target: 40 },
    'memory while loaded': { unit: 'MB', better: 'less', target: 400 },
  },
  full: { others: otherMemories.length, warmUps: 60, rounds: 40 },
  smoke: { others: 10, warmUps: 0, rounds: 1 },
  measure: async ({ others, warmUps, rounds }, stage) => {
    const before = process.memoryUsage().rss;
    const engine = createMeaningEngine({ program: ownMeaning, mostWaiting: 1 });
    stage.atEnd(engine.close);
    const embed = async (text: string): Promise<Text> => ({ text, vector: await engine.embed(text) });
    const ask = async (text: string): Promise<Text> => ({
      text,
      vector: await embedQuestion(engine.embed, text),
    });
    const embedAll = async (texts: readonly string[], make = embed): Promise<readonly Text[]> => {
      const made: Text[] = [];
      for (const text of texts) made.push(await make(text));
      return made;
    };

    const { answered, unanswered, changes } = measuredSet;
    const times: number[] = [];
    // The first are for the compiler.
    for (let round = -warmUps; round < rounds; round += 1) {
      const start = process.cpuUsage();
      await embed(answered[(round + warmUps) % answered.length]?.sentence ?? '');
      const { user, system } = process.cpuUsage(start);
      if (round >= 0) times.push((user + system) / 1000);
    }
    const loaded = process.memoryUsage().rss - before;

    const small = await embedAll(answered.map(({ sentence }) => sentence));
    const large = [...small, ...(await embedAll(otherMemories.slice(0, others)))];
    const questions: Question[] = [];
    const inOtherWords: Question[] = [];
    for (const [own, one] of answered.entries()) {
      const hard = { asked: await ask(one.inOtherWords), own };
      inOtherWords.push(hard);
      questions.push(one.withItsWords === undefined ? hard : { asked: await ask(one.withItsWords), own });
    }
    const apart = questions.filter(({ own }) => answered[own]?.withItsWords === undefined);
    const without = await embedAll(unanswered, ask);

    const olds = await embedAll([...new Set(changes.map((change) => change.before))]);
    const offered: { readonly replaces: boolean; readonly found: string | null; readonly before: string }[] =
      [];
    for (const { replaces, before: old, now } of changes) {
      // Among all of one's memories, as it is when one is stored.
      const store = [...small.filter(({ text }) => !olds.some((one) => one.text === text)), ...olds];
      offered.push({ replaces, before: old, found: mayReplace(await embed(now), store)?.of.text ?? null });
    }

    const within = (most: number, of: readonly Question[], store: readonly Text[]) => ({
      value: share(foundWithin(most, of, store), of.length),
      remark: `${of.length} questions, ${store.length} memories`,
    });
    const known = without.filter((asked) => stateOf(asked, small) === 'known').length;
    return {
      'answer first': within(1, questions, small),
      'answer among three': within(3, questions, small),
      'answer first, no shared word': within(1, apart, small),
      'answer first, no shared word, twice as many': within(1, inOtherWords, small),
      'answer first, of 500': within(1, questions, large),
      'answer among three, of 500': within(3, questions, large),
      'questions answered': {
        value: questions.filter(({ asked }) => stateOf(asked, small) !== 'nothing').length,
      },
      'answers where there is none': {
        value: without.filter((asked) => stateOf(asked, small) !== 'nothing').length,
        remark: `${known} of them not as a maybe`,
      },
      'changed facts that find the old one': {
        value: offered.filter(({ replaces, found, before: old }) => replaces && found === old).length,
      },
      'other facts taken for a change': {
        value: offered.filter(({ replaces, found }) => !replaces && found !== null).length,
      },
      'a sentence’s vector': { value: median(times) },
      'memory while loaded': { value: loaded / MEGABYTE },
    };
  },
});
