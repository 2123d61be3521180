import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beginningOf, breakDown } from '#domain/breakdown/break-down.ts';
import { breakdownSizes, stepCounts } from '#domain/breakdown/breakdown-template.ts';
import { frames as pairedFrames } from '#domain/breakdown/find-frame.ts';
import { lastFrames } from '#domain/breakdown/frames/last-frames.ts';
import { careLexicon } from '#domain/breakdown/lexicon/care-lexicon.ts';
import { objectLexicon } from '#domain/breakdown/lexicon/object-lexicon.ts';
import { verbLexicon } from '#domain/breakdown/lexicon/verb-lexicon.ts';
import { recipes } from '#domain/breakdown/recipes/recipes.ts';
import { longestFirstStep } from '#domain/breakdown/share-minutes.ts';
import { taskKinds } from '#domain/records/kinds/task-values.ts';

const vague = /\b(?:begin|work on|try to|get going|prepare for|deal with|continue)\b/i;
const filler = /sheet of paper|write down|empty page/i;
const said =
  'name onlyName withName none unknown definite some clock timed withTo titled ware plain noted numbered sortedBy emailed theirs stated online several amount nearby off together spoken'.split(
    ' ',
  );
const frames = [...pairedFrames, ...lastFrames];
const classes = [...Object.keys(objectLexicon), ...Object.keys(careLexicon)];

