import { type SubmitEvent, useRef, useState } from 'react';
import { type ExampleMemory, exampleQuestions } from '#domain/memory/demo/example-memories.ts';
import { searchExamples } from '#domain/memory/demo/search-examples.ts';
import { queryLimits } from '#domain/search/search-query.ts';
import { ExampleItem } from '#web/features/memory/demo/example-item.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field, inputLook } from '#web/ui/field.tsx';

interface AnswerProps {
  readonly memories: readonly ExampleMemory[];
  readonly question: string;
}

const inQuotes = (words: readonly string[]): string => words.map((word) => `“${word}”`).join(', ');

const Answer = ({ memories, question }: AnswerProps) => {
  const found = searchExamples(memories, question);
  if (found.length === 0) {
    return (
      <>
        <p className="text-lg font-medium">Nothing about that.</p>
        <p className="mt-1 text-muted">No memory has a word of your question. Kindling won’t make one up.</p>
      </>
    );
  }
  return (
    <>
      <p className="text-lg font-medium">
        {found.length === 1 ? 'One memory has your words' : `${found.length} memories have your words`}
      </p>
      <ul className="mt-3 divide-y divide-line">
        {found.map(({ memory, shared }) => (
          <ExampleItem key={memory.id} memory={memory}>
            <p className="text-muted">Found by {inQuotes(shared)}</p>
          </ExampleItem>
        ))}
      </ul>
    </>
  );
};

/** Spec 2 §2, Query AI Memory: here by words alone, and it says so. */
export const DemoAsk = ({ memories }: { readonly memories: readonly ExampleMemory[] }) => {
  const [question, setQuestion] = useState('');
  const box = useRef<HTMLInputElement>(null);
  const ask = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setQuestion(box.current?.value.trim() ?? '');
  };
  const askThis = (text: string): void => {
    if (box.current !== null) box.current.value = text;
    setQuestion(text);
  };
  return (
    <>
      <h3 className="text-xl font-semibold">Ask what you know</h3>
      <form onSubmit={ask} className="mt-4 space-y-4">
        <Field label="Your question" quiet error={undefined}>
          {(slot) => (
            <input
              {...slot}
              ref={box}
              type="text"
              maxLength={queryLimits.characters}
              autoComplete="off"
              placeholder="The dentist?"
              className={inputLook}
            />
          )}
        </Field>
        <Button type="submit" kind="primary">
          Query AI Memory
        </Button>
      </form>
      <ul aria-label="Questions to try" className="mt-5 flex flex-wrap gap-2">
        {exampleQuestions.map((text) => (
          <li key={text}>
            <Button size="small" onClick={() => askThis(text)}>
              {text}
            </Button>
          </li>
        ))}
      </ul>
      <div aria-live="polite">
        {question !== '' && (
          <div className="mt-6 border-t border-line pt-5">
            <Answer memories={memories} question={question} />
          </div>
        )}
      </div>
      <p className="mt-5 text-muted">
        This demo looks for your words. The app also looks for what you mean, with a small model on the site’s
        own machine.
      </p>
    </>
  );
};
