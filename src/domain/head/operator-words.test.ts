import { describe, expect, it } from 'vitest';
import { operatorSentence, placeholderOf, withSentences } from '#domain/head/operator-words.ts';

const same = (text: string): string => text;

const said = (provider: string | null): string =>
  operatorSentence('sign-in-line', { provider, speech: null });

describe('sentences that depend on the operator', () => {
  it('say who signs people in', () => {
    expect(said(null)).toBe('You sign in with an account you already have.');
    expect(said('')).toBe('You sign in with a local account that stays on this computer.');
    expect(said('Google')).toBe('You sign in with Google.');
  });

  it('are said wherever a page left room for them, and nowhere else', () => {
    const page = `<p>${placeholderOf('sign-in-line')}</p><p>{{sentence:unheard-of}} {{provider}}</p>`;
    expect(withSentences(page, { provider: '<b>', speech: '' }, (text) => text.replace('<', '&lt;'))).toBe(
      '<p>You sign in with &lt;b>.</p><p>{{sentence:unheard-of}} {{provider}}</p>',
    );
  });

  it('name the speech service only where there is one', () => {
    const page = placeholderOf('speech-part');
    expect(withSentences(page, { provider: null, speech: '' }, same)).toBe('This site doesn’t use one.');
    expect(withSentences(page, { provider: null, speech: 'speech.example' }, same)).toContain(
      'speech.example',
    );
    expect(withSentences(page, { provider: null, speech: null }, same)).toContain(
      'if the operator has set one up',
    );
  });
});
