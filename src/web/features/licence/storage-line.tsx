import { useEffect, useState } from 'react';
import type { Consumption } from '#domain/licence/licence-answer.ts';
import { usedPart } from '#domain/licence/usage.ts';
import { usageText } from '#web/features/licence/licence-labels.ts';
import { readLicence } from '#web/features/licence/licence-queries.ts';
import { ProgressBar } from '#web/ui/progress-bar.tsx';

const readStorage = async (): Promise<Consumption | null> =>
  (await readLicence()).features.find(({ feature }) => feature === 'storageGb') ?? null;

interface StorageLineProps {
  /** Another number means that there may be more or less in use than before. */
  readonly version: number;
}

/** How much of the room for files is used, and how much is left. Says nothing where that is not known. */
export const StorageLine = ({ version }: StorageLineProps) => {
  const [{ held, of }, setRead] = useState<{ readonly held: Consumption | null; readonly of: number | null }>(
    {
      held: null,
      of: null,
    },
  );
  useEffect(() => {
    if (of === version) return undefined;
    let left = false;
    const read = async (): Promise<void> => {
      const storage = await readStorage();
      if (!left) setRead({ held: storage, of: version });
    };
    read().catch(() => undefined);
    return () => {
      left = true;
    };
  }, [of, version]);
  const limit = held?.limit ?? 0;
  const used = held?.used ?? 0;
  const part = usedPart(limit, used);
  return (
    <div className="mt-5 min-h-9 text-muted">
      {held !== null && (
        <>
          {part !== null && (
            <ProgressBar label="Storage in use" percent={part * 100} className="mb-2 h-1.5" />
          )}
          <p>Storage: {usageText('storageGb', limit, used, held.remaining ?? 0)}</p>
        </>
      )}
    </div>
  );
};
