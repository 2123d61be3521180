import type { ProjectState } from '#domain/records/kinds/project.ts';
import type { SharedView as View } from '#domain/support/shared-view.ts';
import { finishedInWords } from '#domain/support/week-words.ts';
import { FourWeeks } from '#web/features/sharing/view/four-weeks.tsx';
import { ViewPart } from '#web/features/sharing/view/view-parts.tsx';
import { WeekPicture } from '#web/features/sharing/view/week-picture.tsx';
import { useDateFormat } from '#web/platform/clock/use-date-format.ts';

interface SharedViewProps {
  readonly view: View;
  /** Of its headings. */
  readonly level: 2 | 3 | 4;
}

const states: Readonly<Record<ProjectState, string>> = {
  active: 'Active',
  paused: 'Paused',
  done: 'Finished',
};

const Projects = ({ projects }: { readonly projects: NonNullable<View['projects']> }) => (
  <ul className="space-y-3">
    {projects.map((project) => (
      <li key={project.name}>
        <p className="font-medium wrap-anywhere">{project.name}</p>
        <p className="text-muted">
          {states[project.state]}. {project.open} open, {project.finished} finished
          {project.finished_lately > 0 && `, ${project.finished_lately} of them this week`}.
        </p>
      </li>
    ))}
    {projects.length === 0 && <li className="text-muted">None of the chosen projects is there any more.</li>}
  </ul>
);

const Rituals = ({ rituals }: { readonly rituals: NonNullable<View['rituals']> }) =>
  rituals.names.length === 0 ? (
    <p className="text-muted">No rituals in the last four weeks.</p>
  ) : (
    <ul className="space-y-1.5">
      {rituals.names.map(({ name, times }) => (
        <li key={name} className="wrap-anywhere">
          {name}, <span className="text-muted">{times === 1 ? 'once' : `${times} times`} in four weeks</span>
        </li>
      ))}
    </ul>
  );

type Titled = NonNullable<View['titles']>;

/** Day by day: two tasks of one day may have the same title. */
const byDay = ({ finished }: Titled): readonly (readonly [day: string, titles: string])[] => {
  const days = [...new Set(finished.map(({ day }) => day))];
  return days.map((day) => [
    day,
    finished
      .filter((one) => one.day === day)
      .map(({ title }) => title)
      .join('\n'),
  ]);
};

const Titles = ({ titles }: { readonly titles: Titled }) => {
  const date = useDateFormat({ weekday: 'long', day: 'numeric', month: 'short', timeZone: 'UTC' });
  if (titles.finished.length === 0) return <p className="text-muted">No tasks finished this week.</p>;
  return (
    <>
      <dl className="space-y-3">
        {byDay(titles).map(([day, lines]) => (
          <div key={day}>
            <dt className="text-sm text-muted">{date.format(new Date(`${day}T00:00:00Z`))}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{lines}</dd>
          </div>
        ))}
      </dl>
      {titles.more > 0 && <p className="mt-2 text-muted">And {titles.more} more.</p>}
    </>
  );
};

/**
 * What was ticked and nothing else. The preview of the one who shares and the page of the one who looks are this same
 * component over the same answer, so neither can show what the other does not.
 */
export const SharedView = ({ view, level }: SharedViewProps) => {
  const { energy, focus, finished, projects, rituals, titles } = view;
  const hasPicture = energy !== undefined || focus !== undefined;
  const hasDays = hasPicture || finished !== undefined;
  const week = { ...(energy && { energy }), ...(focus && { focus }) };
  const weeks = { ...week, ...(finished && { finished }), ...(rituals && { rituals }) };
  return (
    <div className="space-y-6">
      {hasDays && (
        <ViewPart title="The last seven days" level={level}>
          {hasPicture && <WeekPicture {...week} />}
          {finished && (
            <p className="mt-3 text-lg first:mt-0">
              {finishedInWords(finished.days.reduce((sum, { tasks }) => sum + tasks, 0))}
            </p>
          )}
        </ViewPart>
      )}
      {(hasDays || rituals !== undefined) && (
        <ViewPart title="The last four weeks" level={level}>
          <FourWeeks {...weeks} />
        </ViewPart>
      )}
      {projects && (
        <ViewPart title="Projects" level={level}>
          <Projects projects={projects} />
        </ViewPart>
      )}
      {rituals && (
        <ViewPart title="Rituals" level={level}>
          <Rituals rituals={rituals} />
        </ViewPart>
      )}
      {titles && (
        <ViewPart title="Tasks finished this week" level={level}>
          <Titles titles={titles} />
        </ViewPart>
      )}
    </div>
  );
};
