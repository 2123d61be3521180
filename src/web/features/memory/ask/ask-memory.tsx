import { useMutation } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { type ReactNode, type SubmitEvent, useId, useState } from 'react';
import { exampleQuestions } from '#domain/memory/ask/example-questions.ts';
import { meaningLimits } from '#domain/memory/meaning/meaning-limits.ts';
import type { Memory } from '#domain/memory/memory.ts';
import { answerSentence, AskAnswer } from '#web/features/memory/ask/ask-answer.tsx';
import { DeviceMeaningPanel } from '#web/features/memory/ask/device-meaning-panel.tsx';
import { useNoteMemoryUse } from '#web/services/memory/use-memory-actions.ts';
import { useAsk } from '#web/services/memory/use-ask.ts';
import { useMemoriesAtHand } from '#web/services/memory/use-memories-at-hand.ts';
import { Button } from '#web/ui/button.tsx';
import { inputLook } from '#web/ui/field.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

interface AskMemoryProps {
  /** Answers the task's id, for the note of what the memory was used for. */
  readonly onMakeTask: (memory: Memory) => string;
  readonly onStart: (memory: Memory) => void;
  /** To a place where one can be typed; without it there is no such offer. */
  readonly onAdd?: (question: string) => void;
  /**
   * Somebody else who may answer in the same place; says whether the memory is looked through as well. Before that is known,
   * the question goes nowhere.
   */
  readonly onSay?: (text: string) => Promise<boolean>;
  /** Somebody is about to ask. */
  readonly onReach?: () => void;
  /** What that one answers, and what else it understands. */
  readonly hint?: string;
  readonly children?: ReactNode;
}

const notLoaded = 'We couldn’t load the answer. What you typed is still here.';
// Some browsers keep the failure of a module for as long as the document lives.
const reloadHint = 'If it happens again, reload the page.';

/** One box for whatever one wants to remember. The answer is what one said oneself, or that there is nothing. */
export const AskMemory = (props: AskMemoryProps) => {
  const { onMakeTask, onStart, onAdd, onSay, onReach, hint, children } = props;
  const id = useId();
  const [question, setQuestion] = useState('');
  const memories = useMemoriesAtHand();
  const { mutate: ask, data: asked, isPending, isError, reset } = useAsk();
  const said = useMutation({ mutationFn: async (text: string) => onSay?.(text) ?? true });
  const [failures, setFailures] = useState(0);
  const { mutate: noteUse } = useNoteMemoryUse();
  const examples = exampleQuestions(memories);

  const look = (text: string): void =>
    ask(text, {
      onSuccess: ({ meaning }) => {
        // Only what answered: a maybe is an offer.
        const best = meaning.state === 'known' ? meaning.found[0] : undefined;
        if (best !== undefined) noteUse({ memories: [best.memory], usedIn: 'ask' });
      },
    });
  const send = (text: string): void => {
    if (text.trim() === '') return;
    said.mutate(text.trim(), {
      onSuccess: (isAsked) => {
        setFailures(0);
        if (isAsked) look(text.trim());
        else reset();
      },
      onError: () => {
        setFailures((before) => before + 1);
        reset();
      },
    });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    send(question);
  };
  const makeTask = (memory: Memory): void => {
    noteUse({ memories: [memory], usedIn: 'task', subjectId: onMakeTask(memory) });
  };
  const start = (memory: Memory): void => {
    noteUse({ memories: [memory], usedIn: 'session' });
    onStart(memory);
  };

  return (
    <section aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} className="text-2xl font-semibold">
        Query AI Memory
      </h2>
      <form className="mt-4" onSubmit={submit}>
        <label htmlFor={id} className="text-lg">
          What do you want to remember?
        </label>
        {hint !== undefined && (
          <p id={`${id}-hint`} className="text-muted">
            {hint}
          </p>
        )}
        <div className="mt-2 flex flex-wrap gap-2.5">
          <input
            id={id}
            aria-describedby={hint === undefined ? undefined : `${id}-hint`}
            type="text"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={meaningLimits.questionLength}
            value={question}
            onFocus={onReach}
            onChange={(event) => setQuestion(event.target.value)}
            className={`${inputLook} min-w-0 grow basis-64`}
          />
          <Button type="submit" kind="primary" size="large" aria-disabled={isPending || said.isPending}>
            <Search aria-hidden="true" />
            Ask
          </Button>
        </div>
      </form>
      {examples.length > 0 && (
        <ul aria-label="Questions you could ask" className="mt-3 flex flex-wrap gap-2">
          {examples.map((example) => (
            <li key={example}>
              <Button
                size="small"
                onFocus={onReach}
                onClick={() => {
                  setQuestion(example);
                  send(example);
                }}
              >
                {example}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {said.isPending && <Spinner className="mt-8" text="One moment" />}
      {said.isError && (
        <div role="alert" className="mt-6">
          <p>{failures > 1 ? `${notLoaded} ${reloadHint}` : notLoaded}</p>
          <Button size="small" className="mt-3" onClick={() => send(said.variables)}>
            Try again
          </Button>
        </div>
      )}
      {children}
      <output className="sr-only">{asked !== undefined && !isPending ? answerSentence(asked) : ''}</output>
      {isPending && <Spinner className="mt-8" text="Looking through your memories" />}
      {isError && !isPending && (
        <p role="alert" className="mt-6">
          We couldn’t look just now. Please ask again.
        </p>
      )}
      {asked !== undefined && !isPending && (
        <AskAnswer key={asked.question} asked={asked} onAdd={onAdd} onMakeTask={makeTask} onStart={start} />
      )}
      <div className="mt-6">
        <DeviceMeaningPanel />
      </div>
    </section>
  );
};
