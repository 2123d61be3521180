import { useState } from 'react';
import type { Share } from '#domain/support/support-answers.ts';
import { ShareForm } from '#web/features/sharing/owner/share-form.tsx';
import { SharePreview } from '#web/features/sharing/owner/share-preview.tsx';
import { StepHeading } from '#web/features/sharing/owner/step-heading.tsx';
import type { ShareChoice } from '#web/features/sharing/share-draft.ts';
import { useChangeShare } from '#web/features/sharing/use-sharing-actions.ts';
import { Button } from '#web/ui/button.tsx';

interface ChangeShareProps {
  readonly share: Share;
  readonly onDone: () => void;
}

const choiceOf = (share: Share): ShareChoice => ({
  name: share.name,
  shownAs: share.shown_as,
  fields: share.fields,
  projectIds: share.project_ids,
  days: 0,
  checkIns: share.check_ins,
});

/** The same two steps as for a new one: choose, and see before it counts. */
export const ChangeShare = ({ share, onDone }: ChangeShareProps) => {
  const [choice, setChoice] = useState(() => choiceOf(share));
  const [seeing, setSeeing] = useState(false);
  const change = useChangeShare();
  return seeing ? (
    <>
      <StepHeading>What {choice.name.trim()} will see</StepHeading>
      <SharePreview choice={choice}>
        <div className="flex flex-wrap gap-3 border-t border-line pt-5">
          <Button
            kind="primary"
            aria-disabled={change.isPending}
            onClick={() =>
              !change.isPending && change.mutate({ id: share.id, choice }, { onSuccess: onDone })
            }
          >
            I agree, change it
          </Button>
          <Button onClick={() => setSeeing(false)}>Change something</Button>
        </div>
      </SharePreview>
    </>
  ) : (
    <>
      <StepHeading>Change what {share.name} sees</StepHeading>
      <ShareForm
        running
        start={choice}
        onDone={(chosen) => {
          setChoice(chosen);
          setSeeing(true);
        }}
        onCancel={onDone}
      />
    </>
  );
};