describe('[TASK-02] breakdown recipes and frames', () => {
  it.each(Object.entries(recipes))(
    'the recipe %s goes on in two, four or seven concrete steps',
    (_, recipe) => {
      const sizes = recipe.map(([size]) => size);
      expect(sizes.filter((size) => size === 'few')).toHaveLength(2);
      expect(sizes.filter((size) => size === 'some')).toHaveLength(2);
      expect(recipe).toHaveLength(7);
      for (const [, weight, text] of recipe) {
        expect(weight).toBeGreaterThan(0);
        expect(text).not.toMatch(vague);
        expect(text).not.toMatch(filler);
        expect(text).toMatch(/^\p{Lu}/u);
        expect(text).not.toMatch(/[.!]$/);
      }
      expect(new Set(recipe.map(([, , text]) => text)).size).toBe(7);
    },
  );

  it.each(frames)(
    'the frame %s is one thing to do, of words the lexicons have',
    (_, verbs, things, recipe, first) => {
      expect(recipe).not.toBe('unsure');
      const marks = ['*', '-', '~', 'timed', 'takeTo', 'fault', 'askFor', 'getFixed', 'openPlace'];
      const named = ['*', ...said];
      for (const verb of verbs.split(' ')) expect([...marks, ...Object.keys(verbLexicon)]).toContain(verb);
      for (const thing of things.split(/[ &]/)) {
        expect([...named, ...classes]).toContain(thing.replace('!', ''));
      }
      // A mark of its own: no step is right, so the person is asked.
      if (first === '?') return;
      expect(first).toMatch(/^[<[]?\p{Lu}/u);
      expect(first).not.toMatch(vague);
      expect(first).not.toMatch(filler);
      expect(first).not.toMatch(/[.!]$/);
    },
  );

  it('has no two frames of one name', () => {
    expect(frames.map(([id]) => id).filter((id, at, ids) => ids.indexOf(id) !== at)).toEqual([]);
  });
});

const own = (way: string, title: string) => [{ id: way, way, title, createdAt: '2026-11-16T09:00:00Z' }];
const first = (title: string) => beginningOf({ title, kind: 'other' }).first;

describe('[TASK-02] the first step of a task', () => {
  it('reads verb and object together: the same thing begins differently with another verb', () => {
    expect(first('Cancel the gym trial')).toBe('Open your email and search “gym trial”');
    expect(first('go to the gym')).toBe('Put your sports shoes on');
    expect(first('fix the tap')).toBe('Go and take a close look at the tap');
    expect(first('fix the bug')).toBe('Open the bug report, or the page where it happens');
    expect(first('clean the inbox')).toBe('Open your inbox and find one email you can delete');
    expect(first('clean the kitchen')).toBe('Pick up one dirty cup and put it by the sink');
    expect(first('book a flight to Rome')).toBe('Open a booking site and type where you’re going');
    expect(first('read a book')).toBe('Pick up the book and open it');
  });

  it('goes to an appointment that has a time, and books one that has none', () => {
    expect(first('dentist')).toBe('Pick up your phone and find the number to book the dentist');
    expect(first('dentist tuesday 3pm')).toBe('Set an alarm for when you have to leave');
  });

  it.each([
    ['reply to Sam about Saturday', 'Open the last message from Sam'],
    ['let Sam know about friday', 'Open your chat with Sam'],
    ['give Anna a call', 'Pick up your phone and find Anna in your contacts'],
    ['put the laundry away', 'Pick up the first piece and lay it flat on the bed'],
    ['tidy my desk!', 'Pick up one piece of rubbish from your desk and bin it'],
    ['take the dog to the vet', 'Put the lead by the front door'],
    ['keep going with the essay', 'Open the file for the essay, or a new one with that name'],
    ['clean teh bathrom', 'Squirt cleaner into the sink'],
    ['phone bill', 'Open the email, letter or app with the phone bill'],
    ['tell my boss I’m sick', 'Open your chat with your boss'],
  ])('understands “%s”: “%s”', (title, step) => {
    expect(first(title)).toBe(step);
  });

  it.each(['get my act together', 'stuff', 'the thing', '', '🔥', `call the ${'x'.repeat(60)} y`])(
    'asks where “%s” says too little, or names nothing that fits into a sentence',
    (title) => {
      const asked = first(title);
      expect(asked === null || !asked.includes('xxx')).toBe(true);
    },
  );

  it('falls back to the type that the person chose, and not to one that was guessed', () => {
    expect(beginningOf({ title: 'the usual', kind: 'chore' }).first).toBe('Go and stand where you’ll do it');
    expect(beginningOf({ title: 'summer', kind: 'other' }).first).toBeNull();
  });

  it('begins as the person began such a task before, also under another title of the same kind', () => {
    const { key } = beginningOf({ title: 'cancel the gym trial', kind: 'other' });
    expect(
      beginningOf({ title: 'cancel the gym membership', kind: 'other' }, own(key, 'Open the bank app')),
    ).toMatchObject({
      first: 'Open the bank app',
      own: true,
    });
    const odd = beginningOf({ title: 'sort my life out', kind: 'other' });
    expect(odd.first).toBeNull();
    expect(
      beginningOf({ title: 'Sort out my life', kind: 'other' }, own(odd.key, 'Open the window')).first,
    ).toBe('Open the window');
    expect(beginningOf({ title: 'buy lenses', kind: 'other' }, own('buy sofa', 'Measure')).own).toBe(false);
  });
});

describe('[TASK-02] breaking a task down', () => {
  it('breaks a call into small physical steps with minutes', () => {
    expect(breakDown({ title: 'Call the dentist', kind: 'call', estimatedMinutes: 20 }, 'some')).toEqual([
      { title: 'Pick up your phone and find the number for the dentist', minutes: 2 },
      { title: 'Type the number in, without calling yet', minutes: 3 },
      { title: 'Press call, say who you are and what you need', minutes: 8 },
      { title: 'Ask for a day, a name or a price, and wait for the answer', minutes: 4 },
      { title: 'Put what you agreed in your calendar', minutes: 3 },
    ]);
  });

  it('gives any title the right number of valid steps, close to its estimate', () => {
    const titles = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc.constantFrom(
        'Call the $& dentist',
        'tidy the {the} room',
        'write [the report]',
        'cancel {bare}',
        `x${'🔥'.repeat(199)}`,
      ),
    );
    fc.assert(
      fc.property(
        titles,
        fc.constantFrom(...taskKinds),
        fc.option(fc.integer({ min: 5, max: 480 }), { nil: null }),
        fc.constantFrom(...breakdownSizes),
        (title, kind, estimatedMinutes, size) => {
          const task = { title, kind, estimatedMinutes };
          const found = breakDown(task, size);
          expect(breakDown(task, size)).toEqual(found);
          expect(found).toHaveLength(stepCounts[size]);
          expect(found[0]?.minutes).toBeLessThanOrEqual(longestFirstStep);
          expect(new Set(found.map((step) => step.title)).size).toBe(found.length);
          for (const step of found) {
            expect(Array.from(step.title).length).toBeGreaterThan(0);
            expect(Array.from(step.title).length).toBeLessThanOrEqual(200);
            expect(step.minutes).toBeGreaterThanOrEqual(1);
            expect(Number.isInteger(step.minutes)).toBe(true);
          }
          const sum = found.reduce((minutes, step) => minutes + step.minutes, 0);
          const asked = Math.max(estimatedMinutes ?? 25, found.length);
          expect(Math.abs(sum - asked)).toBeLessThanOrEqual(asked * 0.2);
        },
      ),
      { numRuns: 500 },
    );
  });
});
