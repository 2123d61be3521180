import { describe, expect, test } from 'vitest';
import { createRecogniser, recogniserTuning } from './create-recogniser.ts';
import { letters, tone, toyNetworks, type ToyRules } from './toy-networks.fixture.ts';

/** The words of a sentence, one letter at a time, each with that chance; the rest of it goes to the others named. */
const follow =
  (paths: Readonly<Record<string, number>>): ToyRules =>
  (said) => {
    const chances: Record<string, number> = {};
    for (const [path, chance] of Object.entries(paths)) {
      if (!path.startsWith(said)) continue;
      const next = path[said.length] ?? '<end>';
      chances[next] = (chances[next] ?? 0) + chance;
    }
    return Object.keys(chances).length === 0 ? { '<end>': 1 } : chances;
  };

/** The same, with a chance that nothing was said at all. */
const faintly = (chance: number, words: Readonly<Record<string, number>>) =>
  toyNetworks((said) => {
    const chances = follow(words)(said);
    if (said !== '') return chances;
    const spoken = Object.entries(chances).map(([letter, share]) => [letter, share * (1 - chance)] as const);
    return { ...Object.fromEntries(spoken), '<end>': chance };
  });

const patient = { ...recogniserTuning, doubt: -20, search: { width: 8, reach: 10, rivals: 10, floor: -20 } };

