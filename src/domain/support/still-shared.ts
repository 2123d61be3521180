import type { Look, People } from '#domain/support/support-answers.ts';

type Shared = Pick<People['people'][number], 'fields' | 'project_mark'>;

/** What was read, without what the person has taken back since. The same look where they took back nothing. */
export const stillShared = (look: Look, shared: Shared): Look => {
  const kept = look.view.fields.filter(
    (field) =>
      shared.fields.includes(field) && (field !== 'projects' || look.project_mark === shared.project_mark),
  );
  if (kept.length === look.view.fields.length) return look;
  const { from, to, time_zone, energy, focus, finished, projects, rituals, titles } = look.view;
  const has = (field: Shared['fields'][number]): boolean => kept.includes(field);
  return {
    ...look,
    fields: kept,
    view: {
      from,
      to,
      time_zone,
      fields: kept,
      ...(has('energy') && { energy }),
      ...(has('focus') && { focus }),
      ...(has('finished') && { finished }),
      ...(has('projects') && { projects }),
      ...(has('rituals') && { rituals }),
      ...(has('titles') && { titles }),
    },
  };
};

/** Whether something is shared by now that this look does not have. */
export const isBehind = (look: Look, shared: Shared): boolean =>
  shared.fields.some((field) => !look.view.fields.includes(field));
