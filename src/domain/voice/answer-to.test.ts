import { describe, expect, it } from 'vitest';
import { answerTo } from '#domain/voice/answer-to.ts';
import { typedText } from '#domain/voice/is-unsure.ts';
import { thresholds } from '#domain/voice/thresholds.ts';

const task = { text: 'Add task, claw my mother.', near: [] };
const add = { type: 'add_task', line: 'claw my mother' };

describe('[VOICE-04] a spoken task', () => {
  it.each([
    ['just likely enough', thresholds.taskWord, false],
    ['a little less likely', thresholds.taskWord - 0.001, true],
    ['of an engine that does not say', undefined, true],
  ])('whose least likely word is %s', (_, least, unsure) => {
    const answer = answerTo({ ...task, least });
    expect(answer.command).toEqual(add);
    expect(answer.unsure ?? false).toBe(unsure);
    expect(answer.reply).toBe(
      unsure ? 'Is this right? Change it if you like, then save.' : 'Adding ‘claw my mother’.',
    );
  });

  it('is sure where it was typed', () => {
    expect(answerTo(typedText('add task buy milk')).unsure).toBeUndefined();
  });
});

describe('other answers', () => {
  it('a command of the table is compared with the sound, and never in doubt', () => {
    expect(answerTo({ text: 'pause', near: [], least: -5 })).toEqual({
      text: 'pause',
      command: { type: 'player_action', action: 'pause' },
      reply: 'Music paused.',
    });
  });

  it('choices say that the words may have been others', () => {
    const text = 'the bank about the card';
    expect(answerTo({ text, near: [], least: -5 })).toMatchObject({ text, unsure: true });
    expect(answerTo({ text, near: [], least: 0 }).unsure).toBeUndefined();
  });

  it('silence is silence', () => {
    expect(answerTo({ text: '', near: [] })).toEqual({
      text: '',
      reply: 'I didn’t hear anything. Hold the button and speak.',
    });
  });
});
