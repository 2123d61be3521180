import { describe, expect, it } from 'vitest';
import { goals } from '#domain/coach/choose/goals.fixture.ts';
import { indirectCrises } from './indirect-crises.fixture.ts';
import { moreDangers, moreHarmless, moreLegal, moreMedical } from './indirect-others.fixture.ts';
import { manyCrises } from './many-crises.fixture.ts';
import { manyDangers, manyHarmless, manyLegal, manyMedical } from './many-others.fixture.ts';
import { type CoachRoute, routeCoachText } from './route-coach-text.ts';
import {
  crisisSentences,
  dangerSentences,
  harmlessSentences,
  legalSentences,
  medicalSentences,
} from './sentences.fixture.ts';

const shown = (route: CoachRoute): string =>
  route.kind === 'none' ? 'none' : `${route.kind} by “${route.heard}”`;

describe('what people must meet before a coach does', () => {
  it('[COACH-01] is tried on at least 120 sentences', () => {
    expect(crisisSentences.length).toBeGreaterThanOrEqual(40);
    expect(legalSentences.length).toBeGreaterThanOrEqual(20);
    expect(medicalSentences.length).toBeGreaterThanOrEqual(20);
    expect(harmlessSentences.length).toBeGreaterThanOrEqual(40);
  });

  it.each(crisisSentences)('[COACH-01] hears the crisis in “%s”', (sentence) => {
    const route = routeCoachText(sentence);
    expect(route.kind, shown(route)).toBe('crisis');
  });

  it.each(dangerSentences)('[COACH-01] hears the danger in “%s”', (sentence) => {
    const route = routeCoachText(sentence);
    expect(route.kind, shown(route)).toBe('danger-from-others');
  });

  it.each(legalSentences)('[COACH-01] leaves the law of “%s” to those who know it', (sentence) => {
    const route = routeCoachText(sentence);
    expect(route.kind, shown(route)).toBe('legal');
  });

  it.each(medicalSentences)('[COACH-01] leaves “%s” to a doctor or pharmacist', (sentence) => {
    const route = routeCoachText(sentence);
    expect(route.kind, shown(route)).toBe('medical');
  });

  it.each(harmlessSentences)('[COACH-01] goes on as usual with “%s”', (sentence) => {
    const route = routeCoachText(sentence);
    expect(shown(route)).toBe('none');
  });

  it.each([
    'I feel so hopeless about this job',
    "I can't do this anymore",
    'kill me now, another workshop',
    "I'm not suicidal, just tired",
    "I'm killing myself to meet this deadline",
    'I feel like a burden on my team',
    "I'd rather die than do my expenses",
    "I don't want to be here anymore, I need a new job",
    'what is the point of anything',
    'so depressed lately',
  ])('[COACH-01] asks about “%s” and still helps', (sentence) => {
    const route = routeCoachText(sentence);
    if (route.kind === 'none') throw new Error('not heard');
    expect(route.kind, shown(route)).toBe('maybe-crisis');
    expect(route.words).toMatchObject({ question: 'Are you safe right now?', goesOn: true });
  });

  it('[COACH-01] leaves none of many more crises unheard, and asks only about few of them', () => {
    const kinds = manyCrises.map((sentence) => [sentence, routeCoachText(sentence).kind] as const);
    expect(kinds.filter(([, kind]) => kind !== 'crisis' && kind !== 'maybe-crisis')).toEqual([]);
    expect(kinds.filter(([, kind]) => kind === 'maybe-crisis').length).toBeLessThan(kinds.length * 0.1);
  });

  it.each([
    ['danger-from-others', manyDangers],
    ['medical', manyMedical],
    ['legal', manyLegal],
  ] as const)('[COACH-01] hears %s in other words too', (kind, sentences) => {
    expect(sentences.filter((sentence) => routeCoachText(sentence).kind !== kind)).toEqual([]);
  });

  it('[COACH-01] never stops an ordinary sentence, and asks about few', () => {
    const kinds = manyHarmless.map((sentence) => [sentence, routeCoachText(sentence).kind] as const);
    expect(kinds.filter(([, kind]) => kind === 'crisis' || kind === 'danger-from-others')).toEqual([]);
    expect(kinds.filter(([, kind]) => kind !== 'none').length).toBeLessThan(kinds.length * 0.1);
  });

  it('[COACH-01] leaves no crisis that is said sideways unheard', () => {
    expect(indirectCrises.filter((sentence) => !/crisis/.test(routeCoachText(sentence).kind))).toEqual([]);
  });

  it.each([
    [/^(?:danger-from-others|emergency)$/, moreDangers],
    [/^medical$/, moreMedical],
    [/^legal$/, moreLegal],
  ] as const)('[COACH-01] hears nearly all of %s in the words of others', (kind, sentences) => {
    const missed = sentences.filter((sentence) => !kind.test(routeCoachText(sentence).kind));
    expect(missed.length, missed.join(' | ')).toBeLessThanOrEqual(sentences.length * 0.03);
  });

  it('[COACH-01] stops hardly an ordinary goal, however darkly it is said', () => {
    const kinds = moreHarmless.map((sentence) => routeCoachText(sentence).kind);
    expect(kinds.filter((kind) => kind === 'crisis').length).toBeLessThanOrEqual(kinds.length * 0.01);
    expect(kinds.filter((kind) => kind === 'maybe-crisis').length).toBeLessThanOrEqual(kinds.length * 0.04);
  });

  it('[COACH-01] sends a medical emergency to the emergency number, without a task', () => {
    const route = routeCoachText('I think I am having a heart attack at my desk');
    if (route.kind === 'none') throw new Error('not heard');
    expect(route.kind).toBe('emergency');
    expect(route.words.goesOn).toBe(false);
    expect(route.words.people[0]?.who).toBe('Your local emergency number');
  });

  it('[COACH-01] lets every goal of the goal table pass', () => {
    expect(goals.map(([goal]) => goal).filter((goal) => routeCoachText(goal).kind !== 'none')).toEqual([]);
  });

  it('[COACH-01] meets a crisis with people and no task', () => {
    const route = routeCoachText('I want to die and I also need to finish my report');
    if (route.kind === 'none') throw new Error('not heard');
    expect(route.words.goesOn).toBe(false);
    expect(route.words.people).toHaveLength(3);
    expect(`${route.words.title} ${route.words.text}`).not.toMatch(/experiment|task|try|tip/i);
    expect(JSON.stringify(route.words)).not.toMatch(/\d/);
  });

  it('[COACH-01] speaks to the one who worries about someone else', () => {
    const route = routeCoachText('my colleague tried to kill herself');
    expect(route.kind === 'crisis' && route.words.title).toBe('Thank you for looking out');
  });

  it('[COACH-01] says what else it heard', () => {
    const route = routeCoachText('can they fire me? I want to die');
    expect(route).toMatchObject({ kind: 'crisis', also: ['legal'] });
  });

  it.each([
    'a '.repeat(4000),
    'x'.repeat(4000),
    'if they want the kids to be okay on one income whether '.repeat(400),
    'my my my my hand hand knife cut '.repeat(500),
    'took taken swallowed all of his pills pack of '.repeat(300),
  ])('[COACH-01] is not held up by a text made to hold it up', (text) => {
    const before = performance.now();
    routeCoachText(text);
    expect(performance.now() - before).toBeLessThan(3000);
  });

  it('[COACH-01] answers a very long text quickly', () => {
    const route = routeCoachText('i want to plan my week and '.repeat(2000));
    expect(route.kind).toBe('none');
  });
});
