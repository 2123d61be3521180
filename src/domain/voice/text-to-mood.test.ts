import { describe, expect, it } from 'vitest';
import { textToMood } from '#domain/voice/text-to-mood.ts';

describe('[VOICE-03] spoken text to mood and action', () => {
  it.each([
    ['relax', 'low-low'],
    ['something calm', 'low-low'],
    ['help me focus', 'high-medium'],
    ['I want to CONCENTRATE', 'high-medium'],
    ['energizing music', 'medium-high'],
    ['play something upbeat', 'medium-high'],
    ['Deep Focus', 'high-low'],
    ['play deep focus music', 'high-low'],
    ['relaxing music', 'low-low'],
    ['(calm)', 'low-low'],
    ['clean the display', 'high-medium'],
    ['in this context', 'high-medium'],
    ['bananas', 'high-medium'],
    ['', 'high-medium'],
  ])('reads %j as the mood %s', (text, mood) => {
    expect(textToMood(text)).toEqual({ type: 'mood_change', mood });
  });

  it.each([
    ['pause', 'pause'],
    ['play', 'play'],
    ['next', 'next'],
    ['skip this', 'next'],
    ['play the next one', 'next'],
  ])('reads %j as the player action %s', (text, action) => {
    expect(textToMood(text)).toEqual({ type: 'player_action', action });
  });
});
