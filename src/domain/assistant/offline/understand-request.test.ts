import { describe, expect, it } from 'vitest';
import { unreachable } from '#domain/unreachable.ts';
import type { AssistantIntent } from './assistant-intent.ts';
import { isForModel, lookUpsFor } from './look-ups.ts';
import { understandRequest } from './understand-request.ts';

/** What is said, and what is wanted by it, in short. */
const table: readonly (readonly [string, string])[] = [
  // Asking the memory.
  ['What did I say about the dentist?', 'ask'],
  ['when should I ring people?', 'ask'],
  ['Do you remember the name of my landlord?', 'ask'],
  ['remember when I lost the keys', 'ask'],
  ['Remind me what I decided about the gym', 'ask'],
  ['tell me when I work best', 'ask'],
  ['Who is my doctor?', 'ask'],
  ['rain sounds', 'ask'],
  ['How many times did I say I hate mornings?', 'ask'],
  ['Why did I stop running?', 'ask'],
  ['what helps me to start', 'ask'],
  ['Did I ever finish the tax form in one go?', 'ask'],
  ['Where do I keep the spare key?', 'ask'],
  ['Calls before ten are easier', 'ask'],
  ['My sister is called Ana and lives in Porto', 'ask: statement'],
  ['I sleep badly after coffee in the evening', 'ask: statement'],
  ['Is it true that I work better with music?', 'ask'],
  ['Should I remember to call mum?', 'ask'],
  // Counting.
  ['How many tasks did I finish today?', 'count: tasks done, today'],
  ['how many tasks have I done this week', 'count: tasks done, this week'],
  ['How many tasks did I complete last week?', 'count: tasks done, last week'],
  ['how many things did I get done yesterday?', 'count: tasks done, yesterday'],
  ['What did I get done today?', 'count: tasks done, today'],
  ['what did I finish this month', 'count: tasks done, this month'],
  ['How many tasks are waiting?', 'count: tasks waiting, ever'],
  ['how many to-dos do I have', 'count: tasks waiting, ever'],
  ['Count my tasks', 'count: tasks waiting, ever'],
  ['How many focus sessions did I have this week?', 'count: sessions, this week'],
  ['how many sessions today', 'count: sessions, today'],
  ['How long did I focus yesterday?', 'count: minutes, yesterday'],
  ['how many minutes did I focus this month?', 'count: minutes, this month'],
  ['How much have I focused today', 'count: minutes, today'],
  ['How many memories do I have?', 'count: memories, ever'],
  ['Could you tell me how it went?', 'ask'],
  // What now.
  ['What now?', 'now'],
  ['what next', 'now'],
  ['What should I do now?', 'now'],
  ['what can I do first', 'now'],
  ['Pick something for me', 'now'],
  ['pick one', 'now'],
  ['Where do I start?', 'now'],
  ['I don’t know where to start', 'now'],
  ['I’m stuck', 'now'],
  ['I have 20 minutes', 'now: 20'],
  ['What can I do in 15 minutes?', 'now: 15'],
  ['I have half an hour before the bus', 'now: 30'],
  // What now, with the energy there is.
  ['I’m wiped, what now?', 'now: low'],
  ['low energy, what can I do?', 'now: low'],
  ['What should I do now? I’m exhausted.', 'now: low'],
  ['so tired today. what next?', 'now: low'],
  ['what can I do with no energy', 'now: low'],
  ['I have 20 minutes but no energy', 'now: 20: low'],
  ['What can I do in 15 minutes, I’m really drained', 'now: 15: low'],
  ['I don’t have much energy, pick something for me', 'now: low'],
  ['I’m stuck and tired', 'now: low'],
  ['Pick a low-energy task', 'now: low'],
  ['give me something high energy to do', 'now: high'],
  ['I have lots of energy, what should I start with?', 'now: high'],
  ['my energy is okay, what now', 'now: medium'],
  ['tired, wide awake, what now?', 'now: high'],
  // Near it: somebody else, another time, another sense, or a question about oneself.
  ['I’m not tired, what now?', 'now'],
  ['not low energy, what now?', 'now'],
  ['I wiped the table, what now?', 'ask'],
  ['my sister is exhausted, what now?', 'ask'],
  ['I was tired, what now?', 'ask'],
  ['I’m tired of this report, what now?', 'ask'],
  ['What should I do when I’m tired?', 'ask'],
  ['What helps me when I have low energy?', 'ask'],
  ['I’m wiped', 'ask'],
  ['low energy', 'ask'],
  ['What did I say about low energy?', 'ask'],
  ['remember that I’m tired after lunch', "remember: I'm tired after lunch"],
  ['remind me to check my low energy mode', 'task: check my low energy mode'],
  // A plan.
  ['Plan my day', 'plan: today'],
  ['help me plan tomorrow', 'plan: tomorrow'],
  ['Plan the week', 'plan: week'],
  ['What’s on today?', 'plan: today'],
  ['what is planned for tomorrow', 'plan: tomorrow'],
  ['What do I have to do this week?', 'plan: week'],
  ['show me my list', 'plan: today'],
  ['What is due?', 'plan: today'],
  ['How does my week look?', 'plan: week'],
  // A task.
  ['Add a task: call the bank tomorrow', 'task: call the bank tomorrow'],
  ['remind me to water the plants', 'task: water the plants'],
  ['Please remind me to send the invoice', 'task: send the invoice'],
  ['don’t forget to buy milk', 'task: buy milk'],
  ['Remember to ring Ana on Friday', 'task: ring Ana on Friday'],
  ['put new tyres on my list', 'task: new tyres'],
  ['I need to renew my passport', 'task: renew my passport'],
  ['I have to tidy the desk', 'task: tidy the desk'],
  ['add a task', 'task: '],
  // A memory.
  ['Remember that calls before ten are easier', 'remember: Calls before ten are easier'],
  ['remember: the spare key is at Bo’s', "remember: The spare key is at Bo's"],
  ['Keep in mind that I hate open offices', 'remember: I hate open offices'],
  ['Note that the bins go out on Monday', 'remember: The bins go out on Monday'],
  ['please remember my shoe size is 41', 'remember: My shoe size is 41'],
  ['Save this: rain helps me write', 'remember: Rain helps me write'],
  // A session.
  ['Start a focus session', 'session: '],
  ['start a 25 minute session on the tax form', 'session: the tax form, 25'],
  ['Focus on the report for 40 minutes', 'session: the report, 40'],
  ['let’s focus', 'session: '],
  ['Begin with the letter', 'session: the letter'],
  ['Start working on the Berlin slides', 'session: the Berlin slides'],
  ['10 minutes of tidying', 'session: tidying, 10'],
  ['can you start a session', 'session: '],
  // Small talk.
  ['Hello', 'talk: hello'],
  ['good morning!', 'talk: hello'],
  ['thanks a lot', 'talk: thanks'],
  ['Bye', 'talk: bye'],
  ['Who are you?', 'talk: who'],
  ['are you a robot?', 'talk: who'],
  ['What can you do?', 'talk: abilities'],
  ['help', 'talk: abilities'],
  ['Do you send my memories to anyone?', 'talk: privacy'],
  // What it cannot do.
  ['Send an email to Bo', 'cannot: send'],
  ['Can you call the dentist?', 'cannot: send'],
  ['book a table for two', 'cannot: send'],
  ['Delete all my tasks', 'cannot: forget'],
  ['forget everything', 'cannot: forget'],
  ['What’s the weather tomorrow?', 'cannot: world'],
  ['tell me a joke', 'cannot: world'],
  ['Write a cover letter for me', 'cannot: write'],
  ['translate this to German', 'cannot: write'],
  ['turn off the lights', 'cannot: machine'],
  ['Change my password', 'cannot: machine'],
  ['order more coffee', 'cannot: buy'],
];

