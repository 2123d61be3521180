import { describe, expect, it } from 'vitest';
import { focusHref, taskIdOf } from '#domain/focus/focus-href.ts';
import { deterministicId } from '#domain/records/deterministic-id.ts';

describe('[FOCUS-01] the link to focus on a task', () => {
  it('reads the task id back from its link', () => {
    const id = deterministicId('a task');
    expect(taskIdOf(new URL(focusHref(id), 'https://example.org').searchParams)).toBe(id);
  });

  it.each(['', 'task=', 'task=1', 'task=<script>', 'other=1'])('reads no task id from “%s”', (search) => {
    expect(taskIdOf(new URLSearchParams(search))).toBeNull();
  });
});
