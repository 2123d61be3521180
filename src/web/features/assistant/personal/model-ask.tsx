import { useRef } from 'react';
import { fallbackLine } from '#web/features/assistant/fallback-line.ts';
import { LeavingDialog } from '#web/features/assistant/model/leaving-dialog.tsx';
import { SeeLeaving } from '#web/features/assistant/personal/see-leaving.tsx';
import type { ModelAnswer, ModelWish } from '#web/features/assistant/use-model-answer.ts';
import type { ModelAtHand } from '#web/services/assistant/use-model-for.ts';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

interface ModelAskProps {
  readonly label: string;
  readonly wish: ModelWish;
  readonly model: ModelAtHand;
  readonly answer: ModelAnswer;
}

/** The one press that asks a model, with the text first where it has to be read, and a way to stop. */
export const ModelAsk = ({ label, wish, model, answer }: ModelAskProps) => {
  const { turn, ask, confirm, decline, stop } = answer;
  const button = useRef<HTMLButtonElement>(null);
  const isAsking = turn?.phase === 'asking';
  const preview = turn?.phase === 'needs yes' ? turn.preview : null;
  return (
    <div>
      <div className="flex flex-wrap items-center gap-2">
        {/* It stays while it asks: the focus is on it, and the dialog gives it back there. */}
        <Button ref={button} size="small" aria-disabled={isAsking} onClick={() => !isAsking && ask()}>
          {label}
        </Button>
        {isAsking && (
          <>
            <Button
              kind="plain"
              size="small"
              onClick={() => {
                stop();
                button.current?.focus();
              }}
            >
              Stop
            </Button>
            <Spinner size="sm" text="Asking the connected model…" />
          </>
        )}
        {/* Where every text is shown first, there is nothing to see ahead. */}
        {!isAsking && !model.asks && <SeeLeaving wish={wish} />}
      </div>
      {preview !== null && (
        <LeavingDialog preview={preview} no="Don’t send it" onYes={confirm} onNo={decline} />
      )}
      <output className="mt-1 block text-sm text-muted empty:hidden">
        {turn?.phase === 'fell back' && turn.why !== null ? fallbackLine(turn.why) : null}
      </output>
      <output className="sr-only">{turn?.phase === 'answered' ? 'The model has answered.' : ''}</output>
    </div>
  );
};
