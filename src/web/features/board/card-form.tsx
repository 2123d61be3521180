import { type ReactNode, type SyntheticEvent, useRef, useState } from 'react';
import type { BoardPerson } from '#domain/board/board.ts';
import { detailsProblem, titleProblem } from '#domain/board/validate-card.ts';
import type { CardDraft } from '#web/features/board/card-draft.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, inputLook } from '#web/ui/field.tsx';

interface CardFormProps {
  readonly draft: CardDraft;
  readonly people: readonly BoardPerson[];
  readonly saving: boolean;
  readonly saveLabel: string;
  /** Something has to be decided first. */
  readonly blocked: boolean;
  readonly onChange: (draft: CardDraft) => void;
  readonly onSubmit: () => void;
  /** Beside the button that saves. */
  readonly children: ReactNode;
}

/** The title, the text, who does it and by when. */
export const CardForm = (props: CardFormProps) => {
  const { draft, people, saving, saveLabel, blocked, onChange, onSubmit, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const [asked, setAsked] = useState(false);
  const problems = { title: titleProblem(draft.title), details: detailsProblem(draft.details) };
  const change = (part: Partial<CardDraft>): void => onChange({ ...draft, ...part });
  const isKnown = draft.ownerId === null || people.some(({ id }) => id === draft.ownerId);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setAsked(true);
    const wrong = problems.title === null ? problems.details && 'details' : 'title';
    if (wrong !== null) form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
    else if (!saving && !blocked) onSubmit();
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="mt-6 space-y-6">
      <Field label="Title" error={(asked && problems.title) || undefined}>
        {(slot) => (
          <input
            {...slot}
            name="title"
            autoComplete="off"
            value={draft.title}
            onChange={(event) => change({ title: event.target.value })}
            className={inputLook}
          />
        )}
      </Field>
      <Field label="Text" error={problems.details ?? undefined}>
        {(slot) => (
          <textarea
            {...slot}
            name="details"
            rows={5}
            value={draft.details}
            onChange={(event) => change({ details: event.target.value })}
            className={inputLook}
          />
        )}
      </Field>
      <div className="grid gap-6 sm:grid-cols-2">
        <Field label="Owner" error={undefined}>
          {(slot) => (
            <select
              {...slot}
              name="owner"
              value={draft.ownerId ?? ''}
              onChange={(event) => change({ ownerId: event.target.value === '' ? null : event.target.value })}
              className={inputLook}
            >
              <option value="">Nobody</option>
              {people.map((person) => (
                <option key={person.id} value={person.id}>
                  {person.name}
                </option>
              ))}
              {!isKnown && draft.ownerId !== null && (
                <option value={draft.ownerId}>Somebody who is no admin any more</option>
              )}
            </select>
          )}
        </Field>
        <Field label="By" error={undefined}>
          {(slot) => (
            <input
              {...slot}
              type="date"
              name="due"
              min="1970-01-01"
              max="9999-12-31"
              value={draft.dueOn ?? ''}
              onChange={(event) => change({ dueOn: event.target.value === '' ? null : event.target.value })}
              className={inputLook}
            />
          )}
        </Field>
      </div>
      <div className="sticky bottom-0 -mx-6 flex flex-wrap gap-3 border-t border-line bg-surface px-6 py-4 sm:-mx-8 sm:px-8">
        <Button type="submit" kind="primary" aria-disabled={saving || blocked}>
          {saveLabel}
        </Button>
        {children}
      </div>
    </form>
  );
};