const short = (intent: AssistantIntent | null): string => {
  if (intent === null) return 'none';
  switch (intent.kind) {
    case 'ask':
      return intent.isStatement ? 'ask: statement' : 'ask';
    case 'count':
      return `count: ${intent.thing}, ${intent.time}`;
    case 'now':
      return ['now', intent.minutes, intent.energy].filter((part) => part !== null).join(': ');
    case 'plan':
      return `plan: ${intent.when}`;
    case 'task':
      return `task: ${intent.line}`;
    case 'remember':
      return `remember: ${intent.sentence}`;
    case 'session':
      return `session: ${intent.about}${intent.minutes === null ? '' : `, ${intent.minutes}`}`;
    case 'talk':
    case 'cannot':
      return `${intent.kind}: ${intent.topic}`;
    default:
      return unreachable(intent);
  }
};

describe('[COACH-01] what is wanted of the assistant', () => {
  it.each(table)('“%s” is %s', (text, wanted) => {
    const { care, intent } = understandRequest(text);
    expect(care).toBeNull();
    expect(short(intent)).toBe(wanted);
  });

  it('is tried with at least eighty', () => {
    expect(table.length).toBeGreaterThanOrEqual(80);
  });

  it.each(['I want to kill myself', 'Remind me to end my life tonight', 'my boss hits me'])(
    'meets “%s” with care, and with nothing else',
    (text) => {
      const { care, intent } = understandRequest(text);
      expect(care?.people.length).toBeGreaterThan(1);
      expect(intent).toBeNull();
    },
  );

  it('says whom to ask about medicine, and looks all the same', () => {
    const { care, intent } = understandRequest('Can I take double my dose of Ritalin?');
    expect(care?.title).toContain('doctor');
    expect(intent).not.toBeNull();
  });
});

const plan = (text: string) => lookUpsFor(understandRequest(text).intent!);
const goes = (text: string) => isForModel(understandRequest(text).intent!);

describe('[COACH-01] what is looked up for it', () => {
  it('is only what the answer needs', () => {
    expect(plan('Who is my doctor?')).toEqual(['memories']);
    expect(plan('What now?')).toEqual(['tasks']);
    expect(plan('Plan my day')).toEqual(['tasks']);
    expect(plan('How many sessions today?')).toEqual(['sessions']);
    expect(plan('How many memories do I have?')).toEqual(['memories']);
    expect(plan('How many tasks are waiting?')).toEqual(['tasks']);
    for (const text of ['Hello', 'remind me to buy milk', 'remember that I hate tea', 'start a session']) {
      expect(plan(text)).toEqual([]);
    }
  });

  it('goes to a model only where a model is better than a template', () => {
    expect(['Who is my doctor?', 'Plan my day', 'What now?', 'Write a letter'].map(goes)).toEqual(
      Array.from({ length: 4 }, () => true),
    );
    expect(
      ['How many sessions today?', 'remind me to buy milk', 'start a session', 'Hello'].map(goes),
    ).toEqual(Array.from({ length: 4 }, () => false));
  });
});
