import { describe, expect, it } from 'vitest';
import { parkedThought } from '#domain/focus/parked-thought.ts';

const now = '2026-03-02T09:00:00.000Z';

describe('[FOCUS-01] a parked thought', () => {
  it('puts a parked thought at the end of the inbox', () => {
    const first = parkedThought('  Ring the bank  ', [], now);
    expect(first).toMatchObject({
      valid: true,
      fields: { title: 'Ring the bank', state: 'inbox', doneAt: null },
    });
    const tasks = first.valid ? [{ id: 'a', ...first.fields }] : [];
    const second = parkedThought('Buy milk', tasks, now);
    expect(second.valid && second.fields.position > (tasks[0]?.position ?? '')).toBe(true);
  });

  it.each([
    ['ab', 'Title must be at least 3 characters long'],
    ['x'.repeat(201), 'Title must be less than 200 characters'],
  ])('rejects a parked thought that is too short or too long, case %#', (text, error) => {
    expect(parkedThought(text, [], now)).toEqual({ valid: false, error });
  });
});
