import { Sparkles } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { OwnUpload } from '#domain/uploads/own-upload.ts';
import { isNews } from '#domain/uploads/upload-words.ts';
import { renewLibrary } from '#web/services/player/renew-library.ts';
import { updateUpload } from '#web/services/uploads/uploads-mutations.ts';
import { Button } from '#web/ui/button.tsx';

const newsOf = ({ status, title, reason }: OwnUpload): string =>
  status === 'approved'
    ? `“${title}” is in the library now. Thank you for sharing it.`
    : `“${title}” wasn’t taken${reason === null || reason === '' ? '.' : `: ${reason}`}`;

/** Verdicts the person has not heard of yet. Shown once: then they count as told, and stay until the page is left. */
export const VerdictNews = ({ uploads }: { readonly uploads: readonly OwnUpload[] }) => {
  const [told, setTold] = useState<ReadonlyMap<string, string>>(new Map());
  const fresh = uploads.filter((upload) => isNews(upload) && !told.has(upload.id));
  if (fresh.length > 0) setTold(new Map([...told, ...fresh.map((one) => [one.id, newsOf(one)] as const)]));
  useEffect(() => {
    // Their copy of the library is from before.
    if (uploads.some((one) => isNews(one) && one.status === 'approved')) renewLibrary();
    const now = new Date().toISOString();
    for (const { id } of uploads.filter(isNews)) {
      // Not told to the server is told again: better than never.
      updateUpload(id, { verdict_seen_at: now }).catch(() => undefined);
    }
  }, [uploads]);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  // What was kept or taken out since has no verdict any more.
  const reviewed = new Set(uploads.filter(({ reviewedAt }) => reviewedAt !== null).map(({ id }) => id));
  const shown = [...told].filter(([id]) => reviewed.has(id) && !hidden.has(id));
  return (
    <output className="block empty:hidden">
      {shown.length > 0 && (
        <div className="mb-4 flex items-start gap-3 rounded-2xl bg-calm-soft p-4">
          <Sparkles aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-calm" />
          <ul className="min-w-0 flex-1 space-y-1">
            {shown.map(([id, words]) => (
              <li key={id}>{words}</li>
            ))}
          </ul>
          <Button kind="plain" size="small" onClick={() => setHidden(new Set(told.keys()))}>
            Got it
          </Button>
        </div>
      )}
    </output>
  );
};
