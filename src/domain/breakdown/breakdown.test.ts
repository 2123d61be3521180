import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breakDown } from '#domain/breakdown/break-down.ts';
import { deskRecipes } from '#domain/breakdown/desk-recipes.ts';
import { homeRecipes } from '#domain/breakdown/home-recipes.ts';
import { kindRecipes } from '#domain/breakdown/kind-recipes.ts';
import { breakdownSizes, type BreakdownTemplate, stepCounts } from '#domain/breakdown/breakdown-template.ts';
import { longestFirstStep } from '#domain/breakdown/share-minutes.ts';
import { titleObject } from '#domain/breakdown/title-object.ts';
import { wordRecipes } from '#domain/breakdown/word-recipes.ts';
import { taskKinds } from '#domain/records/kinds/task-values.ts';

const physical = /^(?:Pick|Put|Open|Stand|Walk|Take|Clear|Lay|Turn|Carry|Fill|Sit|Bring|Hold) /;
const vague = /\b(?:start|begin|work on|try to|think about|get going|prepare for|deal with|continue)\b/i;

const recipes: Readonly<Record<string, BreakdownTemplate>> = {
  ...kindRecipes,
  ...deskRecipes,
  ...homeRecipes,
};

describe('[TASK-02] breakdown recipes', () => {
  it.each(Object.entries(recipes))(
    'the recipe %s has three, five or eight concrete steps, and a physical one first',
    (_, recipe) => {
      const sizes = recipe.map(([size]) => size);
      expect(sizes.filter((size) => size === 'few')).toHaveLength(3);
      expect(sizes.filter((size) => size === 'some')).toHaveLength(2);
      expect(recipe).toHaveLength(8);
      expect(sizes[0]).toBe('few');
      expect(recipe[0]?.[2]).toMatch(physical);
      for (const [, weight, text] of recipe) {
        expect(weight).toBeGreaterThan(0);
        expect(text).not.toMatch(vague);
        expect(text).toMatch(/^\p{Lu}/u);
        expect(text).not.toMatch(/[.!]$/);
      }
      expect(new Set(recipe.map(([, , text]) => text)).size).toBe(8);
    },
  );

  it('reaches every recipe by some word in a title', () => {
    const reached = new Set(wordRecipes.map(({ recipe }) => recipe));
    for (const recipe of [...Object.values(deskRecipes), ...Object.values(homeRecipes)]) {
      expect(reached.has(recipe)).toBe(true);
    }
  });
});

const steps = (title: string, size: 'few' | 'some' | 'many' = 'few') =>
  breakDown({ title, kind: 'other', estimatedMinutes: 20 }, size).map((step) => step.title);

describe('[TASK-02] breaking a task down', () => {
  it('breaks a call into small physical steps with minutes', () => {
    expect(breakDown({ title: 'Call the dentist', kind: 'call', estimatedMinutes: 20 }, 'some')).toEqual([
      { title: 'Pick up the phone and put it on the table in front of you', minutes: 3 },
      { title: 'Open your calendar and write down two days that suit you', minutes: 3 },
      { title: 'Find the number for the dentist and write it down large', minutes: 3 },
      { title: 'Press call and say “I would like an appointment, please”', minutes: 8 },
      { title: 'Put the day and the time into your calendar, with a reminder', minutes: 3 },
    ]);
  });

  it.each([
    ['Tax return 2026', 'Put an empty box or folder on the table'],
    ['do the dishes', 'Walk to the sink and turn on the warm water'],
    ['Laundry', 'Pick up the laundry bag and put it in front of the machine'],
    ['empty my inbox', 'Open the inbox and close every other window'],
    ['write the report', 'Open an empty page and type the title of the report at the top'],
    ['finish essay', 'Open an empty page and type the question at the top'],
    ['read chapter 4', 'Open the book at the chapter and lay a pen on the page'],
    ['tidy the room', 'Pick up a bag for rubbish and hold it open'],
    ['weekly shopping', 'Open the fridge and write down what is missing'],
    ['pack for Rome', 'Put the open bag on the bed'],
    ['cook dinner', 'Put the pan on the stove and the ingredients beside it'],
    ['pay the phone bill', 'Open the bill and lay it flat in front of you'],
    ['passport form', 'Open the form and lay it flat in front of you'],
    ['apply for the job at the zoo', 'Open the job advertisement and print it or put it on half the screen'],
    ['gym', 'Put your sports shoes in front of you and put them on'],
    ['read the report', 'Put the text, the report, in front of you and open it at the first page'],
    ['water the plants', 'Pick up the can and fill it with water'],
    ['take out the bins', 'Pick up the fullest bag and tie it'],
    ['run errands', 'Put your shoes on and your bag by the door'],
    ['Call Sam', 'Pick up the phone and put it on the table in front of you'],
    ['reply to Sam', 'Open the app and the one conversation with Sam'],
    ['summer', 'Take a sheet of paper and write “summer” at the top'],
  ])('breaks down “%s” beginning with “%s”', (title, first) => {
    expect(steps(title)[0]).toBe(first);
  });

  it('falls back to the recipe of the chosen kind where no word matches', () => {
    const [first] = breakDown({ title: 'the shed', kind: 'chore', estimatedMinutes: null }, 'few');
    expect(first?.title).toBe('Stand up and walk to where it is done');
  });

  it.each([
    ['Call the dentist about my tooth', 'the dentist'],
    ['reply to Sam', 'Sam'],
    ['tidy up my room!', 'my room'],
    ['call dentist', null],
    ['The dentist', null],
    ['call', null],
    ['', null],
    [`call the ${'x'.repeat(56)}`, `the ${'x'.repeat(56)}`],
    [`call the ${'x'.repeat(57)}`, null],
  ])('finds the object of %j: %j', (title, object) => {
    expect(titleObject(title)).toBe(object);
  });

  it('gives any title the right number of valid steps, close to its estimate', () => {
    const titles = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc.constantFrom(
        'Call the $& dentist',
        'tidy the {title} room',
        'write [the report]',
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
          expect(found[0]?.title).toMatch(physical);
          expect(found[0]?.minutes).toBeLessThanOrEqual(longestFirstStep);
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
