import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { removeKept } from '#web/features/archive/copy-mutations.ts';
import { downloadKept, type KeptCopy, keptCopiesQuery } from '#web/features/archive/copy-queries.ts';
import { copySize } from '#web/features/archive/copy-size.ts';
import { saveFile } from '#web/platform/save-file.ts';
import { Button } from '#web/ui/button.tsx';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

/** The last few that were made by themselves. They are the person's, whatever their tier says today. */
export const KeptCopies = () => {
  const queries = useQueryClient();
  const { data: copies = [] } = useQuery(keptCopiesQuery);
  const [said, setSaid] = useState('');

  const attempt = (work: () => Promise<string>) => async (): Promise<void> => {
    try {
      setSaid(await work());
    } catch {
      setSaid('That didn’t work. Please try again.');
    }
  };
  const save = (copy: KeptCopy) =>
    attempt(async () => {
      saveFile(`kindling-${copy.madeAt.slice(0, 10)}.zip`, await downloadKept(copy));
      return 'It’s in your downloads.';
    });
  const remove = (copy: KeptCopy) =>
    attempt(async () => {
      await removeKept(copy.path);
      await queries.invalidateQueries({ queryKey: keptCopiesQuery.queryKey });
      return 'That copy is deleted.';
    });

  return (
    <>
      {copies.length > 0 && (
        <ul aria-label="Copies kept here" className="mt-5 divide-y divide-line border-y border-line">
          {copies.map((copy) => {
            const made = day.format(new Date(copy.madeAt));
            return (
              <li key={copy.path} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
                <span className="grow">
                  {made}, {copySize(copy.bytes)}
                </span>
                <Button
                  size="small"
                  aria-label={`Download the copy of ${made}`}
                  onClick={() => void save(copy)()}
                >
                  <Download aria-hidden="true" />
                  Download
                </Button>
                <Button
                  size="small"
                  kind="plain"
                  aria-label={`Delete the copy of ${made}`}
                  onClick={() => void remove(copy)()}
                >
                  <Trash2 aria-hidden="true" />
                  Delete
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      <output className="mt-3 block empty:hidden">{said}</output>
    </>
  );
};
