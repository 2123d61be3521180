import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createNoteSaver, type NoteText } from '#web/features/sharing/supporter/note-saver.ts';

const note = (body: string): NoteText => ({ body, shared: false });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const start = (save: (text: NoteText) => Promise<void>, again = true) =>
  createNoteSaver({
    save,
    saveLeaving: vi.fn<() => void>(),
    troubleOf: () => ({ words: 'Not saved yet.', again }),
  });

describe('[AUD-01] a note that keeps itself', () => {
  it('is saved once, a moment after the last key', async () => {
    const save = vi.fn<(text: NoteText) => Promise<void>>(async () => undefined);
    const saver = start(save);
    saver.change(note('A'));
    await vi.advanceTimersByTimeAsync(500);
    saver.change(note('Ab'));
    await vi.advanceTimersByTimeAsync(799);
    expect(save).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(save.mock.calls).toEqual([[note('Ab')]]);
    expect(saver.state.get()).toBe('saved');
  });

  it('is saved at once when somebody leaves, and not while it is empty', async () => {
    const save = vi.fn<(text: NoteText) => Promise<void>>(async () => undefined);
    const saver = start(save);
    saver.change(note('  '));
    saver.flush();
    expect(save).not.toHaveBeenCalled();
    saver.change(note('A'));
    saver.flush();
    expect(save).toHaveBeenCalledOnce();
  });

  it('is sent along once more when the page goes and it has not arrived', () => {
    const saveLeaving = vi.fn<(text: NoteText, behind: boolean) => void>();
    const saver = createNoteSaver({
      save: async () => new Promise(() => undefined),
      saveLeaving,
      troubleOf: () => ({ words: '', again: true }),
    });
    saver.leave();
    expect(saveLeaving).not.toHaveBeenCalled();
    saver.change(note('A'));
    saver.leave();
    saver.flush();
    saver.leave();
    saver.change(note('Ab'));
    saver.leave();
    expect(saveLeaving.mock.calls).toEqual([
      [note('A'), false],
      [note('A'), true],
      [note('Ab'), true],
    ]);
  });

  it('sends the newest words last, and never two at a time', async () => {
    const finish: (() => void)[] = [];
    const save = vi.fn<(text: NoteText) => Promise<void>>(
      async () => new Promise((resolve) => void finish.push(resolve)),
    );
    const saver = start(save);
    saver.change(note('A'));
    saver.flush();
    saver.change(note('Ab'));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(save).toHaveBeenCalledOnce();
    finish[0]!();
    await vi.advanceTimersByTimeAsync(0);
    expect(save.mock.calls.at(-1)).toEqual([note('Ab')]);
  });

  it('tries again by itself where it did not get through, with the newest words', async () => {
    const save = vi.fn<(text: NoteText) => Promise<void>>(async () => undefined);
    save.mockRejectedValueOnce(new Error('no network'));
    const saver = start(save);
    saver.change(note('A'));
    await vi.advanceTimersByTimeAsync(800);
    expect(saver.state.get()).toEqual({ trouble: 'Not saved yet.' });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(save).toHaveBeenCalledTimes(2);
    expect(saver.state.get()).toBe('saved');
  });

  it('does not try again what was refused, nor what was deleted', async () => {
    const save = vi.fn<(text: NoteText) => Promise<void>>(async () => Promise.reject(new Error('refused')));
    const refused = start(save, false);
    refused.change(note('A'));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(save).toHaveBeenCalledOnce();
    const deleted = start(save);
    deleted.change(note('B'));
    deleted.drop();
    deleted.flush();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(save).toHaveBeenCalledOnce();
  });
});
