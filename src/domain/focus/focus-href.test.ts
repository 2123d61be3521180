import { describe, expect, it } from 'vitest';
import { focusHref, taskIdOf } from '#domain/focus/focus-href.ts';
import { idFrom } from '#domain/records/id-from.ts';

describe('[FOCUS-01] the address of focus with a task', () => {
  it('is read back', () => {
    const id = idFrom('a task');
    expect(taskIdOf(new URL(focusHref(id), 'https://example.org').searchParams)).toBe(id);
  });

  it.each(['', 'task=', 'task=1', 'task=<script>', 'other=1'])('%s asks for none', (search) => {
    expect(taskIdOf(new URLSearchParams(search))).toBeNull();
  });
});
