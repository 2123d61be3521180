import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPresence } from './presence.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const watched = () => {
  const presence = createPresence(1000);
  const heard: string[] = [];
  presence.onArrival(() => heard.push('came'));
  presence.onLeaving(() => heard.push('left'));
  return { presence, heard };
};

it('nobody is there before the first request, and the first one is told once', () => {
  const { presence, heard } = watched();
  expect(presence.isSomebodyHere()).toBe(false);
  presence.note();
  presence.note();
  expect(presence.isSomebodyHere()).toBe(true);
  expect(heard).toEqual(['came']);
});

it('a visit lasts until its time has passed since the last request, and not a moment longer', () => {
  const { presence, heard } = watched();
  presence.note();
  vi.advanceTimersByTime(900);
  presence.note();
  vi.advanceTimersByTime(999);
  expect(presence.isSomebodyHere()).toBe(true);
  expect(heard).toEqual(['came']);
  vi.advanceTimersByTime(1);
  expect(presence.isSomebodyHere()).toBe(false);
  expect(heard).toEqual(['came', 'left']);
});

it('whoever comes back is told of again', () => {
  const { presence, heard } = watched();
  presence.note();
  vi.advanceTimersByTime(1000);
  presence.note();
  expect(heard).toEqual(['came', 'left', 'came']);
});

it('a host that stops is told nothing more', () => {
  const { presence, heard } = watched();
  presence.note();
  presence.close();
  vi.advanceTimersByTime(5000);
  expect(heard).toEqual(['came']);
});
