import { useId } from 'react';
import { percentOf, sizeWords } from '#web/features/uploads/size-words.ts';
import type { KeptUpload } from '#web/services/uploads/kept-uploads.ts';
import { Button } from '#web/ui/button.tsx';

interface UnfinishedListProps {
  readonly uploads: readonly KeptUpload[];
  readonly onChoose: () => void;
  readonly onForget: (key: string) => void;
}

/** Files that were on their way when the page was closed. A browser does not keep them, so it has to ask. */
export const UnfinishedList = ({ uploads, onChoose, onForget }: UnfinishedListProps) => {
  const heading = useId();
  if (uploads.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="mt-7 rounded-2xl bg-raised p-5">
      <h3 id={heading} className="text-lg font-semibold">
        {uploads.length === 1 ? 'One upload isn’t finished' : `${uploads.length} uploads aren’t finished`}
      </h3>
      <p className="mt-1 text-muted">
        Choose the same {uploads.length === 1 ? 'file' : 'files'} again to go on.
      </p>
      <ul className="mt-2 divide-y divide-line">
        {uploads.map(({ key, name, size, sent }) => (
          <li key={key} className="flex items-center gap-3 py-2">
            <p className="min-w-0 flex-1">
              <span className="block truncate font-medium">{name}</span>
              <span className="text-muted">
                {percentOf(sent, size)}&nbsp;% of {sizeWords(size)} uploaded
              </span>
            </p>
            <Button kind="plain" size="small" aria-label={`Discard ${name}`} onClick={() => onForget(key)}>
              Discard
            </Button>
          </li>
        ))}
      </ul>
      <Button className="mt-3" onClick={onChoose}>
        {uploads.length === 1 ? 'Choose the file again' : 'Choose the files again'}
      </Button>
    </section>
  );
};
