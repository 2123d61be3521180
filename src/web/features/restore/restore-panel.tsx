import { CircleAlert, FileUp } from 'lucide-react';
import { useRef } from 'react';
import { LastRestore } from '#web/features/restore/last-restore.tsx';
import { comingCount, undoneWords } from '#web/features/restore/plan-words.ts';
import { RestoredCard } from '#web/features/restore/restored-card.tsx';
import { RestorePlanCard } from '#web/features/restore/restore-plan-card.tsx';
import { useRestore } from '#web/features/restore/use-restore.ts';
import { Button } from '#web/ui/button.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';

const workWords = {
  look: 'Looking at your file',
  restore: 'Putting back your copy',
  undo: 'Undoing',
} as const;

const ChooseFile = ({ onFile }: { readonly onFile: (file: File) => void }) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button kind="primary" size="large" onClick={() => input.current?.click()}>
        <FileUp aria-hidden="true" />
        Choose your copy
      </Button>
      <input
        ref={input}
        type="file"
        accept=".zip,.json,application/zip,application/json"
        aria-label="Copy to put back"
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          const [chosen] = event.target.files ?? [];
          if (chosen !== undefined) onFile(chosen);
          // The same file may be chosen again.
          event.target.value = '';
        }}
      />
    </>
  );
};

/** A copy that somebody took comes back: looked at first, chosen per kind, undone as a whole. */
export const RestorePanel = () => {
  const { step, problem, look, choose, restore, undo, startOver } = useRestore();
  return (
    <div className="space-y-5">
      <p className="text-muted">
        Choose a copy you took from Kindling, as a zip or the older JSON file. You see what it would bring
        before anything changes. What you have isn’t overwritten unless you say so.
      </p>
      {problem !== null && (
        <p role="alert" className="flex items-start gap-2">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-calm" />
          {problem}
        </p>
      )}
      {step.is === 'undone' && <output className="block">{undoneWords(step.done)}</output>}
      {step.is === 'working' && (
        <div className="space-y-3">
          <output className="block">{workWords[step.on]}…</output>
          <ProgressBar label={workWords[step.on]} percent={null} />
          {step.on === 'look' && <Button onClick={startOver}>Cancel</Button>}
        </div>
      )}
      {(step.is === 'choose' || step.is === 'undone') && (
        <>
          <ChooseFile onFile={look} />
          <LastRestore onUndo={undo} />
        </>
      )}
      {step.is === 'plan' && (
        <RestorePlanCard
          plan={step.answer.plan}
          choices={step.choices}
          onChoose={choose}
          onRestore={restore}
          onCancel={startOver}
        />
      )}
      {step.is === 'done' && (
        <RestoredCard
          count={comingCount(step.answer.plan.kinds, step.choices)}
          onUndo={step.answer.restore === null ? null : () => undo(step.answer.restore?.id ?? '')}
          onAgain={startOver}
        />
      )}
    </div>
  );
};
