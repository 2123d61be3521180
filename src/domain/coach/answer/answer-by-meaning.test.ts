import { describe, expect, it } from 'vitest';
import type { CoachRanking } from '#domain/coach/choose/coach-ranking.ts';
import { coachRankingSchema } from '#domain/coach/choose/coach-ranking.ts';
import { coachAnswer, goalToRank } from './coach-answer.ts';

const ranking = (changes: Partial<CoachRanking> = {}): CoachRanking => ({
  state: 'sure',
  experiments: [
    { id: 'quiet-hour', score: 0.6 },
    { id: 'no-longer-there', score: 0.55 },
    { id: 'chat-off-hour', score: 0.5 },
    { id: 'let-me-check', score: 0.4 },
  ],
  themes: ['interruptions', 'messages', 'asking'],
  care: 'none',
  ...changes,
});
const goal = 'I cannot start my report';

describe('[COACH-01] an answer by what a goal means', () => {
  it('takes the nearest, has the next beside it and says what it sounds like', () => {
    const { experiment, others, why } = coachAnswer(goal, null, { ranked: ranking() });
    expect(experiment?.id).toBe('quiet-hour');
    expect(others.map(({ id }) => id)).toEqual(['chat-off-hour', 'let-me-check']);
    expect(why).toEqual({ words: [], sentence: 'It sounds like: staying with one thing.' });
  });

  it('passes over what was tried', () => {
    const tried = [{ id: 'quiet-hour', outcome: 'partly' as const }];
    expect(coachAnswer(goal, { tried }, { ranked: ranking() }).experiment?.id).toBe('chat-off-hour');
  });

  it('asks about the nearest themes where it is unsure, about all where nothing is near', () => {
    const unsure = coachAnswer(goal, null, { ranked: ranking({ state: 'unsure' }) });
    expect(unsure.choices.map(({ id }) => id)).toEqual(['interruptions', 'messages', 'asking', 'other']);
    const none = coachAnswer(goal, null, { ranked: ranking({ state: 'unsure', themes: [] }) });
    expect(none.choices.map(({ id }) => id)).toEqual(['going', 'order', 'people', 'self']);
    const other = coachAnswer(goal, null, { ranked: ranking(), choice: unsure.choices.at(-1)! });
    expect(other.choices.map(({ id }) => id)).toEqual(['going', 'order', 'people', 'self']);
  });

  it('after a tapped theme takes the nearest of it', () => {
    const ranked = ranking({ state: 'unsure' });
    const choice = coachAnswer(goal, null, { ranked }).choices[1]!;
    expect(coachAnswer(goal, null, { ranked, choice }).experiment?.id).toBe('chat-off-hour');
  });

  it('asks for care where only the second ear hears it, and never takes care away', () => {
    const raised = coachAnswer(goal, null, { ranked: ranking({ care: 'maybe-crisis' }) });
    expect(raised).toMatchObject({ kind: 'care', care: { kind: 'maybe-crisis' } });
    for (const care of ['none', 'maybe-crisis'] as const) {
      const crisis = coachAnswer('I want to die', null, { ranked: ranking({ care }) });
      expect(crisis).toMatchObject({ kind: 'care', care: { kind: 'crisis' } });
      const legal = coachAnswer('can they fire me', null, { ranked: ranking({ care }) });
      expect(legal.care?.kind).toBe('legal');
    }
  });

  it('sends nothing of a crisis or a danger, and no question for a doctor', () => {
    expect(goalToRank('I want to die')).toBeNull();
    expect(goalToRank('my boss hit me')).toBeNull();
    expect(goalToRank('should I stop my meds')).toBeNull();
    expect(goalToRank('Can they fire me? I keep missing deadlines.')).toBe('I keep missing deadlines');
    expect(goalToRank(goal)).toBe(goal);
  });

  it.each(['my job', 'focus', 'get better', 'in time', 'catch up'])(
    'without a network asks about “%s” instead of guessing',
    (vague) => {
      expect(coachAnswer(vague).kind).toBe('question');
    },
  );

  it('refuses a ranking that is not one', () => {
    expect(coachRankingSchema.safeParse(ranking()).success).toBe(true);
    for (const wrong of [null, {}, { ...ranking(), state: 'certain' }, { ...ranking(), themes: ['x'] }]) {
      expect(coachRankingSchema.safeParse(wrong).success).toBe(false);
    }
  });
});
