import { useState } from 'react';
import { crisisWords } from '#domain/coach/routing/care-words.ts';
import { fallbackLine } from '#web/features/assistant/fallback-line.ts';
import { LeavingDialog } from '#web/features/assistant/model/leaving-dialog.tsx';
import { Citations } from '#web/features/assistant/reply/citations.tsx';
import { ModelText } from '#web/features/assistant/reply/model-text.tsx';
import { OfflineReply } from '#web/features/assistant/reply/offline-reply.tsx';
import { ProposalCard, type ProposalUses } from '#web/features/assistant/reply/proposal-card.tsx';
import type { Assistant, ModelTurn, Turn } from '#web/features/assistant/assistant-turn.ts';
import { Button } from '#web/ui/button.tsx';
import { CareNote } from '#web/ui/care-note.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

interface ModelReplyProps extends ProposalUses {
  readonly model: ModelTurn;
  readonly onStop: () => void;
}

const ModelReply = ({ model, onStop, ...uses }: ModelReplyProps) => (
  <section
    aria-label="Answer of the connected model"
    className="rounded-3xl border border-line bg-surface p-5 sm:p-6"
  >
    {model.text === '' && model.phase === 'asking' && (
      <Spinner size="sm" text="Asking the connected model…" />
    )}
    <ModelText text={model.text} />
    <Citations cites={model.cites} />
    {model.proposals.length > 0 && (
      <ul aria-label="Suggested" className="mt-4 space-y-2">
        {model.proposals.map((proposal) => (
          <ProposalCard key={JSON.stringify(proposal)} proposal={proposal} {...uses} />
        ))}
      </ul>
    )}
    {model.phase === 'asking' ? (
      <Button size="small" className="mt-4" onClick={onStop}>
        Stop
      </Button>
    ) : (
      <p className="mt-4 text-sm text-muted">
        Written by a model. It can be wrong: what you said yourself is below.
      </p>
    )}
  </section>
);

interface AssistantReplyProps extends ProposalUses {
  readonly assistant: Assistant;
}

/** One thing said, and what answers it. Where it may be a crisis, whether they are safe is asked before anything else. */
const Reply = ({ turn, assistant, ...uses }: AssistantReplyProps & { readonly turn: Turn }) => {
  const { confirm, decline, stop } = assistant;
  const [isSafe, setSafe] = useState<boolean | null>(null);
  const { model, understood } = turn;
  const { care } = understood;
  const asks = care !== null && care.question !== null;
  if (asks && isSafe !== true) {
    const words = isSafe === false ? crisisWords : care;
    return (
      <div className="mt-6">
        <CareNote words={words} onSafe={isSafe === null ? setSafe : undefined} />
      </div>
    );
  }
  const isHere = model === null || model.phase === 'fell back';
  const preview = model?.phase === 'needs yes' ? model.preview : null;
  return (
    <div className="mt-6 space-y-4">
      {care !== null && !asks && <CareNote words={care} />}
      {preview !== null && <LeavingDialog preview={preview} onYes={confirm} onNo={decline} />}
      {!isHere && preview === null && <ModelReply model={model} onStop={stop} {...uses} />}
      {isHere && <OfflineReply understood={understood} {...uses} />}
      <output className="block text-sm text-muted empty:hidden">
        {model?.phase === 'fell back' && model.why !== null ? fallbackLine(model.why) : null}
      </output>
      <output className="sr-only">{model?.phase === 'answered' ? 'The model has answered.' : ''}</output>
    </div>
  );
};

/** What answers the last thing said. A calm place: one answer at a time, and nothing in it moves by itself. */
export const AssistantReply = (props: AssistantReplyProps) => {
  const { turn } = props.assistant;
  return turn === null ? null : <Reply key={turn.id} turn={turn} {...props} />;
};
