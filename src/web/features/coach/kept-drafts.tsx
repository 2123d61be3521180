import { Trash2 } from 'lucide-react';
import { coachDataKinds, coachDataNames } from '#domain/coach/answer/coach-data.ts';
import type { CoachDraft } from '#domain/records/kinds/coach-draft.ts';
import { useCoachActions } from '#web/features/coach/use-coach-actions.ts';
import { useRecords } from '#web/services/records/use-records.ts';
import { Button } from '#web/ui/button.tsx';

const usedInWords = (usedData: string): string => {
  const names = coachDataKinds
    .filter((kind) => usedData.split(',').includes(kind))
    .map((kind) => coachDataNames[kind]);
  return names.length === 0 ? 'Only your own words.' : `Filled from ${names.join(', ')}.`;
};

/** What somebody kept, the newest first. */
export const KeptDrafts = ({ onOpen }: { readonly onOpen: (kept: CoachDraft) => void }) => {
  const drafts = useRecords('coachDrafts');
  const { removeDraft } = useCoachActions();
  if (drafts.length === 0) return null;
  return (
    <section aria-label="Drafts you kept">
      <h3 className="text-lg font-medium">Drafts you kept</h3>
      <ul className="mt-2 divide-y divide-line">
        {drafts
          .toSorted((a, b) => Date.parse(b.changedAt) - Date.parse(a.changedAt))
          .map((kept) => (
            <li key={kept.id} className="flex flex-wrap items-center gap-x-3 py-2">
              <Button size="small" onClick={() => onOpen(kept)}>
                {kept.title}
              </Button>
              <span className="flex-1 text-muted">{usedInWords(kept.usedData)}</span>
              <Button
                kind="plain"
                size="icon"
                aria-label={`Delete “${kept.title}”`}
                onClick={() => removeDraft(kept.id, kept.title)}
              >
                <Trash2 aria-hidden="true" />
              </Button>
            </li>
          ))}
      </ul>
    </section>
  );
};
