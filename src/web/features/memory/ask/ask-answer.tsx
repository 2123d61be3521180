import type { ReactNode } from 'react';
import { FoundMemory, type FoundUses } from '#web/features/memory/ask/found-memory.tsx';
import { counted } from '#web/features/memory/memory-words.ts';
import type { Asked, ByMeaning, FoundByMeaning } from '#web/services/memory/ask-memories.ts';
import { Button } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';

const headings = {
  known: 'What you said about it',
  maybe: 'This may be it',
  nothing: 'Nothing about that yet',
  unavailable: 'Asking by meaning doesn’t work right now',
} as const;

const reasons = {
  offline:
    'You’re offline. Asking by meaning needs a network, or the download below. Here’s what has the same words.',
  model: 'The part of this site that looks by meaning isn’t answering. Here’s what has the same words.',
  busy: 'That was a lot of questions at once. Wait a minute and ask again. Here’s what has the same words.',
} as const;

/** One sentence for those who listen. */
export const answerSentence = ({ meaning, words }: Asked): string => {
  const byWords = `${counted(words.memories.length, 'memory', 'memories')} with the same words.`;
  if (meaning.state === 'unavailable') return `${headings.unavailable}. ${byWords}`;
  if (meaning.state === 'nothing') return `${headings.nothing}. ${byWords}`;
  return `${headings[meaning.state]}: ${counted(meaning.found.length, 'memory', 'memories')}. ${byWords}`;
};

const Aside = ({ meaning }: { readonly meaning: ByMeaning }) => {
  if (meaning.state === 'unavailable') return <p className="mt-2 text-muted">{reasons[meaning.why]}</p>;
  const notes = [
    meaning.state === 'maybe' ? 'It’s close, but we’re not sure it answers your question.' : null,
    meaning.state === 'nothing' ? 'None of your memories answers this, so there’s no guess.' : null,
    meaning.missing > 0
      ? `${counted(meaning.missing, 'memory', 'memories')} couldn’t be looked at yet. Ask again in a moment.`
      : null,
    meaning.here ? 'Answered on this device.' : null,
  ].filter((note) => note !== null);
  return notes.length > 0 && <p className="mt-1 text-muted">{notes.join(' ')}</p>;
};

const Results = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <ul aria-label={label} className="divide-y divide-line">
    {children}
  </ul>
);

/** How far behind the best one may be and still stand beside it. */
const besides = 0.12;
const mostBesides = 3;

/** The best first; what is far behind it is there for whoever looks further. */
const parted = (found: readonly FoundByMeaning[]) => {
  const best = found[0]?.score ?? 0;
  const near = found.filter(({ score }, at) => at < mostBesides && score >= best - besides);
  return { near, further: found.slice(near.length) };
};

interface AskAnswerProps extends FoundUses {
  readonly asked: Asked;
  readonly onAdd: ((question: string) => void) | undefined;
}

/** Two lists, by meaning and by words. What is in the first is not said again in the second. */
export const AskAnswer = ({ asked, onAdd, onMakeTask, onStart }: AskAnswerProps) => {
  const { question, meaning, words } = asked;
  const uses = { onMakeTask, onStart };
  const found = meaning.state === 'unavailable' ? [] : meaning.found;
  const { near, further } = parted(found);
  const itemOf = ({ memory, score }: FoundByMeaning) => (
    <FoundMemory key={memory.id} memory={memory} question={question} score={score} {...uses} />
  );
  const named = new Set(found.map(({ memory }) => memory.id));
  const others = words.memories.filter(({ id }) => !named.has(id));
  return (
    <div className="mt-8 space-y-8">
      <section aria-labelledby="answer-by-meaning">
        <h3 id="answer-by-meaning" className="text-xl font-semibold">
          {headings[meaning.state]}
        </h3>
        <Aside meaning={meaning} />
        {found.length > 0 && <Results label="Found by meaning">{near.map(itemOf)}</Results>}
        {further.length > 0 && (
          <Disclosure name={`${further.length} more, further away`} size="small">
            {() => <Results label="Further away in meaning">{further.map(itemOf)}</Results>}
          </Disclosure>
        )}
        {meaning.state === 'nothing' && onAdd !== undefined && (
          <Button className="mt-4" onClick={() => onAdd(question)}>
            Add a memory about it
          </Button>
        )}
      </section>
      {others.length > 0 && (
        <section aria-labelledby="answer-by-words">
          <h3 id="answer-by-words" className="text-xl font-semibold">
            {found.length > 0 ? 'Others with the same words' : 'With the same words'}
          </h3>
          {words.here && <p className="mt-1 text-muted">From the copy on this device.</p>}
          <Results label="Found by words">
            {others.map((memory) => (
              <FoundMemory key={memory.id} memory={memory} question={question} score={null} {...uses} />
            ))}
          </Results>
        </section>
      )}
    </div>
  );
};
