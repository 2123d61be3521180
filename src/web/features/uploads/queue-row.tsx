import { Check, CircleAlert, Pause, Play, RotateCcw, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { UploadEvent, UploadItem, UploadPhase } from '#domain/uploads/upload-queue.ts';
import { isResumable } from '#domain/uploads/upload-rules.ts';
import { percentOf, sizeWords } from '#web/features/uploads/size-words.ts';
import { Button } from '#web/ui/button.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';

const phaseWords = (item: UploadItem): string => {
  const { phase, sent, size, says } = item;
  const words: Readonly<Record<UploadPhase, string>> = {
    waiting: 'Waiting for its turn',
    reading: 'Reading the file…',
    sending: isResumable(size) ? `${sizeWords(sent)} of ${sizeWords(size)}` : 'Uploading…',
    saving: 'Almost there…',
    paused: `Paused at ${percentOf(sent, size)}\u00A0%`,
    lost: 'No connection right now. It goes on by itself.',
    done: 'Uploaded',
    already: says ?? '',
    refused: says ?? '',
    failed: says ?? '',
  };
  return words[phase];
};

const withBar: ReadonlySet<UploadPhase> = new Set([
  'waiting',
  'reading',
  'sending',
  'saving',
  'paused',
  'lost',
]);
const canPause: ReadonlySet<UploadPhase> = new Set(['waiting', 'reading', 'sending', 'lost']);
const canCancel: ReadonlySet<UploadPhase> = new Set([...canPause, 'paused']);
const bad: ReadonlySet<UploadPhase> = new Set(['refused', 'failed']);

interface ActionProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly onClick: () => void;
}

const Action = ({ label, icon, onClick }: ActionProps) => (
  <Button kind="plain" size="icon" aria-label={label} title={label} onClick={onClick}>
    {icon}
  </Button>
);

interface QueueRowProps {
  readonly item: UploadItem;
  readonly send: (event: UploadEvent) => void;
}

/** A file on its way: how far it is, and what one can do about it. */
export const QueueRow = ({ item, send }: QueueRowProps) => {
  const { id, name, phase, size, sent } = item;
  // Until the first byte has arrived, and for a small one that goes in one piece, the bar only says that it works.
  const known = phase === 'paused' || phase === 'lost' || (phase === 'sending' && isResumable(size));
  return (
    <li data-phase={phase} className="flex items-center gap-2 py-3">
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-2 font-medium">
          {phase === 'done' && <Check aria-hidden="true" className="size-5 shrink-0 text-calm" />}
          {bad.has(phase) && <CircleAlert aria-hidden="true" className="size-5 shrink-0 text-calm" />}
          <span className="truncate">{name}</span>
        </p>
        {withBar.has(phase) && (
          <ProgressBar
            label={`Upload of ${name}`}
            percent={known || phase === 'waiting' ? percentOf(sent, size) : null}
            className="mt-2 mb-1"
          />
        )}
        <p className="text-muted tabular-nums">{phaseWords(item)}</p>
      </div>
      <div className="flex shrink-0">
        {canPause.has(phase) && isResumable(size) && (
          <Action
            label={`Pause ${name}`}
            icon={<Pause aria-hidden="true" />}
            onClick={() => send({ type: 'pause', id })}
          />
        )}
        {phase === 'paused' && (
          <Action
            label={`Resume ${name}`}
            icon={<Play aria-hidden="true" />}
            onClick={() => send({ type: 'resume', id })}
          />
        )}
        {(phase === 'failed' || phase === 'lost') && (
          <Action
            label={`Try ${name} again`}
            icon={<RotateCcw aria-hidden="true" />}
            onClick={() => send({ type: 'retry', id })}
          />
        )}
        {canCancel.has(phase) ? (
          <Action
            label={`Cancel ${name}`}
            icon={<X aria-hidden="true" />}
            onClick={() => send({ type: 'cancel', id })}
          />
        ) : (
          phase !== 'saving' && (
            <Action
              label={`Remove ${name} from this list`}
              icon={<X aria-hidden="true" />}
              onClick={() => send({ type: 'cancel', id })}
            />
          )
        )}
      </div>
    </li>
  );
};
