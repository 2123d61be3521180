import type { Project } from '#domain/records/kinds/project.ts';
import { withoutControl } from '#domain/text/plain-text.ts';

/** Two projects may not differ in capitals alone. */
export const projectKey = (name: string): string => withoutControl(name).toLowerCase();

/** A line cannot hold a space inside `#tax-return`, so the marks stand for one. */
const spokenKey = (name: string): string => projectKey(name).replaceAll(/[-_\s]+/g, ' ');

/** The project somebody means by a name: the one that is spelled so, or else the one that is said so. */
export const findProject = (projects: readonly Project[], name: string): Project | undefined =>
  projects.find((project) => projectKey(project.name) === projectKey(name)) ??
  projects.find((project) => spokenKey(project.name) === spokenKey(name));
