import { describe, expect, it } from 'vitest';
import { createMemoryAdapter } from './memory-adapter.ts';

describe('the memory adapter', () => {
  it('forgets an entry when its time is up', async () => {
    let time = 0;
    const store = createMemoryAdapter({ maximum: 10, now: () => time })('Session');
    await store.upsert('a', { uid: 'u' }, 60);
    time = 59_999;
    expect(await store.find('a')).toEqual({ uid: 'u' });
    expect(await store.findByUid('u')).toEqual({ uid: 'u' });
    time = 60_000;
    expect(await store.find('a')).toBeUndefined();
    expect(await store.findByUid('u')).toBeUndefined();
  });

  it('never grows beyond its limit, over all models', async () => {
    const factory = createMemoryAdapter({ maximum: 3, now: () => 0 });
    const [one, two] = [factory('Interaction'), factory('Grant')];
    for (const id of ['a', 'b', 'c']) await one.upsert(id, {}, 60);
    await two.upsert('a', {}, 60);
    expect(await one.find('a')).toBeUndefined();
    expect(await one.find('b')).toEqual({});
    expect(await two.find('a')).toEqual({});
  });

  it('marks a code as consumed, and drops a grant with everything under it', async () => {
    const factory = createMemoryAdapter({ maximum: 10, now: () => 5000 });
    const codes = factory('AuthorizationCode');
    await codes.upsert('a', { grantId: 'g' }, 60);
    await codes.upsert('b', { grantId: 'h' }, 60);
    await codes.consume('a');
    expect(await codes.find('a')).toEqual({ grantId: 'g', consumed: 5 });
    await codes.revokeByGrantId('g');
    expect(await codes.find('a')).toBeUndefined();
    await codes.destroy('b');
    expect(await codes.find('b')).toBeUndefined();
  });

  it('hands out copies of its entries', async () => {
    const store = createMemoryAdapter({ maximum: 10, now: () => 0 })('Grant');
    await store.upsert('a', { scope: 'openid' }, 60);
    const copy = await store.find('a');
    if (copy) copy.scope = 'changed';
    expect(await store.find('a')).toEqual({ scope: 'openid' });
  });
});
