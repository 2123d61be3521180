import type { Milestone, Project } from '#domain/records/kinds/project.ts';

export const projectWith = (fields: Partial<Project> = {}): Project => ({
  id: 'project',
  name: 'Garden',
  outcome: '',
  state: 'active',
  archivedAt: null,
  position: 'a0',
  createdAt: '2026-11-15T08:00:00.000Z',
  ...fields,
});

export const milestoneWith = (fields: Partial<Milestone> = {}): Milestone => ({
  id: 'milestone',
  projectId: 'project',
  title: 'The beds are dug',
  dueOn: null,
  doneAt: null,
  position: 'a0',
  createdAt: '2026-11-15T08:00:00.000Z',
  ...fields,
});
