import { type ComponentProps, type Ref, useLayoutEffect, useRef } from 'react';
import type { CapturePart } from '#domain/capture/capture.ts';
import { inputLook } from '#web/ui/field.tsx';
import { classNames } from '#web/ui/class-names.ts';

interface CaptureLineProps extends Omit<ComponentProps<'input'>, 'value' | 'ref'> {
  readonly value: string;
  /** What was read, in the order of the line. */
  readonly parts: readonly CapturePart[];
  readonly ref?: Ref<HTMLInputElement>;
}

const Marked = ({ value, parts }: Pick<CaptureLineProps, 'value' | 'parts'>) => {
  const pieces = parts.map((part, at) => (
    <span key={part.start}>
      {value.slice(parts[at - 1]?.end ?? 0, part.start)}
      <mark className="rounded-sm bg-calm-soft text-transparent shadow-[inset_0_-2px_0_var(--color-calm)]">
        {value.slice(part.start, part.end)}
      </mark>
    </span>
  ));
  return (
    <span>
      {pieces}
      {value.slice(parts.at(-1)?.end ?? 0)}
    </span>
  );
};

/**
 * The line a task is typed into. What was read is marked in it by a copy behind the field, which only eyes see: the chips
 * below say the same to everybody.
 */
export const CaptureLine = ({ value, parts, className, ref, ...input }: CaptureLineProps) => {
  const copy = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  // A long line scrolls in its field, and its copy with it.
  const follow = (): void => {
    const field = frame.current?.querySelector('input');
    if (copy.current && field) copy.current.scrollLeft = field.scrollLeft;
  };
  useLayoutEffect(follow, [value, parts]);
  return (
    <div ref={frame} className="relative w-full min-w-0 rounded-2xl bg-surface">
      <div
        ref={copy}
        aria-hidden="true"
        className={classNames(
          inputLook,
          'pointer-events-none absolute inset-0 flex items-center overflow-hidden border-transparent! bg-transparent! whitespace-pre text-transparent! [clip-path:inset(0_1rem)]',
          className,
        )}
      >
        <Marked value={value} parts={parts} />
      </div>
      <input
        {...input}
        ref={ref}
        value={value}
        autoComplete="off"
        enterKeyHint="done"
        onScroll={follow}
        onSelect={follow}
        className={classNames(inputLook, 'relative bg-transparent! [word-spacing:inherit]', className)}
      />
    </div>
  );
};
