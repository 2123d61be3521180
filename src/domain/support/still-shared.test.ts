import { describe, expect, it } from 'vitest';
import { isBehind, stillShared } from '#domain/support/still-shared.ts';
import type { Look } from '#domain/support/support-answers.ts';

const look: Look = {
  share_id: 's',
  shown_as: 'Ada',
  fields: ['finished', 'projects', 'titles'],
  project_mark: 'a',
  ends_at: '2026-12-10T09:00:00Z',
  looked_at: '2026-11-16T08:00:00Z',
  view: {
    from: '2026-11-10',
    to: '2026-11-16',
    time_zone: 'UTC',
    fields: ['finished', 'projects', 'titles'],
    finished: { days: [], weeks: [] },
    projects: [],
    titles: { finished: [], more: 0 },
  },
  check_ins: [],
};

describe('[AUD-01] a look after something was taken back', () => {
  it('is the same where nothing was', () => {
    const shared = { fields: look.fields, project_mark: 'a' };
    expect(stillShared(look, shared)).toBe(look);
    expect(isBehind(look, shared)).toBe(false);
  });

  it('has nothing left of what is not ticked any more', () => {
    const { view } = stillShared(look, { fields: ['finished', 'projects'], project_mark: 'a' });
    expect(Object.keys(view)).toEqual(['from', 'to', 'time_zone', 'fields', 'finished', 'projects']);
    expect(view.fields).toEqual(['finished', 'projects']);
  });

  it('has no projects left where others are chosen, and is behind', () => {
    const shared = { fields: look.fields, project_mark: 'b' };
    const left = stillShared(look, shared);
    expect(left.view).not.toHaveProperty('projects');
    expect(isBehind(left, shared)).toBe(true);
  });
});
