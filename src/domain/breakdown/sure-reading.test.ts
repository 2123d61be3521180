import { describe, expect, it } from 'vitest';
import { beginningOf } from '#domain/breakdown/break-down.ts';

const first = (title: string) => beginningOf({ title, kind: 'other' }).first;

describe('[TASK-02] a first step is given only where the reading is whole', () => {
  it.each([
    ['a particle in no lexicon', 'sort the cables', 'sort the cables over'],
    ['a particle that makes another doing', 'take the bins out', 'Get the messages in - milk, bread'],
    ['a doing in no lexicon', 'clean the fryer', 'zorble the fryer'],
    ['a thing in no lexicon', 'fix the tap', 'fix the quandle'],
    ['a thing that is known only by what describes it', 'update my cv', 'cv boot on the ute'],
    ['a code', 'finish the essay', 'finish weeding the 600s'],
    ['a word of two senses that the doing does not tell', 'read the messages', 'sort the messages'],
    ['a note that says where to begin', 'Vyvanse refill', 'Vyvanse refill, call around to see who has it'],
    ['a note that asks', 'birthday present for Leo', 'birthday present for Leo (dinosaurs? ask)'],
    ['a note that narrows it down', 'write the report', 'write the report, background section only'],
    [
      'a note that leaves one part of it',
      'declutter the kitchen',
      'declutter the kitchen, just the post pile',
    ],
    ['money that is due for the thing', 'check the car', 'check whether the car tax is due'],
    ['a place beside the thing', 'clean the fryer', 'Clean behind the fryer'],
    ['a place that makes another task of it', 'mow the lawn', 'finish weeding at work'],
    ['a name that runs into what is said', 'text Sam', 'text the Hendersons new lesson time'],
    ['somebody who is not known', 'find my passport', 'find somebody to sit with Mum'],
    ['a thing with many errands', 'phone bill', 'Ellies hoodie'],
    ['several things', 'groceries', 'oil and filter for the F150'],
    ['a choice with no two ways', 'decide whether to go', 'decide on a paint for the hall'],
    ['money that comes with no letter', 'pay the water bill', 'Ramon gas money'],
    ['something new', 'consent forms', 'new consent forms'],
  ])('%s: “%s” has a step, and “%s” asks', (_, whole, doubtful) => {
    expect(first(whole)).not.toBeNull();
    expect(first(doubtful)).toBeNull();
  });

  it('takes a word of two senses for what a longer name says it is', () => {
    expect(first('sort the light')).toBeNull();
    expect(first('sort the light bulb')).not.toBeNull();
  });

  it.each([
    'call Sysco',
    'ring the chiropodist',
    'look into zorbling',
    'AHPRA renewal',
    'vacuum the quandle',
  ])('needs no known thing where the step is right for anything: “%s”', (title) => {
    expect(first(title)).not.toBeNull();
  });

  it('lets a note remind, and one that says what to do with the thing decide', () => {
    expect(first('tax return, do not ignore this')).toBe(first('tax return'));
    expect(first('dentist, book it')).toBe(
      'Pick up your phone and find the number or website for the dentist',
    );
  });

  it('remembers the answer to a question for the same doing and thing', () => {
    const { key } = beginningOf({ title: 'sort the messages', kind: 'other' });
    const own = [{ id: 'a', way: key, title: 'Open the oldest chat', createdAt: '2026-11-16T09:00:00Z' }];
    expect(beginningOf({ title: 'sort out my messages', kind: 'other' }, own).first).toBe(
      'Open the oldest chat',
    );
  });
});
