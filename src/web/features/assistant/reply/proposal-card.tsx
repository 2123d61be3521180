import { Brain, Check, ListPlus, Play } from 'lucide-react';
import { useState } from 'react';
import type { AssistantProposal } from '#domain/assistant/assistant-proposal.ts';
import { parseCapture } from '#domain/capture/capture.ts';
import { aboutOf } from '#domain/memory/about-of.ts';
import { memoryImportance } from '#domain/memory/memory-importance.ts';
import { storeAgainWords } from '#domain/memory/memory-limits.ts';
import type { TaskValues } from '#domain/tasks/task-changes.ts';
import { validateCapture } from '#domain/tasks/validate-capture.ts';
import { today } from '#web/platform/clock/clock.ts';
import { dayOrder } from '#web/platform/clock/local-words.ts';
import { useStoreMemory } from '#web/services/memory/use-memory-actions.ts';
import { Button } from '#web/ui/button.tsx';

/** What a yes does. The page has the means. */
export interface ProposalUses {
  readonly onAddTask: (values: TaskValues) => void;
  readonly onStart: (session: { readonly about: string; readonly minutes: number | null }) => void;
}

const sayOf = (proposal: AssistantProposal): string => {
  if (proposal.kind === 'task') return proposal.line;
  if (proposal.kind === 'memory') return proposal.sentence;
  const length = proposal.minutes === null ? '' : `${proposal.minutes} minutes`;
  return [proposal.about, length].filter((part) => part !== '').join(', ') || 'A focus session';
};

const looks = {
  task: { label: 'Add this task', done: 'Added', Icon: ListPlus },
  memory: { label: 'Remember this', done: 'Remembered', Icon: Brain },
  session: { label: 'Start focusing', done: 'Started', Icon: Play },
} as const;

const notKept = 'We couldn’t keep it. Please try again.';

/** Something to say yes to, with one press. Left alone, nothing happens. */
export const ProposalCard = ({
  proposal,
  onAddTask,
  onStart,
}: ProposalUses & { readonly proposal: AssistantProposal }) => {
  const [done, setDone] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { mutateAsync: store, isPending } = useStoreMemory();
  const { label, done: doneWords, Icon } = looks[proposal.kind];

  const keep = async ({ layer, sentence }: Extract<AssistantProposal, { kind: 'memory' }>): Promise<void> => {
    const answer = await store({
      memory: {
        layer,
        sentence,
        about: aboutOf(layer, sentence),
        tags: [],
        importance: memoryImportance.usual,
        source: 'typed',
        sourceId: null,
        quote: null,
        saidAt: new Date().toISOString(),
      },
    });
    if (answer.stored) setDone(true);
    else setProblem(answer.retryAfterSeconds === null ? notKept : storeAgainWords(answer.retryAfterSeconds));
  };
  const accept = (): void => {
    if (done || isPending) return;
    setProblem(null);
    if (proposal.kind === 'memory') {
      void keep(proposal);
      return;
    }
    if (proposal.kind === 'session') {
      setDone(true);
      onStart(proposal);
      return;
    }
    const read = validateCapture(parseCapture(proposal.line, today(), { dayOrder: dayOrder() }));
    if (!read.valid) {
      setProblem(Object.values(read.errors)[0] ?? notKept);
      return;
    }
    setDone(true);
    onAddTask(read.values);
  };

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-2xl border border-line bg-surface px-4 py-3">
      <span className="min-w-0 grow basis-48 wrap-anywhere">{sayOf(proposal)}</span>
      <Button
        size="small"
        aria-label={`${done ? doneWords : label}: ${sayOf(proposal)}`}
        aria-disabled={done || isPending}
        onClick={accept}
      >
        {done ? <Check aria-hidden="true" /> : <Icon aria-hidden="true" />}
        {done ? doneWords : label}
      </Button>
      <span aria-live="polite" className="basis-full text-muted empty:hidden">
        {problem}
      </span>
    </li>
  );
};
