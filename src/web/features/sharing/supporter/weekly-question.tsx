import { type SubmitEvent, useRef, useState } from 'react';
import type { People } from '#domain/support/support-answers.ts';
import { supportLimits } from '#domain/support/support-rules.ts';
import { useAsk } from '#web/features/sharing/use-sharing-actions.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, inputLook } from '#web/ui/field.tsx';

/** One question that comes up each week until it is changed or taken back. */
export const WeeklyQuestion = ({ person }: { readonly person: People['people'][number] }) => {
  const { share_id: id, shown_as: name, question, check_ins: wanted } = person;
  const [text, setText] = useState(question ?? '');
  const [wrong, setWrong] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const ask = useAsk();
  if (!wanted) return <p className="text-muted">{name} didn’t turn on weekly questions.</p>;
  const send = (words: string | null): void => {
    if (!ask.isPending) ask.mutate({ id, question: words });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const words = text.trim();
    setWrong(words === '' ? 'Write a question first.' : undefined);
    if (words !== '') send(words);
  };
  return (
    <form noValidate onSubmit={submit}>
      <Field
        label="Your question"
        quiet
        hint={`${name} may answer it or leave it. Without an answer, nothing is meant by it.`}
        error={wrong}
      >
        {(slot) => (
          <input
            {...slot}
            ref={field}
            autoComplete="off"
            value={text}
            maxLength={supportLimits.question}
            placeholder="What gave you a little energy this week?"
            onChange={(event) => setText(event.target.value)}
            className={inputLook}
          />
        )}
      </Field>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={ask.isPending}>
          {question === null ? 'Ask it each week' : 'Change the question'}
        </Button>
        {question !== null && (
          <Button
            kind="plain"
            aria-disabled={ask.isPending}
            onClick={() => {
              field.current?.focus();
              setText('');
              send(null);
            }}
          >
            Stop asking
          </Button>
        )}
      </div>
    </form>
  );
};
