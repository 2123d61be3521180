import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { AgreeToInvite } from '#web/features/sharing/owner/agree-to-invite.tsx';
import { LinkToHandOver } from '#web/features/sharing/owner/link-to-hand-over.tsx';
import { ShareForm } from '#web/features/sharing/owner/share-form.tsx';
import { SharePreview } from '#web/features/sharing/owner/share-preview.tsx';
import { StepHeading } from '#web/features/sharing/owner/step-heading.tsx';
import type { ShareChoice } from '#web/features/sharing/share-draft.ts';
import { ownNameQuery } from '#web/features/sharing/sharing-queries.ts';
import { useConnection } from '#web/platform/backend/connection-context.ts';
import { Button } from '#web/ui/button.tsx';

type Step =
  | { readonly at: 'choose' | 'agree'; readonly choice: ShareChoice }
  | { readonly at: 'link'; readonly name: string; readonly link: string };

const empty = { name: '', fields: [], projectIds: [], days: 30, checkIns: false } as const;

/** Choose, see, agree: in this order and no other. */
export const InviteFlow = ({ full }: { readonly full: boolean }) => {
  const { backend } = useConnection();
  const { data: ownName = '' } = useQuery(ownNameQuery(backend));
  const [step, setStep] = useState<Step | null>(null);
  const wasOpen = useRef(false);
  if (step === null) {
    return full ? (
      <p className="text-muted">
        You share with as many people as you can at a time. End one to invite another.
      </p>
    ) : (
      <Button
        kind="primary"
        // Back from the last step, the keyboard goes on where it began.
        ref={(button) => {
          if (wasOpen.current) button?.focus();
        }}
        onClick={() => setStep({ at: 'choose', choice: { ...empty, shownAs: ownName } })}
      >
        <UserPlus aria-hidden="true" />
        Invite someone
      </Button>
    );
  }
  const close = (): void => {
    wasOpen.current = true;
    setStep(null);
  };
  return (
    <div className="rounded-3xl border border-line bg-surface p-5 sm:p-6">
      {step.at === 'choose' && (
        <>
          <StepHeading>Invite someone to look in</StepHeading>
          <ShareForm
            start={step.choice}
            onDone={(choice) => setStep({ at: 'agree', choice })}
            onCancel={close}
          />
        </>
      )}
      {step.at === 'agree' && (
        <>
          <StepHeading>What {step.choice.name.trim()} will see</StepHeading>
          <SharePreview choice={step.choice}>
            <AgreeToInvite
              choice={step.choice}
              onLink={(link) => setStep({ at: 'link', name: step.choice.name.trim(), link })}
              onSent={close}
              onBack={() => setStep({ at: 'choose', choice: step.choice })}
            />
          </SharePreview>
        </>
      )}
      {step.at === 'link' && (
        <>
          <StepHeading>Your link for {step.name}</StepHeading>
          <LinkToHandOver link={step.link} name={step.name} onDone={close} />
        </>
      )}
    </div>
  );
};
