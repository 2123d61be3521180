import type { FocusSession } from '#domain/records/kinds/focus-session.ts';

type Answered = Pick<FocusSession, 'taskId' | 'progress' | 'startedAt'>;

/**
 * Ids of the tasks that were left at "some of it", the last one first. They stay first in line until they are done or
 * put away: what is begun is the easiest to go on with. The last answer about a task counts.
 */
export const startedTasks = (sessions: readonly Answered[]): readonly string[] => {
  const last = new Map<string, Answered>();
  for (const session of sessions) {
    if (session.taskId === null || session.progress === null) continue;
    const known = last.get(session.taskId);
    const isNewer = known === undefined || Date.parse(session.startedAt) > Date.parse(known.startedAt);
    if (isNewer) last.set(session.taskId, session);
  }
  return [...last]
    .filter(([, { progress }]) => progress === 'some')
    .toSorted(([, a], [, b]) => Date.parse(b.startedAt) - Date.parse(a.startedAt))
    .map(([id]) => id);
};
