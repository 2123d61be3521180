import { describe, expect, it } from 'vitest';
import { contentWords } from './content-words.ts';
import { createEmbedder, cutTokens, meanPool, normalise } from './create-embedder.ts';
import { answerChance, gate } from './gate.ts';
import { memoryText } from './memory-text.ts';
import { questionCue } from './question-cue.ts';
import { embedQuestion, questionViews } from './question-views.ts';
import { rankMemories } from './rank-memories.ts';
import { mayReplace } from './replaces.ts';
import { sharedWords } from './shared-words.ts';
import { cosine, vectorBytes, vectorOf } from './vector.ts';

const unit = (...parts: readonly number[]): Float32Array => normalise(Float32Array.from(parts));

/** As near to the first axis as is said. */
const at = (near: number): Float32Array => Float32Array.from([near, Math.sqrt(1 - near * near)]);

describe('vectors', () => {
  it('[MEM-01] are pooled over the tokens that count, and have length 1', async () => {
    expect([...meanPool(Float32Array.from([1, 2, 3, 4, 9, 9]), [1, 1, 0], 2)]).toEqual([2, 3]);
    expect([...meanPool(Float32Array.from([1, 2]), [0], 2)]).toEqual([0, 0]);
    expect(Math.hypot(...normalise(Float32Array.from([3, 4])))).toBeCloseTo(1, 6);
    expect([...normalise(new Float32Array(2))]).toEqual([0, 0]);
    const { embed } = createEmbedder(() => [101, 7, 102], {
      run: async ({ input_ids: ids }) => ({
        last_hidden_state: {
          type: 'float32',
          data: new Float32Array(3 * 384).fill(Number(ids?.data[1])),
          dims: [1, 3, 384],
        },
      }),
    });
    expect((await embed('x'))[0]).toBeCloseTo(1 / Math.sqrt(384), 5);
  });

  it('[MEM-01] lose the end of what is too long, but not its mark', () => {
    expect(cutTokens([1, 2, 3, 4, 5], 3)).toEqual([1, 2, 5]);
    expect(cutTokens([1, 2, 3], 3)).toEqual([1, 2, 3]);
  });

  it('[MEM-01] are the same after the database', () => {
    const vector = Float32Array.from({ length: 384 }, (_, part) => Math.sin(part));
    expect(vectorBytes(vector)).toHaveLength(1536);
    // From the middle of a larger buffer, as a database client hands it on.
    const larger = new Uint8Array(1540);
    larger.set(vectorBytes(vector), 3);
    expect(vectorOf(larger.subarray(3, 1539))).toEqual(vector);
    expect(() => vectorOf(new Uint8Array(4))).toThrow(RangeError);
    expect(cosine(unit(1, 0), unit(1, 1))).toBeCloseTo(Math.SQRT1_2, 6);
  });
});

describe('the gate', () => {
  it('[MEM-01] says known, maybe and nothing at its bars, and more strictly where there is more', () => {
    expect(gate([])).toBe('nothing');
    expect(answerChance([], 5)).toBe(0);
    const states = [0.9, 0.62, 0.58, 0.3].map((best) => gate([best, 0.2], 60));
    expect(states).toEqual(['known', 'maybe', 'maybe', 'nothing']);
    const chances = [15, 60, 500, 10_000].map((size) => answerChance([0.6, 0.4], size));
    expect(chances).toEqual(chances.toSorted((one, other) => other - one));
    expect(answerChance([0.5], 1)).toBe(answerChance([0.5], 15));
  });
});

describe('what is compared beside the meaning', () => {
  it('[MEM-01] words are the same in another form', () => {
    expect(contentWords('What did I pack?')).toEqual(contentWords('packing'));
    expect(contentWords('the of and')).toEqual([]);
  });

  it('[MEM-01] words in common count, rare ones for more, and another word for the same thing too', () => {
    const [same = 0, other = 0, none = 0] = sharedWords('Who looks after my teeth?', [
      'My teeth hurt.',
      'My dentist is Dr Okafor.',
      'The train was late.',
    ]);
    expect(same).toBeGreaterThan(0);
    expect(other).toBeGreaterThan(0);
    expect(none).toBe(0);
    expect(sharedWords('the', ['the'])).toEqual([0]);
    expect(sharedWords('teeth', [])).toEqual([]);
  });

  it.each([
    ['Who helped me?', 'I packed with Ben.', 'I packed.'],
    ['When is it?', 'It is on Friday.', 'It is nice.'],
    ['Where is it?', 'It is in the drawer.', 'It is nice.'],
    ['Why was I late?', 'I was late because of the bus.', 'I was late.'],
    ['How much is the rent?', 'The rent is 740 pounds.', 'The rent is high.'],
    ['How do I start?', 'I set a timer.', 'The bus is late.'],
    ['What helps against noise?', 'Earplugs work well.', 'The noise is loud.'],
  ])('[MEM-01] %s is answered by %s rather than by %s', (question, yes, no) => {
    expect(questionCue(question)(yes)).toBe(1);
    expect(questionCue(question)(no)).toBe(0);
    expect(questionCue('Tell me')(yes)).toBe(0.5);
  });

  it('[MEM-01] a question is seen with other words for its things as well', async () => {
    expect(questionViews('Who looks after my teeth?')[1]).toContain('dentist');
    expect(questionViews('Who was it?')).toEqual(['Who was it?']);
    const asked: string[] = [];
    const embed = async (text: string): Promise<Float32Array> => {
      asked.push(text);
      return asked.length === 1 ? unit(1, 0) : unit(0, 1);
    };
    expect([...(await embedQuestion(embed, 'my teeth'))]).toEqual([...unit(1, 1)]);
    expect(asked).toHaveLength(2);
  });
});

describe('ranking', () => {
  it('[MEM-01] puts the nearest first, and a fitting kind of answer before another', () => {
    const question = { text: 'When is the car due?', vector: unit(1, 0.2) };
    const ranked = rankMemories(question, [
      { text: 'The sea was warm.', vector: unit(0, 1) },
      { text: 'The car is red.', vector: unit(1, 0.1) },
      { text: 'The car is due in October.', vector: unit(1, 0.1) },
    ]);
    expect(ranked.map(({ of }) => of.text)).toEqual([
      'The car is due in October.',
      'The car is red.',
      'The sea was warm.',
    ]);
    expect(rankMemories(question, [])).toEqual([]);
  });

  it('[MEM-01] a sentence may replace a like one, sooner where it says that something has changed', () => {
    const old = { name: 'old', vector: unit(1, 0) };
    const far = { name: 'far', vector: unit(-1, 1) };
    expect(mayReplace({ text: 'The rent is 790.', vector: at(0.57) }, [far, old])?.of).toBe(old);
    expect(mayReplace({ text: 'The rent is 790.', vector: at(0.5) }, [old])).toBeNull();
    expect(mayReplace({ text: 'The rent is 790 now.', vector: at(0.5) }, [old])?.of).toBe(old);
    expect(mayReplace({ text: 'The rent is 790 now.', vector: at(0.4) }, [old])).toBeNull();
    expect(mayReplace({ text: 'x', vector: at(1) }, [])).toBeNull();
  });

  it('[MEM-01] a memory’s text has its name where that says more', () => {
    const sentence = 'Shower, then coffee.';
    expect(memoryText({ layer: 'procedural', about: 'Morning', sentence })).toBe(
      'Morning. Shower, then coffee.',
    );
    expect(memoryText({ layer: 'semantic', about: 'Coffee', sentence })).toBe(sentence);
    expect(memoryText({ layer: 'episodic', about: 'note', sentence })).toBe(sentence);
  });
});