describe('the recogniser', () => {
  test('[VOICE-04] follows the likeliest letters to the end', async () => {
    const toy = toyNetworks(follow({ 'pause.': 0.7, paws: 0.3 }));
    expect((await createRecogniser(toy.networks, letters, []).hear(tone())).text).toBe('pause.');
  });

  test.each([
    ['call to-morrow', 'call tomorrow'],
    ['to-day', 'today'],
    ['to-do list', 'to-do list'],
  ])('writes “%s” as “%s”', async (heard, text) => {
    const toy = toyNetworks(follow({ [heard]: 1 }));
    expect((await createRecogniser(toy.networks, letters, []).hear(tone(2))).text).toBe(text);
  });

  test('searches no further when the text is a phrase', async () => {
    const toy = toyNetworks(follow({ 'pause.': 1 }));
    const hearing = await createRecogniser(toy.networks, letters, ['pause', 'play']).hear(tone());
    expect(hearing.near).toEqual([{ phrase: 'pause', distance: 0 }]);
    expect(Math.max(...toy.steps)).toBe(1);
  });

  test.each([
    ['add task claw', { 'add task claw': 0.6, 'add task call': 0.4 }],
    ['remind me', { 'remind me': 0.6, 'remand me': 0.4 }],
  ])('says how likely the least likely letter of “%s” is', async (text, paths) => {
    const toy = toyNetworks(follow(paths));
    const hearing = await createRecogniser(toy.networks, letters, [], {
      openings: ['add task'],
      tuning: patient,
    }).hear(tone(2));
    expect(hearing.text).toBe(text);
    expect(hearing.least).toBeCloseTo(Math.log(0.6), 4);
  });

  test('measures the distance of a phrase as the difference of summed log probabilities', async () => {
    const toy = toyNetworks(follow({ paws: 0.6, pause: 0.3, play: 0.1 }));
    const hearing = await createRecogniser(toy.networks, letters, ['play', 'pause'], {
      tuning: patient,
    }).hear(tone());
    expect(hearing.text).toBe('paws');
    expect(hearing.near.map(({ phrase }) => phrase)).toEqual(['pause', 'play']);
    // Both share a beginning with the free text; what differs is one choice: 0.3 or 0.1 of the whole, against 0.6.
    expect(hearing.near[0]?.distance).toBeCloseTo(Math.log(0.6 / 0.3), 4);
    expect(hearing.near[1]?.distance).toBeCloseTo(Math.log(0.6 / 0.1), 4);
  });

  test.each([
    ['the nearer of both counts', { paws: 0.6, pause: 0.4 }, Math.log(0.6 / 0.4)],
    ['what the first found and the second did not stays', { paws: 1 }, Math.log(0.9 / 0.07)],
    ['what only the second found does not count', { plough: 0.6, mute: 0.4 }, Math.log(0.9 / 0.07)],
  ])('[VOICE-04] weighs a second pair of networks: %s', async (_, words, distance) => {
    const first = toyNetworks(follow({ paws: 0.9, pause: 0.07, play: 0.03 }));
    const second = toyNetworks(follow(words));
    const options = { tuning: patient, second: async () => second.networks };
    const phrases = ['play', 'pause', 'mute'];
    const hearing = await createRecogniser(first.networks, letters, phrases, options).hear(tone());
    expect(hearing.text).toBe('paws');
    expect(hearing.near.map(({ phrase }) => phrase)).toEqual(['pause', 'play']);
    expect(hearing.near[0]?.distance).toBeCloseTo(distance, 4);
  });

  test.each([
    ['the words are a phrase', { pause: 1 }],
    ['a phrase is clearly near', { paws: 0.6, pause: 0.4 }],
    ['no phrase is near', { 'good morning': 1 }],
  ])('does not ask the second pair where %s', async (_, words) => {
    const second = toyNetworks(follow({ play: 1 }));
    const first = toyNetworks(follow(words));
    const options = { second: async () => second.networks };
    await createRecogniser(first.networks, letters, ['pause', 'play'], options).hear(tone());
    expect(second.steps).toEqual([]);
  });

  test.each([
    [true, 0, Math.log(0.9 / 0.07)],
    [false, 1, Math.log(0.6 / 0.4)],
  ])(
    'where the first pair has an answer (%s), the second is opened %d times',
    async (is, times, distance) => {
      const second = toyNetworks(follow({ paws: 0.6, pause: 0.4 }));
      let opened = 0;
      const hearing = await createRecogniser(
        toyNetworks(follow({ paws: 0.9, pause: 0.07, play: 0.03 })).networks,
        letters,
        ['play', 'pause'],
        {
          tuning: patient,
          isAnswer: ({ near }) => is && near[0]?.phrase === 'pause',
          second: async () => {
            opened += 1;
            return second.networks;
          },
        },
      ).hear(tone());
      expect(opened).toBe(times);
      expect(hearing.near[0]?.distance).toBeCloseTo(distance, 4);
    },
  );

  test('keeps the text where a phrase is only its beginning', async () => {
    const toy = toyNetworks((said) => {
      if (said === 'play') return { ' ': 0.51, '<end>': 0.49 };
      if (said === 'play ') return Object.fromEntries('abcdefghij'.split('').map((one) => [one, 1]));
      return said.length > 4 ? { '<end>': 1 } : follow({ play: 1 })(said);
    });
    const tuning = { ...patient, missed: 2 };
    const hearing = await createRecogniser(toy.networks, letters, ['play'], { tuning }).hear(tone());
    expect(hearing.near[0]?.distance).toBeLessThan(-2);
    expect(hearing.text).toBe('play a');
  });

  test('ignores a please before or after a phrase', async () => {
    const manners = { before: ['could you'], after: ['please'] };
    const toy = toyNetworks(follow({ 'could you paws, please': 0.6, 'could you pause, please': 0.4 }));
    const options = { tuning: patient, manners };
    const hearing = await createRecogniser(toy.networks, letters, ['play', 'pause'], options).hear(tone(3));
    expect(hearing.near.map(({ phrase }) => phrase)).toEqual(['pause']);
    expect(hearing.near[0]?.distance).toBeCloseTo(Math.log(0.6 / 0.4), 4);
  });

  test('keeps the likelier phrases in a narrow search', async () => {
    const toy = toyNetworks(follow({ paws: 0.6, pause: 0.3, play: 0.1 }));
    const narrow = { ...patient, search: { width: 1, reach: 10, rivals: 10, floor: -20 } };
    const hearing = await createRecogniser(toy.networks, letters, ['play', 'pause'], { tuning: narrow }).hear(
      tone(),
    );
    expect(hearing.near.map(({ phrase }) => phrase)).toEqual(['pause']);
  });

  test('offers no phrase that is out of reach', async () => {
    const toy = toyNetworks(follow({ 'good morning': 1 }));
    const hearing = await createRecogniser(toy.networks, letters, ['play', 'pause']).hear(tone());
    expect(hearing).toMatchObject({ text: 'good morning', near: [] });
  });

  test.each([
    ['nearly as likely', 0.4, 'add task buy milk'],
    ['just likely enough', 0.001, 'add task buy milk'],
    ['too unlikely', 0.0001, 'at task buy milk'],
  ])('[VOICE-04] weighs the opening of an open command: %s', async (_, chance, text) => {
    const toy = toyNetworks(follow({ 'at task buy milk': 1 - chance, 'add task buy milk': chance }));
    const recogniser = createRecogniser(toy.networks, letters, ['pause'], { openings: ['add task'] });
    expect((await recogniser.hear(tone(2))).text).toBe(text);
  });

  test('starts another word after an opening', async () => {
    const toy = toyNetworks(follow({ 'add tasks by haircut': 0.8, 'add task book a haircut': 0.2 }));
    const recogniser = createRecogniser(toy.networks, letters, ['pause'], { openings: ['add task'] });
    expect((await recogniser.hear(tone(3))).text).toBe('add task book a haircut');
  });

  test.each([
    [-0.4, ['play']],
    [-0.3, []],
  ])('drops a phrase less likely than e to the %d per token', async (floor, found) => {
    const toy = toyNetworks(follow({ clay: 0.85, play: 0.15 }));
    const tuning = { ...patient, search: { width: 8, reach: 10, rivals: 10, floor } };
    const hearing = await createRecogniser(toy.networks, letters, ['play'], { tuning }).hear(tone());
    // ln 0.15 over four letters and the end is -0.38.
    expect(hearing.near.map(({ phrase }) => phrase)).toEqual(found);
  });

  test('drops candidates far behind a phrase that was found', async () => {
    const toy = toyNetworks(follow({ go: 0.7, so: 0.295, 'sooner or later': 0.005 }));
    const search = async (rivals: number) => {
      const tuning = { ...patient, search: { ...patient.search, rivals } };
      const hearing = await createRecogniser(toy.networks, letters, ['so', 'sooner or later'], {
        tuning,
      }).hear(tone());
      return hearing.near.map(({ phrase }) => phrase);
    };
    expect(await search(10)).toEqual(['so', 'sooner or later']);
    expect(await search(3)).toEqual(['so']);
  });

  test.each([
    ['likelier by far', 'abcdefghijklmnopqrstuvwxyz', 'play'],
    ['a little likelier', 'abcd', 'qa'],
  ])('decides between the likeliest letters and a phrase that is %s', async (_, followers, text) => {
    // "q" comes first by a little, but nothing likely follows it.
    const toy = toyNetworks((said) => {
      if (said === '') return { q: 0.52, p: 0.48 };
      if (said === 'q') return Object.fromEntries(followers.split('').map((one) => [one, 1]));
      return follow({ play: 1 })(said);
    });
    const tuning = { ...patient, missed: 2 };
    const hearing = await createRecogniser(toy.networks, letters, ['play'], { tuning }).hear(tone());
    expect(hearing.text).toBe(text);
  });

  test('offers no phrase much shorter than what was said', async () => {
    const toy = toyNetworks(follow({ 'next bus leaves at a quarter past': 0.9, next: 0.1 }));
    const hearing = await createRecogniser(toy.networks, letters, ['next']).hear(tone(5));
    expect(hearing.near).toEqual([]);
  });

  test('spends no extra step on a clear opening, nor on words that are none', async () => {
    const open = { openings: ['add task', 'remind me to'] };
    const clear = toyNetworks(follow({ 'add task buy milk': 1 }));
    await createRecogniser(clear.networks, letters, ['pause'], open).hear(tone(2));
    expect(clear.steps).toHaveLength('add task buy milk'.length + 1);
    const other = toyNetworks(follow({ 'good morning': 1 }));
    await createRecogniser(other.networks, letters, ['pause'], open).hear(tone(2));
    expect(other.steps).toHaveLength('good morning'.length + 1);
  });

  test('hears nothing in silence, nor where the end comes first', async () => {
    const toy = toyNetworks(() => ({ '<end>': 1 }));
    const recogniser = createRecogniser(toy.networks, letters, ['play']);
    expect(await recogniser.hear(tone())).toEqual({ text: '', near: [] });
    const before = toy.steps.length;
    expect(await recogniser.hear(new Float32Array(16_000))).toEqual({ text: '', near: [] });
    expect(await recogniser.hear(new Float32Array(0))).toEqual({ text: '', near: [] });
    expect(toy.steps.length).toBe(before);
  });

  test.each([
    ['a phrase', 0.7, { pause: 1 }, 'pause'],
    ['nearly a phrase', 0.7, { paws: 0.6, pause: 0.4 }, 'pause'],
    ['hardly a phrase', 0.7, { paws: 0.8, pause: 0.2 }, ''],
    ['other words', 0.7, { 'thank you': 1 }, ''],
    ['a phrase, but surely nothing', 0.98, { pause: 1 }, ''],
  ])('[VOICE-04] tells speech from noise: %s', async (_, chance, words, text) => {
    const toy = faintly(chance, words);
    expect((await createRecogniser(toy.networks, letters, ['pause', 'play']).hear(tone(0.5))).text).toBe(
      text,
    );
  });

  test('treats words of low probability as noise', async () => {
    const toy = toyNetworks((said) => {
      if (said.length > 6) return { '<end>': 1 };
      return Object.fromEntries(
        'abcdefghij'.split('').map((letter, index) => [letter, index === said.length ? 0.11 : 0.1]),
      );
    });
    expect(await createRecogniser(toy.networks, letters, []).hear(tone())).toEqual({ text: '', near: [] });
  });

  test.each([1, 2, 4])('stops a decoder that never ends after %d seconds of sound', async (seconds) => {
    let turn = 0;
    const toy = toyNetworks((said) => {
      turn = (turn * 7 + said.length + 3) % 26;
      return { [String.fromCodePoint(97 + turn)]: 1 };
    });
    await createRecogniser(toy.networks, letters, []).hear(tone(seconds));
    expect(toy.steps.length).toBeLessThanOrEqual(seconds * 8 + 10);
  });

  test('stops a decoder that repeats itself early', async () => {
    const toy = toyNetworks((said) => ({ ['ab'[said.length % 2] ?? 'a']: 1 }));
    await createRecogniser(toy.networks, letters, []).hear(tone(20));
    expect(toy.steps.length).toBeLessThan(12);
  });

  test('hears at most thirty seconds', async () => {
    const lengths: number[] = [];
    const toy = toyNetworks(() => ({ '<end>': 1 }));
    const encoder = {
      run: async (feeds: Parameters<typeof toy.networks.encoder.run>[0], wanted: readonly string[]) => {
        lengths.push(feeds['input_values']?.dims[1] ?? 0);
        return toy.networks.encoder.run(feeds, wanted);
      },
    };
    await createRecogniser({ ...toy.networks, encoder }, letters, []).hear(tone(40));
    expect(lengths[0]).toBeGreaterThanOrEqual(30 * 16_000);
    expect(lengths[0]).toBeLessThan(31 * 16_000);
  });

  test.each([0, 1, 3, 6])('stops at step %d when it is aborted', async (after) => {
    const toy = toyNetworks(follow({ 'paws and claws': 0.6, pause: 0.4 }));
    const signal = {
      get aborted() {
        return toy.steps.length >= after;
      },
      reason: 'gone',
    };
    const hearing = createRecogniser(toy.networks, letters, ['pause'], { tuning: patient }).hear(
      tone(),
      signal,
    );
    await expect(hearing).rejects.toBe('gone');
    expect(toy.steps.length).toBe(after);
  });
});
