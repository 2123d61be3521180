import { describe, expect, it } from 'vitest';
import type { MemorySource } from '#domain/memory/memory-layer.ts';
import { isProposalKind, proposalKindLabel, proposalKinds } from './proposal-kinds.ts';
import { proposeFrom } from './propose-from.ts';

const from = (text: string, source: MemorySource = 'debrief') => proposeFrom(text, { source });
const quotes = (text: string, source?: MemorySource): readonly string[] =>
  from(text, source).map(({ quote }) => quote);

describe('[MEM-04] suggestions out of a person’s own words', () => {
  it.each([
    ['I always start by tidying my desk', 'how-to', 'procedural', 'tidying my desk'],
    ['Next time start with the numbers', 'next-time', 'procedural', 'start with the numbers'],
    ['Rain sounds helped a lot', 'helped', 'associative', 'Rain sounds + helps'],
    ['Kept getting distracted by Slack', 'got-in-the-way', 'associative', 'Slack + gets in the way'],
    ['Podcasts didn’t help', 'did-not-help', 'associative', 'Podcasts + does not help'],
    ['Mornings are useless for me', 'best-time', 'semantic', 'Mornings'],
    ['I prefer doing the dishes at night', 'preference', 'semantic', 'dishes at night'],
    ['The dentist is called Dr. Okafor', 'people', 'semantic', 'dentist'],
    ['rent is due on the 1st', 'dates', 'semantic', 'rent'],
    ['The spare key is in the blue tin', 'places', 'semantic', 'spare key'],
    ['I’m allergic to penicillin', 'health', 'semantic', 'penicillin'],
    ['I switched to decaf', 'changed', 'semantic', 'decaf'],
    ['The dishes only took 12 minutes', 'duration', 'episodic', 'dishes'],
  ])('%j is %s, %s, about %j', (text, kind, layer, about) => {
    expect(from(text)).toMatchObject([{ kind, layer, about, sentence: text, quote: text }]);
  });

  it.each([
    'Rain sounds helped.\n\n  - I prefer   tea.\r\nNext time, put it away!',
    'ok. “Rain” helped me, Dr. Ames. 👍 I need a coffee before anything else.',
  ])('quotes word for word by place: %j', (text) => {
    const proposals = from(text);
    expect(proposals.length).toBeGreaterThan(1);
    for (const { quote, start, end } of proposals) expect(text.slice(start, end)).toBe(quote);
  });

  it.each([
    ['question', 'Does rain help me focus?'],
    ['question without its mark', 'should i start with the easy one next time'],
    ['wish', 'I wish mornings worked for me'],
    ['hypothetical', 'A timer would help me a lot'],
    ['reported', 'Mum says mornings are best for me'],
    ['quoted', 'She wrote “rain sounds help me a lot” on the card'],
    ['about somebody else', 'Lists help him a lot'],
    ['unsure', 'Not sure if the music helped'],
    ['sarcasm', 'yeah right, meditation helped so much'],
    ['task', 'need to buy milk before I start'],
    ['mood', 'I’m so tired now'],
    ['recalled', '> Rain sounds helped me a lot'],
    ['recalled in words', 'You said mornings are best for me'],
    ['a machine’s words', 'Assistant: I always start by making a list\nIt helps me a lot'],
    ['code', '```\n// lists help me a lot\n```'],
    ['bare verdict', 'That helped a lot.'],
    ['nothing', ''],
  ])('leaves alone: %s', (_why, text) => {
    expect(quotes(text)).toEqual([]);
  });

  it.each([
    'The wifi password is rain-helps-me',
    'My PIN is 4821 and it always works for me',
    'I always use card 4111 1111 1111 1111',
    'I prefer paying from DE89 3704 0044 0532 0130 00',
    'The door code is 5571#, helps me get in',
    'My api key sk-abcdef1234567890abcd helps me a lot',
  ])('never suggests a secret: %j', (text) => {
    expect(quotes(text)).toEqual([]);
    expect(quotes(`${text}. That helped a lot.`)).toEqual([]);
  });

  it('takes the sentence before along where the meaning needs it', () => {
    expect(quotes('Put the phone in the kitchen. That helped a lot.')).toEqual([
      'Put the phone in the kitchen. That helped a lot.',
    ]);
    expect(quotes('> Put the phone in the kitchen.\nThat helped a lot.')).toEqual([]);
  });

  it('suggests at most three of a note, and the same words once', () => {
    const five = ['tea', 'rain', 'gum', 'jazz', 'walks'].map((word) => `${word} helped me.`).join('\n');
    expect(quotes(five)).toHaveLength(3);
    expect(proposeFrom(five, { source: 'import', limit: 9 })).toHaveLength(5);
    expect(quotes('Rain helped me.\nrain helped me.')).toHaveLength(1);
  });

  it('leaves out a kind that is never wanted', () => {
    expect(proposeFrom('Rain sounds helped me', { source: 'debrief', mutedKinds: ['helped'] })).toEqual([]);
  });

  it('asks more of a chat than of a debrief', () => {
    expect(quotes('The tests pass but the build fails because of a file', 'chat')).toEqual([]);
    expect(quotes('Quiet room, finally wrote it', 'chat')).toEqual([]);
    expect(quotes('Quiet room, finally wrote it')).toHaveLength(1);
  });

  it('says when it is about health, and carries source, moment and line', () => {
    const saidAt = '2026-11-17T10:00:00Z';
    const text = 'ok\nMy 20 mg wear off early, tea helps me then';
    expect(proposeFrom(text, { source: 'session', saidAt })).toMatchObject([
      { isHealth: true, source: 'session', saidAt, place: 'line 2' },
    ]);
    expect(from('Rain helped me')).toMatchObject([{ isHealth: false, saidAt: null, place: null }]);
  });

  it('stays quick with words that repeat', () => {
    for (const words of [
      'i need ',
      'when i if i before i i ',
      'so really much ',
      'a ',
      '11 ',
      '"',
      'my the ',
    ]) {
      expect(from(words.repeat(50_000 / words.length))).toEqual([]);
      expect(from(words.repeat(390 / words.length)).length).toBeLessThanOrEqual(1);
    }
  });
});

describe('[MEM-04] the kinds of suggestions', () => {
  it('fit into the settings, where forty can be muted', () => {
    expect(Object.keys(proposalKinds).length).toBeLessThanOrEqual(40);
  });

  it('have words of their own', () => {
    const labels = Object.values(proposalKinds).map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
    expect(proposalKindLabel('helped')).toBe('What helped');
    expect(proposalKindLabel('of-another-time')).toBe('Another kind');
    expect([isProposalKind('helped'), isProposalKind('toString')]).toEqual([true, false]);
  });
});
