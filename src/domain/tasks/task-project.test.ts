import { describe, expect, it } from 'vitest';
import { projectWith } from '#domain/projects/project.fixture.ts';
import { resolveProject } from '#domain/tasks/task-project.ts';

const maker = { userId: '5f2b8c0e-0000-4000-8000-000000000001', now: '2026-11-15T08:00:00.000Z' };

describe('the project a task names', () => {
  it('finds an existing project, also with a hyphen for a space', () => {
    const taxes = projectWith({ id: 'taxes', name: 'Tax return' });
    expect(resolveProject([taxes], 'tax-return', maker)).toEqual({ projectId: 'taxes', changes: [] });
  });

  it('creates a new project where the one that had the name was renamed', () => {
    const first = resolveProject([], 'Garden', maker).projectId ?? '';
    const renamed = projectWith({ id: first, name: 'Yard' });
    const second = resolveProject([renamed], 'Garden', maker);
    expect(second.projectId).not.toBe(first);
    expect(second.changes).toHaveLength(1);
    expect(resolveProject([renamed], 'garden', maker).projectId).toBe(second.projectId);
  });
});
