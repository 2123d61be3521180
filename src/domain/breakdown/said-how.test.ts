import { describe, expect, it } from 'vitest';
import { beginningOf } from '#domain/breakdown/break-down.ts';

const first = (title: string) => beginningOf({ title, kind: 'other' }).first;

describe('[TASK-02] how a title says it is done', () => {
  it.each([
    'pay Marta for cleaning (cash, 45)',
    'pay the babysitter, cash',
    'pay rent (cash)',
    'pay the milkman - cash',
  ])('beats the app in “%s”', (title) => {
    expect(first(title)).toBe('Get the cash out of your wallet');
  });

  it.each([
    ['pay school trip by cheque', /chequebook/],
    ['pay the fine by post', /envelope/],
    ['pay library fine at the desk', /card and some cash/],
    ['return the jeans by post', /box or envelope/],
    ['return the shoes online', /Find the order/],
    ['therapy on zoom tues 3pm', /ten minutes before/],
    ['cancel broadband by phone', /number/],
    ['wash jumper by hand', /lukewarm water/],
    ['watch the match on tv', /TV/],
    ['wash the duvet at the laundrette', /in a bag/],
    ['measure the alcove with the laser', /laser/],
    ['clean the shower with vinegar', /vinegar/],
  ])('is followed in “%s”: %s', (title, step) => {
    expect(first(title)).toMatch(step);
  });
});

describe('[TASK-02] a usual tool is only for what it fits', () => {
  it.each([
    ['measure the angle', /tape measure/],
    ['wrap the pipes', /paper/],
    ['sharpen the chainsaw', /table/],
    ['unblock the shower head', /plunger/],
    ['peel the sticker off the laptop', /scraper|knife/],
    ['wipe the fingerprints off the tv', /Settings/],
    ['talk to the bank', /ten minutes/],
    ['call a meeting', /number/],
    ['cut back spending', /secateurs/],
    ['rest the dough', /Sit down/],
    ['stretch the pizza dough', /arms/],
    ['get rid of the squeak', /bin bag/],
    ['assemble the party bags', /instructions/],
    ['hand in the rental van', /bag/],
    ['change the hamster’s bedding', /pillowcase/],
    ['give away the old buggy', /bag/],
    ['donate to the food bank', /the food bank/],
    ['check the gas is off', /bill/],
    ['fill in the hole in the lawn', /empty box/],
    ['pack up Nan’s house', /next to/],
    ['shoot hoops with Jay', /record/],
  ])('“%s” does not begin with %s', (title, absurd) => {
    expect(first(title) ?? '').not.toMatch(absurd);
  });

  it.each(['meet the deadline', 'drop a hint to Dave', 'find the courage to tell her', 'air my grievances'])(
    'gives the hands nothing that nobody can hold: “%s”',
    (title) => {
      expect(first(title)).toBeNull();
    },
  );
});
