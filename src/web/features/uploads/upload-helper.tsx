import { type ComponentType, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Audience } from '#domain/uploads/staging-row.ts';
import { isOpen } from '#domain/uploads/upload-queue.ts';
import { DropZone } from '#web/features/uploads/drop-zone.tsx';
import { QueueList } from '#web/features/uploads/queue-list.tsx';
import { UnfinishedList } from '#web/features/uploads/unfinished-list.tsx';
import { keepUploadChoice, readUploadChoice } from '#web/features/uploads/upload-choice-store.ts';
import { ChoiceSummary, UploadChoice, type UploadAnswers } from '#web/features/uploads/upload-choice.tsx';
import { type Uploads, uploadsOf } from '#web/services/uploads/uploads.ts';
import { Button } from '#web/ui/button.tsx';

const counted = (count: number): string => `${count} ${count === 1 ? 'file' : 'files'}`;

/** Files from before a reload, without those that are on their way again. */
const useUnfinished = ({ kept, runner }: Uploads) => {
  const all = useSyncExternalStore(kept.subscribe, kept.all);
  const items = useSyncExternalStore(runner.subscribe, runner.items);
  const shown = items.filter((item) => isOpen(item) || item.phase === 'failed');
  return all.filter(
    ({ whole, name, size }) => !whole && !shown.some((item) => item.name === name && item.size === size),
  );
};

interface UploadHelperProps {
  readonly userId: string;
  /** What is used of the room there is, and what is left. */
  readonly Storage: ComponentType<{ readonly version: number }>;
}

/** Spec 2 §2: the music upload helper, on /upload and on the second home page. */
export const UploadHelper = ({ userId, Storage }: UploadHelperProps) => {
  const uploads = uploadsOf(userId);
  const { runner } = uploads;
  const items = useSyncExternalStore(runner.subscribe, runner.items);
  const unfinished = useUnfinished(uploads);
  const [known, setKnown] = useState<Audience | null>(() => readUploadChoice(userId));
  const [answers, setAnswers] = useState<UploadAnswers>({ audience: known, confirmed: false });
  const [asking, setAsking] = useState(known === null);
  const [held, setHeld] = useState<readonly File[]>([]);
  const question = useRef<HTMLFieldSetElement>(null);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    runner.finishKept().catch(() => undefined);
  }, [runner]);

  const complete = answers.audience !== null && answers.confirmed;
  /** The button that was pressed is gone: the keyboard goes on at what comes next. */
  const focusZone = (): void => input.current?.parentElement?.querySelector('button')?.focus();

  const start = (files: readonly File[], audience: Audience): void => {
    setAsking(false);
    setHeld([]);
    void runner.add(files, audience);
  };

  const take = (files: readonly File[]): void => {
    if (files.length === 0) return;
    if (known !== null && (!asking || complete)) {
      start(files, known);
      return;
    }
    // What was dropped is not lost: it waits for the two answers.
    setHeld([...held, ...files]);
    question.current?.focus();
    question.current?.scrollIntoView({ block: 'nearest' });
  };

  const answer = (next: UploadAnswers): void => {
    setAnswers(next);
    if (next.audience === null || !next.confirmed) return;
    keepUploadChoice(userId, next.audience);
    setKnown(next.audience);
  };

  return (
    <div className="rounded-3xl border border-line bg-surface p-5 sm:p-8">
      {asking || known === null ? (
        <>
          <UploadChoice ref={question} answers={answers} onChange={answer} />
          <output className="mt-3 block font-medium empty:hidden">
            {held.length > 0 && !complete && `${counted(held.length)} ready. Please answer this first.`}
          </output>
          {complete && known !== null && held.length > 0 && (
            <Button
              kind="primary"
              className="mt-4"
              onClick={() => {
                start(held, known);
                focusZone();
              }}
            >
              Upload {counted(held.length)}
            </Button>
          )}
          {known !== null && held.length === 0 && (
            <Button
              kind="plain"
              className="mt-2"
              onClick={() => {
                setAnswers({ audience: known, confirmed: false });
                setAsking(false);
                focusZone();
              }}
            >
              {complete ? 'Done' : 'Keep it as it was'}
            </Button>
          )}
        </>
      ) : (
        <ChoiceSummary
          audience={known}
          onChange={() => {
            setAnswers({ audience: known, confirmed: false });
            setAsking(true);
            requestAnimationFrame(() => question.current?.focus());
          }}
        />
      )}
      <div className="mt-6">
        <DropZone ref={input} primary={held.length === 0} onFiles={take} />
      </div>
      <Storage version={items.filter(({ phase }) => phase === 'done').length} />
      <UnfinishedList
        uploads={unfinished}
        onChoose={() => input.current?.click()}
        onForget={runner.forgetKept}
      />
      <QueueList items={items} send={runner.send} />
    </div>
  );
};
