import type { StepWords, TaskWords } from '#domain/data-export/tasks-as-csv.ts';

const moment = (column: string): string =>
  `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** A task with everything that is told of it in words. */
export type ToldTask = TaskWords & { readonly project: string; readonly steps: readonly StepWords[] };

/** Those that are not deleted, project by project in the person's own order. */
export const toldTasks = `
  select t.title, t.description, t.state, t.do_on::text as "doOn", t.do_at as "doAt", t.do_until as "doUntil",
    t.due_on::text as "dueOn", t.energy, t.estimated_minutes as "estimatedMinutes", t.repeat_rule as "repeatRule",
    t.reward_text as "rewardText", t.when_cue as "whenCue", t.then_action as "thenAction",
    ${moment('t.created_at')} as "createdAt", ${moment('t.done_at')} as "doneAt",
    ${moment('t.archived_at')} as "archivedAt",
    coalesce(p.name, '') as project, coalesce(s.steps, '[]') as steps
  from public.tasks t
  left join public.projects p
    on p.user_id = t.user_id and p.id = t.project_id and p.deleted_at is null
  left join (
    select s.task_id,
      json_agg(json_build_object('title', s.title, 'doneAt', s.done_at) order by s.position collate "C", s.id) as steps
    from public.task_steps s
    where s.user_id = (select auth.uid()) and s.deleted_at is null
    group by s.task_id
  ) s on s.task_id = t.id
  where t.user_id = (select auth.uid()) and t.deleted_at is null
  order by p.position collate "C" nulls first, p.id nulls first, t.position collate "C", t.id`;

/**
 * Rows are a `CalendarTask` each. Every one is known by its own id and not by its series: they are written some at a time, and a
 * name comes once in a calendar.
 */
export const datedTasks = `
  select t.id, t.title, t.description as notes, t.state, t.do_on::text as "doOn", t.do_at as "doAt",
    t.do_until as "doUntil", t.due_on::text as "dueOn", t.estimated_minutes as "estimatedMinutes",
    t.repeat_rule as "repeatRule", null as "seriesId", ${moment('t.created_at')} as "createdAt"
  from public.tasks t
  where t.user_id = (select auth.uid()) and t.deleted_at is null and t.state <> 'dropped'
    and (t.do_on is not null or t.due_on is not null)
  order by coalesce(t.do_on, t.due_on), t.id`;

/** Rows are a `CalendarSession` each: sessions that are over, by what they were for. */
export const focusedTimes = `
  select f.id, null as "taskId", coalesce(nullif(f.intention, ''), t.title, '') as intention, f.note as notes,
    ${moment('f.started_at')} as "startedAt", f.planned_seconds as "plannedSeconds",
    ${moment('f.ended_at')} as "endedAt", ${moment('f.created_at')} as "createdAt"
  from public.focus_sessions f
  left join public.tasks t on t.user_id = f.user_id and t.id = f.task_id and t.deleted_at is null
  where f.user_id = (select auth.uid()) and f.deleted_at is null and f.ended_at is not null
  order by f.started_at, f.id`;

/** On which nothing of every day comes again. */
export const ownRestDays = `
  select s.rest_weekdays as "restWeekdays" from public.personal_settings s
  where s.user_id = (select auth.uid()) and s.id = s.user_id and s.deleted_at is null`;
