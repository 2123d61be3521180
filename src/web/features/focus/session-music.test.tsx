import { describe, expect, it } from 'vitest';
import { keepMusicOn, keepsMusicInPause, setKeepsMusicInPause } from '#web/features/focus/session-music.ts';

describe('keeping the music on in a pause', () => {
  it('is remembered the second time it is chosen, and can be taken back', () => {
    expect(keepsMusicInPause()).toBe(false);
    keepMusicOn();
    expect(keepsMusicInPause()).toBe(false);
    keepMusicOn();
    expect(keepsMusicInPause()).toBe(true);
    setKeepsMusicInPause(false);
    expect(keepsMusicInPause()).toBe(false);
    setKeepsMusicInPause(true);
    expect(keepsMusicInPause()).toBe(true);
  });
});
