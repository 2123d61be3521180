import { Square, Volume2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { answerParts } from '#domain/coach/answer/answer-parts.ts';
import { type ReviewPartName, type WeeklyReview, weeklyReview } from '#domain/coach/review/weekly-review.ts';
import type { KnownTrack } from '#domain/focus/focus-sound.ts';
import type { Task } from '#domain/records/kinds/task.ts';
import { ExperimentCard } from '#web/features/coach/experiment-card.tsx';
import { useCoachActions } from '#web/features/coach/use-coach-actions.ts';
import { useSpoken } from '#web/features/coach/use-spoken.ts';
import { dayOf } from '#web/platform/clock/clock.ts';
import { useToday } from '#web/platform/clock/use-today.ts';
import { useRecords } from '#web/services/records/use-records.ts';
import { Button } from '#web/ui/button.tsx';

export interface WeeklyReviewProps {
  readonly library: readonly KnownTrack[];
  readonly onLetGo: (task: Task) => void;
  /** What makes it more personal, below it. */
  readonly personal?: (review: WeeklyReview) => ReactNode;
}

const partTitles: Readonly<Record<ReviewPartName, string>> = {
  different: 'What was different',
  helped: 'What helped',
  drop: 'What may go',
  experiment: 'One thing to try',
};

const dayOfMoment = (moment: string): string => dayOf(new Date(moment));
const minuteOf = (moment: string): number => {
  const date = new Date(moment);
  return date.getHours() * 60 + date.getMinutes();
};

const names: readonly ReviewPartName[] = ['different', 'helped', 'drop', 'experiment'];

const useReview = (library: readonly KnownTrack[]): WeeklyReview => {
  const sessions = useRecords('focusSessions');
  const tasks = useRecords('tasks');
  const checks = useRecords('energyChecks');
  const heard = useRecords('heardTracks');
  const experiments = useRecords('coachExperiments');
  const today = useToday();
  return weeklyReview({
    sessions,
    tasks,
    checks,
    heard,
    library,
    experiments,
    today,
    dayOf: dayOfMoment,
    minuteOf,
  });
};

/** Four things about the week, at most 120 words, and what can be done about each. */
export const WeeklyReviewCard = ({ library, onLetGo, personal }: WeeklyReviewProps) => {
  const review = useReview(library);
  const tasks = useRecords('tasks');
  const { tryOut } = useCoachActions();
  const { state, speak, stop } = useSpoken();
  const [opened, setOpened] = useState(false);
  const { parts, experiment } = review;
  const old = tasks.find(({ id }) => id === review.dropTaskId);
  return (
    <div className="space-y-4">
      <dl className="space-y-4 rounded-3xl border border-line bg-surface p-5 sm:p-6">
        {names.map((name) => {
          const texts = parts.filter((part) => part.name === name).map(({ text }) => text);
          return (
            texts.length > 0 && (
              <div key={name}>
                <dt className="text-muted">{partTitles[name]}</dt>
                {texts.map((text) => (
                  <dd key={text} className="mt-1 text-lg wrap-anywhere">
                    {text}
                  </dd>
                ))}
              </div>
            )
          );
        })}
      </dl>
      <div className="flex flex-wrap gap-2">
        {state === 'speaking' ? (
          <Button onClick={stop}>
            <Square aria-hidden="true" />
            Stop reading
          </Button>
        ) : (
          <Button onClick={() => void speak(parts.map(({ text }) => text))}>
            <Volume2 aria-hidden="true" />
            Read it aloud
          </Button>
        )}
        {old !== undefined && <Button onClick={() => onLetGo(old)}>Let it go</Button>}
        {experiment !== null && !opened && <Button onClick={() => setOpened(true)}>Try it</Button>}
      </div>
      <p aria-live="polite" className="text-muted empty:hidden">
        {state === 'no voice' ? 'This device has no English voice of its own to read with.' : ''}
      </p>
      {opened && experiment !== null && (
        <ExperimentCard
          experiment={experiment}
          parts={answerParts({ goal: '', experiment, data: {}, skipped: false, care: null }).parts.filter(
            ({ name }) => name !== 'used' && name !== 'heard',
          )}
          why={null}
          others={[]}
          onPick={() => undefined}
          onTry={(doOn) => {
            setOpened(false);
            tryOut({
              experiment,
              doing: experiment.what,
              shrunk: false,
              doOn,
              followUpDays: experiment.followUpDays,
              goal: null,
            });
          }}
        />
      )}
      {personal?.(review)}
    </div>
  );
};
