import { describe, expect, it, vi } from 'vitest';
import { createListeners, createStore } from '#web/platform/store.ts';

describe('createListeners', () => {
  it('calls every listener once, in the order in which they subscribed, with what is said', () => {
    const { subscribe, notify } = createListeners<[string]>();
    const heard: string[] = [];
    subscribe((what) => heard.push(`first ${what}`));
    subscribe((what) => heard.push(`second ${what}`));
    notify('saved');
    expect(heard).toEqual(['first saved', 'second saved']);
  });

  it('calls a listener that subscribed twice once, and forgets it with the first unsubscribe', () => {
    const { subscribe, notify, count } = createListeners();
    const listener = vi.fn<() => void>();
    const stop = subscribe(listener);
    const stopAgain = subscribe(listener);
    notify();
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    expect(count()).toBe(0);
    stopAgain();
    notify();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('goes on with the others when a listener unsubscribes itself while it is called', () => {
    const { subscribe, notify } = createListeners();
    const once = vi.fn<() => void>(() => stop());
    const other = vi.fn<() => void>();
    const stop = subscribe(once);
    subscribe(other);
    notify();
    notify();
    expect(once).toHaveBeenCalledTimes(1);
    expect(other).toHaveBeenCalledTimes(2);
  });

  it('does not call a listener that another one has unsubscribed before its turn', () => {
    const { subscribe, notify } = createListeners();
    const second = vi.fn<() => void>();
    subscribe(() => stopSecond());
    const stopSecond = subscribe(second);
    notify();
    expect(second).not.toHaveBeenCalled();
  });

  it('calls a listener that subscribes while others are called in the same round', () => {
    const { subscribe, notify } = createListeners();
    const late = vi.fn<() => void>();
    const stop = subscribe(() => {
      stop();
      subscribe(late);
    });
    notify();
    expect(late).toHaveBeenCalledTimes(1);
  });

  it('lets the error of a listener reach whoever notified; those after it are not called', () => {
    const { subscribe, notify } = createListeners();
    const before = vi.fn<() => void>();
    const after = vi.fn<() => void>();
    subscribe(before);
    subscribe(() => {
      throw new Error('broken');
    });
    subscribe(after);
    expect(notify).toThrow('broken');
    expect(before).toHaveBeenCalledTimes(1);
    expect(after).not.toHaveBeenCalled();
  });

  it('counts who listens', () => {
    const { subscribe, count } = createListeners();
    expect(count()).toBe(0);
    const stop = subscribe(() => undefined);
    subscribe(() => undefined);
    expect(count()).toBe(2);
    stop();
    stop();
    expect(count()).toBe(1);
  });
});

describe('createStore', () => {
  it('holds the new value by the time its listeners are called', () => {
    const store = createStore('before');
    const seen: string[] = [];
    store.subscribe(() => seen.push(store.get()));
    store.set('after');
    expect(seen).toEqual(['after']);
  });

  it.each([
    ['null', null],
    ['NaN', Number.NaN],
    ['an object', { id: 1 }],
  ])('does not notify when the value stays %s', (_, value) => {
    const store = createStore<unknown>(value);
    const listener = vi.fn<() => void>();
    store.subscribe(listener);
    store.set(value);
    expect(listener).not.toHaveBeenCalled();
  });

  it.each([
    ['0 and -0', 0, -0],
    ['two objects that look the same', { id: 1 }, { id: 1 }],
    ['null and undefined', null, undefined],
  ])('notifies for %s, which are two values', (_, before, after) => {
    const store = createStore<unknown>(before);
    const listener = vi.fn<() => void>();
    store.subscribe(listener);
    store.set(after);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(Object.is(store.get(), after)).toBe(true);
  });

  it('notifies again for a value set by a listener, and ends with it', () => {
    const store = createStore(0);
    const seen: number[] = [];
    store.subscribe(() => {
      seen.push(store.get());
      if (store.get() < 2) store.set(store.get() + 1);
    });
    store.set(1);
    expect(seen).toEqual([1, 2]);
    expect(store.get()).toBe(2);
  });

  it('has no listeners in common with another store', () => {
    const one = createStore(1);
    const other = createStore(1);
    const listener = vi.fn<() => void>();
    other.subscribe(listener);
    one.set(2);
    expect(listener).not.toHaveBeenCalled();
    expect(other.get()).toBe(1);
  });
});
