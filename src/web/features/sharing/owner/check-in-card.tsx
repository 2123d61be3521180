import { type SubmitEvent, useRef, useState } from 'react';
import type { Sharing } from '#domain/support/support-answers.ts';
import { supportLimits } from '#domain/support/support-rules.ts';
import { useAnswer } from '#web/features/sharing/use-sharing-actions.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, inputLook } from '#web/ui/field.tsx';

type CheckIn = Sharing['check_ins'][number];

interface AnswerFormProps {
  readonly checkIn: CheckIn;
  readonly onDone: () => void;
}

const AnswerForm = ({ checkIn, onDone }: AnswerFormProps) => {
  const { share_id: id, name, question, answer: given } = checkIn;
  const [text, setText] = useState(given ?? '');
  const [wrong, setWrong] = useState<string>();
  const answer = useAnswer();
  const send = (words: string | null): void => {
    if (!answer.isPending) answer.mutate({ id, question, answer: words }, { onSuccess: onDone });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const words = text.trim();
    setWrong(words === '' ? 'Write a word or two, or leave it.' : undefined);
    if (words !== '') send(words);
  };
  return (
    <form noValidate onSubmit={submit}>
      <Field label={question} error={wrong}>
        {(slot) => (
          <textarea
            {...slot}
            rows={3}
            value={text}
            maxLength={supportLimits.answer}
            onChange={(event) => setText(event.target.value)}
            className={inputLook}
          />
        )}
      </Field>
      <p className="mt-2 text-muted">Only {name} reads it. You don’t have to answer.</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button type="submit" kind="primary" aria-disabled={answer.isPending}>
          Answer
        </Button>
        <Button onClick={() => (given === null ? send(null) : onDone())}>
          {given === null ? 'Not this week' : 'Keep it as it was'}
        </Button>
      </div>
    </form>
  );
};

/** This week’s question of one supporter. An answer goes to them alone; ignoring it says nothing. */
export const CheckInCard = ({ checkIn }: { readonly checkIn: CheckIn }) => {
  const { name, question, answer: given, put_aside: putAside } = checkIn;
  // By its words: another question is open again, and keeps what was being typed.
  const [closed, setClosed] = useState(given === null && !putAside ? null : question);
  const open = closed !== question;
  const place = useRef<HTMLParagraphElement>(null);
  // What was pressed is about to go: the keyboard goes on at the top of the card.
  const turn = (isOpen: boolean): void => {
    place.current?.focus();
    setClosed(isOpen ? null : question);
  };
  return (
    <>
      <p ref={place} tabIndex={-1} className="mb-1 text-muted outline-none">
        {name} asks this week:
      </p>
      {open ? (
        <AnswerForm checkIn={checkIn} onDone={() => turn(false)} />
      ) : (
        <>
          <p className="text-lg font-medium wrap-anywhere">{question}</p>
          <p className="mt-2 wrap-anywhere whitespace-pre-wrap">
            {given ?? <span className="text-muted">You put it aside. Nobody is told.</span>}
          </p>
          <Button className="mt-3" onClick={() => turn(true)}>
            {given === null ? 'Answer after all' : 'Change the answer'}
          </Button>
        </>
      )}
    </>
  );
};
