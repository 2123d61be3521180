import { describe, expect, it } from 'vitest';
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

  it('[COACH-01] answers a very long text quickly', () => {
    const route = routeCoachText('i want to plan my week and '.repeat(2000));
    expect(route.kind).toBe('none');
  });
});
