import type { Progress } from '#domain/projects/project-view.ts';
import { classNames } from '#web/ui/class-names.ts';

const mostMarks = 16;

interface ProgressShapeProps {
  readonly share: Progress;
  readonly one: string;
  readonly many: string;
  /** Round marks for tasks, tilted ones for milestones. */
  readonly mark: 'round' | 'tilted';
}

/** A mark for each, filled where it is done; a bar where they are too many to count; and the same in words. */
export const ProgressShape = ({ share, one, many, mark }: ProgressShapeProps) =>
  share.all > 0 && (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
      <span aria-hidden="true" className="flex flex-wrap items-center gap-1.5">
        {share.all <= mostMarks ? (
          Array.from({ length: share.all }, (_, index) => (
            <span
              key={index}
              className={classNames(
                'size-3 border-2',
                mark === 'round' ? 'rounded-full' : 'rotate-45 rounded-[2px]',
                index < share.done ? 'border-calm bg-calm' : 'border-edge',
              )}
            />
          ))
        ) : (
          <span className="block h-2.5 w-40 overflow-hidden rounded-full bg-calm-soft">
            <span className="block h-full bg-calm" style={{ width: `${(share.done / share.all) * 100}%` }} />
          </span>
        )}
      </span>
      {share.done} of {share.all} {share.all === 1 ? one : many} done
    </p>
  );
