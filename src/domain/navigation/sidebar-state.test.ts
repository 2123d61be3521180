import { describe, expect, it } from 'vitest';
import { isSidebarShortcut, sidebarCookie, sidebarOpenIn } from '#domain/navigation/sidebar-state.ts';

describe('sidebar state', () => {
  it.each([
    ['', true],
    ['sidebar_state=true', true],
    ['sidebar_state=false', false],
    ['a=b; sidebar_state=false; c=d', false],
    ['other_sidebar_state=false', true],
    ['sidebar_state=falsey', true],
    ['sidebar_state=', true],
  ])('[SHELL-02] decides whether the sidebar is open with the cookies %j: %j', (cookies, open) => {
    expect(sidebarOpenIn(cookies)).toBe(open);
  });

  it.each([true, false])('[SHELL-02] keeps the sidebar state %j for seven days on the whole site', (open) => {
    expect(sidebarCookie(open)).toBe(`sidebar_state=${open}; path=/; max-age=604800; SameSite=Lax`);
  });

  const plain = { key: 'b', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, repeat: false };
  it.each([
    [{ ctrlKey: true }, true],
    [{ metaKey: true }, true],
    [{ ctrlKey: true, key: 'B' }, true],
    [{}, false],
    [{ ctrlKey: true, metaKey: true }, false],
    [{ ctrlKey: true, shiftKey: true }, false],
    [{ ctrlKey: true, altKey: true }, false],
    [{ ctrlKey: true, repeat: true }, false],
    [{ ctrlKey: true, key: 'v' }, false],
  ])('[SHELL-02] decides whether the key press %j is the shortcut: %j', (press, expected) => {
    expect(isSidebarShortcut({ ...plain, ...press })).toBe(expected);
  });
});
