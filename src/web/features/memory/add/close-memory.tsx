import { useId } from 'react';
import type { Memory } from '#domain/memory/memory.ts';
import { Button } from '#web/ui/button.tsx';

interface CloseProps {
  readonly near: Memory;
  readonly busy: boolean;
  readonly onReplace: () => void;
  readonly onBoth: () => void;
  readonly onCancel: () => void;
}

/** Something stored says nearly the same. Nothing is retired unless the person says so. */
export const CloseMemory = ({ near, busy, onReplace, onBoth, onCancel }: CloseProps) => {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="rounded-2xl bg-calm-soft p-5">
      <h3 id={heading} className="font-semibold">
        You have something close to this
      </h3>
      <p className="mt-2 wrap-anywhere">“{near.sentence}”</p>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <Button disabled={busy} onClick={onReplace}>
          The new one replaces it
        </Button>
        <Button disabled={busy} onClick={onBoth}>
          Both are true
        </Button>
        <Button kind="plain" disabled={busy} onClick={onCancel}>
          Don’t store it
        </Button>
      </div>
    </section>
  );
};
