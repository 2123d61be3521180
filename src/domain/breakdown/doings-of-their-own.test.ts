import { describe, expect, it } from 'vitest';
import { beginningOf } from '#domain/breakdown/break-down.ts';

const first = (title: string) => beginningOf({ title, kind: 'other' }).first;

describe('[TASK-02] doings that say by themselves how they begin', () => {
  it.each([
    ['boil eggs', 'Fill a pan with water and put it on the stove'],
    ['hand wash wool jumper', 'Run lukewarm water into the sink'],
    ['glue the broken model wing', 'Get the glue and take it to the broken model wing'],
    ['unblock bathroom sink', 'Get the plunger and rubber gloves and go to the bathroom sink'],
    ['borrow calculator from Josh', 'Open your chat with Josh'],
    ['borrow Rob’s router', 'Open your chat with Rob'],
    ['proofread newsletter', 'Open the newsletter and read the first line slowly'],
    ['report pothole on Mill Lane', 'Open a new tab and search “report pothole”'],
    ['scrape sticker off windshield', 'Get a scraper and take it to the windshield'],
    ['delegate the stock count', 'Open a message to the person you’ll ask'],
  ])('“%s”: “%s”', (title, step) => {
    expect(first(title)).toBe(step);
  });

  it('needs no known thing for them', () => {
    expect(first('untangle the quandle')).toBe('Find one loose end of the quandle');
    expect(first('calibrate the quandle')).toBe('Find the instructions for the quandle');
  });

  it.each([
    ['a thing that is still to be made', 'prepare agenda for Monday meeting', /new page/],
    ['a quote that is still to be had', 'get quote for new windscreen', /search/],
    ['a tail that is no part of the thing', 'delete old photos off phone', /^Open your photos/],
    ['a place that is no particle', 'check the oil in the car', /^Go to the car/],
    ['a shelf, which is not opened', 'clear out garage shelf', /^Take one thing off/],
    ['socks, which are paired', 'sort socks', /match/],
    ['a part of a book', 'highlight chapter 4 biology', /highlighter/],
    ['how far to go', 'clear inbox down to 50', /inbox/],
    ['a pet’s teeth', 'brush the dog’s teeth', /pet toothbrush/],
    ['cash, which is in no app', 'pay window cleaner £15 cash', /cash/],
    ['where it is kept', 'update availability on rota app', /^Open the rota app/],
    ['somebody it is sent to', 'send Priya the address', /^Open your chat with Priya/],
    ['a name in small letters', 'sign mia’s field trip form', /^Get mia’s|^Get mia's/],
    ['a doubled letter left out', 'arange coffee with Niamh', /chat with Niamh/],
  ])('understands %s: “%s”', (_, title, step) => {
    expect(first(title)).toMatch(step);
  });

  it.each([
    ['price labels', 'print new price labels', /the new price on/],
    ['a plural that another word is near to', 'scan signed contracts', /contacts/],
    ['a real word that is near another', 'return hire breaker', /beaker/],
    ['an adverb', 'answer the bad google review politely', /politely/],
    ['whoever is named by a possessive', 'birthday present for Leo’s friend', /thing Leo likes/],
    ['a web search for what is private', 'compare export csv with last version', /search/],
  ])('does not say of %s in “%s”: %s', (_, title, wrong) => {
    expect(first(title) ?? '').not.toMatch(wrong);
  });

  it('asks where only a doing with another meaning would fit', () => {
    for (const title of ['carve spoon for grandma', 'reset boiler pressure', 'do a patch test for Kelly']) {
      expect(first(title), title).toBeNull();
    }
  });
});
