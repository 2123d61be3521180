import { describe, expect, it } from 'vitest';
import { unexpectedError } from '#domain/logging/error-message.ts';
import { catalogue, somethingWentWrong } from '#domain/notices/catalogue.ts';
import { specifiedTexts, specifiedToasts } from '#domain/notices/specified-toasts.fixture.ts';

describe('[TOAST-01] the message catalogue', () => {
  it.each(specifiedToasts)('gives the message %s the title %j', (id, title, description) => {
    const message = catalogue[id];
    expect(message).toMatchObject({ regime: 'toast', title });
    expect(message.description).toMatch(/^[A-Z].+\.$/);
    expect(message.description).toBe(description ?? message.description);
  });

  it.each(specifiedTexts)('shows for the message %s the text %j', (id, words) => {
    expect(Object.values(catalogue[id])).toContain(words);
  });

  it('[TOAST-02] shows background events as notices and everything else as toasts', () => {
    const notices = Object.entries(catalogue).filter(([, message]) => message.regime === 'notice');
    expect(notices.map(([id]) => id)).toEqual([
      'offline',
      'nothingKept',
      'backOnline',
      'unsentRestored',
      'newVersion',
    ]);
  });

  it('has every message of the specification, and the fallbacks of its error handler', () => {
    expect(specifiedToasts).toHaveLength(25);
    expect(specifiedTexts).toHaveLength(3);
    expect(somethingWentWrong).toBe('Something went wrong. Please try again.');
    expect(unexpectedError).toBe('An unexpected error occurred');
  });

  it('has no two messages with the same words', () => {
    const words = Object.values(catalogue).map(({ title, description }) => `${title} ${description}`);
    expect(new Set(words).size).toBe(words.length);
  });
});
