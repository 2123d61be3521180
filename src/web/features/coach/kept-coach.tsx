import { Download, Trash2 } from 'lucide-react';
import { PastExperiments } from '#web/features/coach/past-experiments.tsx';
import { saveDraft } from '#web/features/coach/save-draft.ts';
import { useCoachActions } from '#web/features/coach/use-coach-actions.ts';
import { useRecords } from '#web/services/records/use-records.ts';
import { Button } from '#web/ui/button.tsx';

/** What was written while the tier had the coach: it stays its owner's, to read, take along and delete. */
export const KeptCoach = () => {
  const experiments = useRecords('coachExperiments');
  const drafts = useRecords('coachDrafts');
  const { removeDraft } = useCoachActions();
  if (experiments.length === 0 && drafts.length === 0) return null;
  return (
    <section aria-labelledby="kept" className="mt-10 space-y-6">
      <h2 id="kept" className="text-2xl font-semibold">
        What you wrote here before
      </h2>
      {experiments.length > 0 && <PastExperiments running />}
      {drafts.length > 0 && (
        <ul aria-label="Drafts you kept" className="divide-y divide-line">
          {drafts.map(({ id, title, body }) => (
            <li key={id} className="flex items-center gap-2 py-2">
              <span className="min-w-0 flex-1 text-lg wrap-anywhere">{title}</span>
              <Button
                kind="plain"
                size="icon"
                aria-label={`Download “${title}”`}
                onClick={() => saveDraft(title, body)}
              >
                <Download aria-hidden="true" />
              </Button>
              <Button
                kind="plain"
                size="icon"
                aria-label={`Delete “${title}”`}
                onClick={() => removeDraft(id, title)}
              >
                <Trash2 aria-hidden="true" />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
