import { ChevronDown, ListPlus, Play } from 'lucide-react';
import { useRef, useState } from 'react';
import { closenessWords } from '#domain/memory/ask/closeness-words.ts';
import { sharedWords } from '#domain/memory/ask/content-words.ts';
import type { Memory } from '#domain/memory/memory.ts';
import { sourceWords } from '#domain/memory/source-words.ts';
import { layerName, layerPlain } from '#web/features/memory/memory-words.ts';
import { useDateFormat } from '#web/platform/clock/use-date-format.ts';
import { Button } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Menu } from '#web/ui/menu.tsx';

/** What a found memory can be used for. */
export interface FoundUses {
  readonly onMakeTask: (memory: Memory) => void;
  readonly onStart: (memory: Memory) => void;
}

interface FoundMemoryProps extends FoundUses {
  readonly memory: Memory;
  readonly question: string;
  /** How near its meaning is; null where it was found by its words. */
  readonly score: number | null;
}

const WhyThis = ({ memory, question, score }: Pick<FoundMemoryProps, 'memory' | 'question' | 'score'>) => {
  const day = useDateFormat({ dateStyle: 'long' });
  const shared = sharedWords(question, [memory.about, memory.sentence, ...memory.tags].join(' '));
  return (
    <ul className="list-disc space-y-1 pt-1 pb-2 pl-6 text-muted">
      {score !== null && <li>{closenessWords(score)}</li>}
      <li>
        {shared.length > 0
          ? `Words it shares with your question: ${shared.join(', ')}.`
          : 'It shares no word with your question.'}
      </li>
      <li>{`Kind of memory: ${layerPlain(memory.layer).toLowerCase()} (${layerName(memory.layer).toLowerCase()}).`}</li>
      <li>{`You agreed to keep it on ${day.format(new Date(memory.approvedAt))}.`}</li>
    </ul>
  );
};

/** What to do with it, one press away: five of them with two buttons each would be a wall. */
const UseThis = ({ memory, onMakeTask, onStart }: FoundUses & { readonly memory: Memory }) => {
  const button = useRef<HTMLButtonElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const items = [
    { label: 'Make it a task', icon: <ListPlus aria-hidden="true" />, run: () => onMakeTask(memory) },
    { label: 'Start focusing with it', icon: <Play aria-hidden="true" />, run: () => onStart(memory) },
  ];
  return (
    <>
      <Button
        ref={button}
        size="small"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={() => setAnchor(anchor === null ? button.current : null)}
      >
        Use this
        <ChevronDown aria-hidden="true" />
      </Button>
      {anchor !== null && (
        <Menu label="Use this memory" anchor={anchor} items={items} onClose={() => setAnchor(null)} />
      )}
    </>
  );
};

/** In the person's own words first; then when they said it, and what can be done with it. */
export const FoundMemory = ({ memory, question, score, ...uses }: FoundMemoryProps) => {
  const day = useDateFormat({ dateStyle: 'long' });
  const said = memory.saidAt ?? memory.createdAt;
  const words = memory.quote ?? memory.sentence;
  return (
    <li className="py-5">
      <blockquote className="border-l-2 border-calm pl-4 text-lg wrap-anywhere whitespace-pre-wrap">
        “{words}”
      </blockquote>
      {words !== memory.sentence && <p className="mt-2 pl-4.5 wrap-anywhere">{memory.sentence}</p>}
      <p className="mt-2 pl-4.5 text-muted">
        You said this on <time dateTime={said}>{day.format(new Date(said))}</time>,{' '}
        {sourceWords[memory.source]}.
        {memory.validTo !== null && ` It was true until ${day.format(new Date(memory.validTo))}.`}
      </p>
      <div className="mt-2 flex flex-wrap items-start gap-x-3 gap-y-1 pl-3">
        <UseThis memory={memory} {...uses} />
        <Disclosure name="Why this?" size="small" className="min-w-0 text-muted">
          {() => <WhyThis memory={memory} question={question} score={score} />}
        </Disclosure>
      </div>
    </li>
  );
};
