import { type SubmitEvent, useState } from 'react';
import type { Sharing } from '#domain/support/support-answers.ts';
import { supportLimits } from '#domain/support/support-rules.ts';
import { useAnswer } from '#web/features/sharing/use-sharing-actions.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, inputLook } from '#web/ui/field.tsx';

type CheckIn = Sharing['check_ins'][number];

/** This week’s question of one supporter. An answer goes to them alone; ignoring it says nothing. */
export const CheckInCard = ({ checkIn }: { readonly checkIn: CheckIn }) => {
  const { share_id: id, name, question, answer: given, put_aside: putAside } = checkIn;
  const [open, setOpen] = useState(given === null && !putAside);
  const [text, setText] = useState(given ?? '');
  const [wrong, setWrong] = useState<string>();
  const answer = useAnswer();
  const send = (words: string | null): void => {
    if (!answer.isPending) answer.mutate({ id, answer: words }, { onSuccess: () => setOpen(false) });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const words = text.trim();
    setWrong(words === '' ? 'Write a word or two, or leave it.' : undefined);
    if (words !== '') send(words);
  };
  if (!open) {
    return (
      <>
        <p className="text-muted">{name} asked this week:</p>
        <p className="mt-1 text-lg font-medium wrap-anywhere">{question}</p>
        <p className="mt-2 wrap-anywhere whitespace-pre-wrap">
          {given ?? <span className="text-muted">You put it aside. Nobody is told.</span>}
        </p>
        <Button className="mt-3" onClick={() => setOpen(true)}>
          {given === null ? 'Answer after all' : 'Change the answer'}
        </Button>
      </>
    );
  }
  return (
    <form noValidate onSubmit={submit}>
      <p className="text-muted">{name} asks this week:</p>
      <div className="mt-1">
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
      </div>
      <p className="mt-2 text-muted">Only {name} reads it. You don’t have to answer.</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button type="submit" kind="primary" aria-disabled={answer.isPending}>
          Answer
        </Button>
        <Button onClick={() => (given === null ? send(null) : setOpen(false))}>
          {given === null ? 'Not this week' : 'Keep it as it was'}
        </Button>
      </div>
    </form>
  );
};
