import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogue } from '#domain/notices/catalogue.ts';
import {
  notify,
  openBoard,
  postedNotices,
  type PostedNotice,
  watchNotices,
} from '#web/services/messages/notices.ts';
import { showMessage } from '#web/services/messages/show-message.ts';
import { currentToast, showToast } from '#web/services/messages/toasts.ts';

describe('[TOAST-02] notices', () => {
  let shown: PostedNotice[] = [];
  let closeBoard: () => void;
  beforeEach(() => {
    vi.useFakeTimers();
    shown = [];
    closeBoard = openBoard((notice) => shown.push(notice));
  });
  afterEach(() => {
    vi.advanceTimersByTime(10_000);
    closeBoard();
    vi.useRealTimers();
  });

  it('shows a notice for the time of its kind, or its own', () => {
    notify({ kind: 'success', description: 'one' });
    notify({ kind: 'info', description: 'two' });
    notify({ kind: 'error', description: 'three' });
    notify({ kind: 'error', description: 'four', duration: 8000 });
    vi.advanceTimersByTime(1000);
    expect(shown.map(({ duration }) => duration)).toEqual([2000, 2000, 3000, 8000]);
  });

  it('shows notices one after the other, 100 ms apart', () => {
    notify({ kind: 'info', description: 'five' });
    notify({ kind: 'info', description: 'six' });
    expect(shown).toHaveLength(1);
    vi.advanceTimersByTime(99);
    expect(shown).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(shown).toHaveLength(2);
  });

  it('queues notices until a board opens, which the first asks for', () => {
    closeBoard();
    const asked = vi.fn<() => void>();
    const stop = watchNotices(asked);
    const before = postedNotices();
    notify({ kind: 'info', description: 'seven' });
    expect(asked).toHaveBeenCalledOnce();
    expect(postedNotices()).toBe(before + 1);
    stop();
    vi.advanceTimersByTime(5000);
    expect(shown).toEqual([]);
    closeBoard = openBoard((notice) => shown.push(notice));
    expect(shown.map(({ description }) => description)).toEqual(['seven']);
  });
});

describe('[TOAST-01] saying a message of the catalogue', () => {
  it('shows a toast, with a name in place of its description', () => {
    const action = { label: 'Undo', run: () => undefined };
    showMessage(catalogue.deleted, { description: 'Wash one cup', action });
    expect(currentToast()).toMatchObject({ title: 'Deleted', description: 'Wash one cup', action });
    showMessage(catalogue.copied);
    expect(currentToast()).toMatchObject({ title: 'Copied', description: 'Ready to paste.' });
  });

  it('posts a notice, and leaves the toast alone', () => {
    showToast({ title: 'Saved' });
    const shown: PostedNotice[] = [];
    const closeBoard = openBoard((notice) => shown.push(notice));
    showMessage(catalogue.offline);
    closeBoard();
    expect(shown).toMatchObject([
      {
        kind: 'warning',
        description: 'You’re offline. What you write is saved on this device.',
        duration: 4000,
      },
    ]);
    expect(currentToast()).toMatchObject({ title: 'Saved' });
  });
});
