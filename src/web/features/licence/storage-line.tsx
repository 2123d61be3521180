import type { Licence } from '#domain/licence/licence-answer.ts';
import { usedPart } from '#domain/licence/usage.ts';
import { usageText } from '#web/features/licence/licence-labels.ts';
import { readLicence } from '#web/features/licence/licence-queries.ts';
import { useLoaded } from '#web/ui/use-loaded.ts';

const storageIn = (licence: Licence) => licence.features.find(({ feature }) => feature === 'storageGb');

/** How much of the room for files is used, and how much is left. Says nothing where that is not known. */
export const StorageLine = () => {
  const loaded = useLoaded(readLicence);
  const held = loaded.state === 'ready' ? storageIn(loaded.value) : undefined;
  const limit = held?.limit ?? 0;
  const used = held?.used ?? 0;
  const part = usedPart(limit, used);
  return (
    <div className="mt-5 min-h-6 text-muted">
      {held !== undefined && (
        <>
          {part !== null && (
            <progress aria-label="Storage in use" value={part} max={1} className="h-2 w-full accent-calm" />
          )}
          <p>Storage: {usageText('storageGb', limit, used, held.remaining ?? 0)}</p>
        </>
      )}
    </div>
  );
};
