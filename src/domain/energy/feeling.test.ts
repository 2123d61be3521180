import { describe, expect, it } from 'vitest';
import { moods, roomFor } from '#domain/appearance/adaptive-ui.ts';
import { feelingLabels, gentleMinutes, isHard, moodOf } from '#domain/energy/feeling.ts';
import { type Feeling, feelings, hardFeelings } from '#domain/records/kinds/feeling.ts';
import { gentleWords, musicForFeeling } from '#domain/energy/gentle-offer.ts';
import { feelingSaid, newestFeeling, sayFeelingChange } from '#domain/energy/say-feeling.ts';
import { musicForMood } from '#domain/moods/music-for-mood.ts';

const at = (minutes: number): string => new Date(Date.UTC(2026, 10, 16, 9, minutes)).toISOString();
const check = (id: string, minutes: number, feeling: Feeling) => ({ id, at: at(minutes), feeling });

describe('hard feelings', () => {
  it('come after the eight moods of the specification, each with a name', () => {
    expect(feelings.slice(0, 8)).toEqual(moods);
    expect(feelings.slice(8)).toEqual(['overwhelmed', 'anxious', 'tired', 'restless', 'flat']);
    expect(Object.keys(feelingLabels)).toEqual([...feelings]);
  });

  it.each(hardFeelings)('%s follows one of the eight moods, and offers something short', (feeling) => {
    expect(isHard(feeling)).toBe(true);
    expect(moods).toContain(moodOf(feeling));
    expect(roomFor(moodOf(feeling), 'medium').radius).toBe(20);
    expect(gentleMinutes(25, feeling)).toBeLessThanOrEqual(10);
    expect(gentleMinutes(3, feeling)).toBe(3);
    expect(gentleWords[feeling]).toMatch(/\.$/);
    expect(gentleWords[feeling]).not.toMatch(/\b(?:should|must|doctor|therap|symptom|disorder|treat)/i);
  });

  it.each(moods)('%s stays itself, at its own length and with its own music', (mood) => {
    expect(moodOf(mood)).toBe(mood);
    expect(gentleMinutes(25, mood)).toBe(25);
    expect(musicForFeeling(mood)).toBe(musicForMood[mood]);
  });

  it('brings calm music when it is too much', () => {
    expect(musicForFeeling('overwhelmed')).toBe('calm');
    expect(musicForFeeling('anxious')).toBe('calm');
    expect(musicForFeeling('restless')).toBe('focus');
    expect(gentleMinutes(25, null)).toBe(25);
  });
});

describe('saying how one feels', () => {
  it('has nothing said until somebody says it', () => {
    expect(feelingSaid(null, 'flow')).toBeNull();
    expect(feelingSaid(check('a', 0, 'flow'), 'flow')).toBe('flow');
    expect(feelingSaid(check('a', 0, 'restless'), 'flow')).toBe('restless');
  });

  it('shows the mood that music or a ritual brought later', () => {
    expect(feelingSaid(check('a', 0, 'anxious'), 'relaxed')).toBe('anxious');
    expect(feelingSaid(check('a', 0, 'anxious'), 'focused')).toBe('focused');
    expect(feelingSaid(null, 'focused')).toBe('focused');
  });

  it('takes the newest of today', () => {
    const checks = [check('a', 5, 'tired'), check('b', 9, 'flat'), check('c', 1, 'upbeat')];
    expect(newestFeeling(checks, () => true)?.id).toBe('b');
    expect(newestFeeling(checks, (when) => when === at(1))?.id).toBe('c');
    expect(newestFeeling(checks, () => false)).toBeNull();
  });

  it.each([
    [9, 'a', { feeling: 'flat' }],
    [10, 'new', { feeling: 'flat', at: at(10) }],
    [11, 'new', { feeling: 'flat', at: at(11) }],
  ])('after %i minutes writes to %s', (minutes, id, fields) => {
    const change = sayFeelingChange(check('a', 0, 'tired'), 'flat', Date.parse(at(minutes)), 'new');
    expect(change).toEqual({ kind: 'feelingChecks', id, fields });
  });
});
