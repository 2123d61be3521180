import { describe, expect, it } from 'vitest';
import {
  reduceUploads,
  type UploadEffect,
  type UploadEvent,
  type UploadQueue,
} from '#domain/uploads/upload-queue.ts';

const file = (id: string, type = 'audio/mpeg') => ({ id, name: `${id}.mp3`, type, size: 100 });

const after = (...events: readonly UploadEvent[]) => {
  let state: UploadQueue = [];
  let effects: readonly UploadEffect[] = [];
  for (const event of events) ({ state, effects } = reduceUploads(state, event));
  return { state, effects, phases: state.map(({ id, phase }) => `${id} ${phase}`) };
};
const added = (...ids: readonly string[]): UploadEvent => ({
  type: 'added',
  files: ids.map((id) => file(id)),
});
const finish = (id: string): readonly UploadEvent[] => [
  { type: 'sending', id },
  { type: 'saving', id },
  { type: 'done', id },
];

describe('[UPLOAD-01] several files at once', () => {
  it('starts two and lets the others wait', () => {
    const { phases, effects } = after(added('a', 'b', 'c'));
    expect(phases).toEqual(['a reading', 'b reading', 'c waiting']);
    expect(effects).toEqual([
      { type: 'start', id: 'a' },
      { type: 'start', id: 'b' },
    ]);
  });

  it('starts the next when one is done', () => {
    const { phases, effects } = after(added('a', 'b', 'c'), ...finish('a'));
    expect(phases).toEqual(['a done', 'b reading', 'c reading']);
    expect(effects).toEqual([{ type: 'start', id: 'c' }]);
  });

  it('skips a bad one, says why, and goes on with the others', () => {
    const files = [file('a'), file('b', 'image/png'), file('c')];
    const { phases, effects } = after({ type: 'added', files });
    expect(phases).toEqual(['a reading', 'b refused', 'c reading']);
    expect(effects[0]).toEqual({ type: 'refused', says: 'b.mp3 is not an audio file' });
  });

  it.each([
    ['done', finish('b')],
    ['failed', [{ type: 'failed', id: 'b', says: 'No.' }]],
    ['already there', [{ type: 'already', id: 'b', says: 'Slow Rain' }]],
  ] satisfies [string, readonly UploadEvent[]][])(
    'says that all are processed once the last one is %s',
    (_case, events) => {
      expect(after(added('a', 'b'), ...finish('a')).effects).not.toContainEqual({ type: 'all-processed' });
      expect(after(added('a', 'b'), ...finish('a'), ...events).effects).toContainEqual({
        type: 'all-processed',
      });
    },
  );

  it('says it too where every file was refused, and once only', () => {
    const refused: UploadEvent = { type: 'added', files: [file('a', 'image/png')] };
    expect(after(refused).effects).toContainEqual({ type: 'all-processed' });
    expect(after(refused, { type: 'back' }).effects).toEqual([]);
  });

  it('does not say it while one is paused, lost, or was called off', () => {
    const sent: UploadEvent = { type: 'sending', id: 'a' };
    expect(after(added('a'), sent, { type: 'pause', id: 'a' }).effects).toEqual([{ type: 'hold', id: 'a' }]);
    expect(after(added('a'), sent, { type: 'lost', id: 'a' }).effects).toEqual([]);
    expect(after(added('a'), sent, { type: 'cancel', id: 'a' }).effects).toEqual([
      { type: 'discard', id: 'a' },
    ]);
  });
});

describe('[UPLOAD-01] a file on its way', () => {
  it('gives its place to the next while it is paused, and goes on where it was', () => {
    const events: readonly UploadEvent[] = [
      added('a', 'b', 'c'),
      { type: 'sending', id: 'a' },
      { type: 'progress', id: 'a', sent: 40 },
      { type: 'pause', id: 'a' },
    ];
    expect(after(...events).phases).toEqual(['a paused', 'b reading', 'c reading']);
    const { state } = after(...events, { type: 'cancel', id: 'b' }, { type: 'resume', id: 'a' });
    expect(state[0]).toMatchObject({ phase: 'reading', sent: 40 });
  });

  it('waits for the network without being asked', () => {
    const { phases, effects } = after(
      added('a'),
      { type: 'sending', id: 'a' },
      { type: 'lost', id: 'a' },
      { type: 'back' },
    );
    expect(phases).toEqual(['a reading']);
    expect(effects).toEqual([{ type: 'start', id: 'a' }]);
  });

  it('can be tried again after it failed', () => {
    const { state } = after(added('a'), { type: 'failed', id: 'a', says: 'No.' }, { type: 'retry', id: 'a' });
    expect(state[0]).toMatchObject({ phase: 'reading', says: null });
  });

  it.each([
    ['progress of a paused one', { type: 'progress', id: 'a', sent: 90 }],
    ['the end of a paused one', { type: 'done', id: 'a' }],
    ['the loss of a paused one', { type: 'lost', id: 'a' }],
  ] satisfies [string, UploadEvent][])('ignores %s', (_case, late) => {
    const before = after(added('a'), { type: 'sending', id: 'a' }, { type: 'pause', id: 'a' });
    expect(reduceUploads(before.state, late)).toEqual({ state: before.state, effects: [] });
  });

  it('cannot be called off while its row is being written', () => {
    const { phases } = after(
      added('a'),
      { type: 'sending', id: 'a' },
      { type: 'saving', id: 'a' },
      { type: 'cancel', id: 'a' },
    );
    expect(phases).toEqual(['a saving']);
  });

  it('never counts more than the file has', () => {
    const { state } = after(
      added('a'),
      { type: 'sending', id: 'a' },
      { type: 'progress', id: 'a', sent: 101 },
    );
    expect(state[0]?.sent).toBe(100);
  });

  it('leaves the list with the others that are over', () => {
    const { phases } = after(
      added('a', 'b', 'c'),
      ...finish('a'),
      { type: 'failed', id: 'b', says: 'No.' },
      { type: 'clear' },
    );
    expect(phases).toEqual(['b failed', 'c reading']);
  });
});
