import { describe, expect, it } from 'vitest';
import { beginningOf } from '#domain/breakdown/break-down.ts';
import { firstMovesFor } from '#domain/breakdown/first-moves.ts';
import { verbLexicon } from '#domain/breakdown/lexicon/verb-lexicon.ts';

describe('[TASK-02] first moves to choose from', () => {
  it.each(['-', '~', ...Object.keys(verbLexicon)])('“%s” offers five short ones, each once', (verb) => {
    const offered = firstMovesFor(verb);
    expect(new Set(offered).size).toBe(5);
    expect(offered).toHaveLength(5);
    for (const move of offered) expect(move.split(' ').length).toBeLessThanOrEqual(8);
  });

  it('begin with what the doing tells, and with a search where nothing does', () => {
    expect(beginningOf({ title: 'text the Hendersons new lesson time', kind: 'other' }).moves[0]).toBe(
      'Find the number or the chat',
    );
    expect(
      beginningOf({ title: 'Draft motion to compel, background section only', kind: 'other' }).moves[0],
    ).toBe('Open the file or app');
    expect(beginningOf({ title: 'Ellies hoodie', kind: 'other' }).moves[0]).toBe(
      'Open a new tab and search for it',
    );
  });
});
