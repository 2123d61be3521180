import { useState } from 'react';
import { allDrafts, draftOf } from '#domain/coach/drafts/all-drafts.ts';
import { type Draft, type DraftGroup, draftGroups } from '#domain/coach/drafts/draft.ts';
import type { CoachDraft } from '#domain/records/kinds/coach-draft.ts';
import { DraftEditor } from '#web/features/coach/draft-editor.tsx';
import { KeptDrafts } from '#web/features/coach/kept-drafts.tsx';
import type { OwnData } from '#web/features/coach/use-own-data.ts';
import { Button } from '#web/ui/button.tsx';

const groupNames: Readonly<Record<DraftGroup, string>> = {
  adjustments: 'Asking for a change at work',
  telling: 'Telling, or not telling',
  'working together': 'Working together',
  applying: 'Applying for a job',
};

interface Open {
  readonly draft: Draft;
  readonly kept: CoachDraft | null;
}

/** One that was kept outlives the material it began as. */
const asDraft = (kept: CoachDraft): Draft =>
  draftOf(kept.kind) ?? {
    id: kept.kind,
    group: 'working together',
    title: kept.title,
    about: '',
    paragraphs: [kept.body],
    note: null,
  };

/** Texts to begin with, and those one has kept. */
export const DraftsPanel = ({ own }: { readonly own: OwnData }) => {
  const [open, setOpen] = useState<Open | null>(null);
  if (open !== null) {
    return (
      <DraftEditor key={open.kept?.id ?? open.draft.id} {...open} own={own} onClose={() => setOpen(null)} />
    );
  }
  return (
    <div className="space-y-6">
      <KeptDrafts onOpen={(kept) => setOpen({ draft: asDraft(kept), kept })} />
      {draftGroups.map((group) => (
        <section key={group} aria-label={groupNames[group]}>
          <h3 className="text-lg font-medium">{groupNames[group]}</h3>
          <ul className="mt-2 space-y-1">
            {allDrafts
              .filter((draft) => draft.group === group)
              .map((draft) => (
                <li key={draft.id} className="flex flex-wrap items-center gap-x-3">
                  <Button size="small" onClick={() => setOpen({ draft, kept: null })}>
                    {draft.title}
                  </Button>
                  <span className="text-muted">{draft.about}</span>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
};
