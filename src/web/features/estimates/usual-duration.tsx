import { usualInWords, usualMinutes } from '#domain/estimates/usual-minutes.ts';
import type { Task } from '#domain/tasks/task.ts';
import { useSamples } from '#web/platform/records/use-samples.ts';

interface UsualDurationProps {
  readonly task: Pick<Task, 'kind' | 'estimatedMinutes'>;
  readonly className?: string;
}

/** "usually 35 min", once there is enough to go by; nothing before. */
export const UsualDuration = ({ task, className }: UsualDurationProps) => {
  const minutes = usualMinutes(task, useSamples());
  return minutes !== null && <span className={className}>{usualInWords(minutes)}</span>;
};
