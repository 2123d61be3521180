import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type TaskInput, taskMessages, validateTaskFields } from '#domain/tasks/task-rules.ts';

const input = (changes: Partial<TaskInput>): TaskInput => ({
  title: 'Water the plants',
  description: '',
  rewardText: '',
  estimatedMinutes: null,
  ...changes,
});

const errorOf = (field: keyof TaskInput, value: unknown) => {
  const validation = validateTaskFields(input({ [field]: value }));
  return validation.valid ? undefined : validation.errors[field];
};

const fieldsOf = (changes: Partial<TaskInput>) => {
  const validation = validateTaskFields(input(changes));
  if (!validation.valid) throw new Error(JSON.stringify(validation.errors));
  return validation.fields;
};

describe('[TASK-01] the title of a task', () => {
  it.each([
    ['', 'Title is required'],
    ['   ', 'Title is required'],
    ['\u0000\u0007', 'Title is required'],
    ['a', 'Title must be at least 3 characters long'],
    ['ab', 'Title must be at least 3 characters long'],
    [' ab ', 'Title must be at least 3 characters long'],
    ['a\u0000b', 'Title must be at least 3 characters long'],
    ['abc', undefined],
    ['x'.repeat(199), undefined],
    ['x'.repeat(200), undefined],
    [` ${'x'.repeat(200)} `, undefined],
    ['🔥'.repeat(200), undefined],
    ['x'.repeat(201), 'Title must be less than 200 characters'],
  ])('validates the title %j: %j', (title, message) => {
    expect(errorOf('title', title)).toBe(message);
  });
});

describe('[TASK-01] description and reward', () => {
  it.each([
    ['description', 999, undefined],
    ['description', 1000, undefined],
    ['description', 1001, 'Description must be less than 1000 characters'],
    ['rewardText', 99, undefined],
    ['rewardText', 100, undefined],
    ['rewardText', 101, 'Reward text must be less than 100 characters'],
  ] as const)('validates %s of %i characters: %j', (field, length, message) => {
    expect(errorOf(field, 'x'.repeat(length))).toBe(message);
  });
});

describe('[TASK-01] estimated time', () => {
  const tooFew = 'Estimated time must be at least 5 minutes';
  const tooMany = 'Estimated time must be less than 8 hours (480 minutes)';
  it.each([
    [null, undefined],
    [4, tooFew],
    [4.9, tooFew],
    [5, undefined],
    [6, undefined],
    [479, undefined],
    [480, undefined],
    [480.4, tooMany],
    [481, tooMany],
    [0, tooFew],
    [-5, tooFew],
    [Number.NaN, tooFew],
    [Number.POSITIVE_INFINITY, tooMany],
    [Number.NEGATIVE_INFINITY, tooFew],
    ['25', tooFew],
    [undefined, tooFew],
  ])('validates an estimate of %j minutes: %j', (minutes, message) => {
    expect(errorOf('estimatedMinutes', minutes)).toBe(message);
  });

  it.each([
    [5, 5],
    [5.4, 5],
    [5.5, 6],
    [479.6, 480],
  ])('rounds an estimate of %j minutes to %i', (minutes, rounded) => {
    expect(fieldsOf({ estimatedMinutes: minutes }).estimatedMinutes).toBe(rounded);
  });
});

describe('[TASK-01] cleaning the fields of a task', () => {
  it('trims, strips control characters and keeps the layout of the description', () => {
    expect(
      fieldsOf({
        title: '  Call\u0000 the dentist\u007f ',
        description: ' one\r\n\ttwo\u0007 ',
        rewardText: ' tea\u0085 ',
      }),
    ).toEqual({
      title: 'Call the dentist',
      description: 'one\n\ttwo',
      rewardText: 'tea',
      estimatedMinutes: null,
    });
  });

  it('stores plain text, not HTML', () => {
    expect(fieldsOf({ title: 'Fish & <chips>' }).title).toBe('Fish & <chips>');
  });

  it('cleans a blank text to an empty one', () => {
    expect(fieldsOf({ description: ' \n ', rewardText: '\u0000' })).toMatchObject({
      description: '',
      rewardText: '',
    });
  });

  it('reports all errors at once', () => {
    expect(
      validateTaskFields({
        title: '',
        description: 'x'.repeat(1001),
        rewardText: 'x'.repeat(101),
        estimatedMinutes: 1,
      }),
    ).toEqual({
      valid: false,
      errors: {
        title: taskMessages.titleRequired,
        description: taskMessages.descriptionTooLong,
        rewardText: taskMessages.rewardTooLong,
        estimatedMinutes: taskMessages.minutesTooFew,
      },
    });
  });

  it('yields fields that validate again unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (title, description) => {
        const validation = validateTaskFields(input({ title, description }));
        if (!validation.valid) return;
        expect(validation.fields.title.isWellFormed()).toBe(true);
        const again = validateTaskFields(
          input({ title: validation.fields.title, description: validation.fields.description }),
        );
        expect(again).toEqual(validation);
      }),
    );
  });
});
