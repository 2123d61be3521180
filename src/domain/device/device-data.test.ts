import { describe, expect, it } from 'vitest';
import { isDraftKey, ownerOfDatabase, ownerOfDraft, recordsDatabase } from '#domain/device/device-data.ts';

describe('what on a device belongs to an account', () => {
  it('tells whose records a database holds', () => {
    expect(ownerOfDatabase(recordsDatabase('ada'))).toBe('ada');
    expect(ownerOfDatabase('kindling-sealed')).toBeNull();
  });

  it.each([
    'kindling-draft-task',
    'kindling-quick-line',
    'kindling-inbox-choice',
    'kindling-edit-task-7',
    'kindling-edit-card-7',
    'kindling-new-card-7',
  ])('knows %s as a draft', (key) => expect(isDraftKey(key)).toBe(true));

  it.each(['kindling-edit-task-', 'kindling-player', 'my-kindling-draft-task', 'sb-x-auth-token'])(
    'knows %s as no draft',
    (key) => expect(isDraftKey(key)).toBe(false),
  );

  it.each([
    ['{"userId":"ada","text":"x"}', 'ada'],
    ['{}', null],
    ['"ada"', null],
    ['{"userId":7}', null],
    ['{"userId"', null],
    [null, null],
  ])('reads from the draft %j that it is of %j', (raw, owner) => {
    expect(ownerOfDraft(raw)).toBe(owner);
  });
});
