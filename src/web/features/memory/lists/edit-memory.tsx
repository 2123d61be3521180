import { useState } from 'react';
import { aboutOf } from '#domain/memory/about-of.ts';
import type { Memory } from '#domain/memory/memory.ts';
import { catalogue } from '#domain/notices/catalogue.ts';
import { importanceChoices } from '#web/features/memory/lists/importance.tsx';
import { MemoryDialog } from '#web/features/memory/memory-dialog.tsx';
import { tagsFrom } from '#web/features/memory/memory-words.ts';
import { dayOf } from '#web/platform/clock/clock.ts';
import type { MemoryChange } from '#web/services/memory/memory-mutations.ts';
import { useChangeMemory } from '#web/services/memory/use-memory-actions.ts';
import { showMessage } from '#web/services/messages/show-message.ts';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';
import { Field, inputLook } from '#web/ui/field.tsx';

export interface MemoryDialogFor {
  readonly memory: Memory;
  readonly memories: readonly Memory[];
  readonly onClose: () => void;
}

/** What was made from the sentence is made anew from the new one, so that no old word stays behind. */
const retold = (memory: Memory, sentence: string): MemoryChange => {
  if (sentence === memory.sentence) return {};
  const { layer, about } = memory;
  const made = about === aboutOf(layer, memory.sentence);
  return { sentence, ...(made ? { about: aboutOf(layer, sentence) } : {}) };
};

/** The start of that day where the person is. */
const startOf = (day: string): Date => new Date(`${day}T00:00:00`);

export const EditMemory = ({ memory, onClose }: MemoryDialogFor) => {
  const [sentence, setSentence] = useState(memory.sentence);
  const [tags, setTags] = useState(memory.tags.join(', '));
  const [importance, setImportance] = useState(String(memory.importance));
  const heldSince = memory.validFrom === null ? '' : dayOf(new Date(memory.validFrom));
  const [since, setSince] = useState(heldSince);
  const [asked, setAsked] = useState(false);
  const { mutate, isPending } = useChangeMemory();
  const text = sentence.trim();
  const { validTo } = memory;
  const isAfterItsEnd = since !== '' && validTo !== null && startOf(since).getTime() > Date.parse(validTo);
  const sinceProblem = isAfterItsEnd ? 'That’s after its end date.' : undefined;
  const save = (): void => {
    setAsked(true);
    if (text === '' || sinceProblem !== undefined) return;
    const change = {
      ...retold(memory, text),
      ...(since === heldSince ? {} : { validFrom: since === '' ? null : startOf(since).toISOString() }),
      tags: tagsFrom(tags),
      importance: Number(importance),
    };
    mutate(
      { memory, change },
      {
        onSuccess: () => {
          showMessage(catalogue.saved);
          onClose();
        },
      },
    );
  };
  return (
    <MemoryDialog title="Edit memory" submit="Save" busy={isPending} onSubmit={save} onClose={onClose}>
      <Field label="Memory" error={asked && text === '' ? 'Write a few words.' : undefined}>
        {(slot) => (
          <textarea
            {...slot}
            rows={4}
            maxLength={2000}
            value={sentence}
            onChange={(event) => setSentence(event.target.value)}
            className={inputLook}
          />
        )}
      </Field>
      {memory.quote !== null && memory.quote !== text && (
        <p className="text-muted">Your own words stay with it: “{memory.quote}”</p>
      )}
      <Field label="Tags" hint="Separated by commas" error={undefined}>
        {(slot) => (
          <input
            {...slot}
            autoComplete="off"
            value={tags}
            onChange={(event) => setTags(event.target.value)}
            className={inputLook}
          />
        )}
      </Field>
      <div>
        <p className="mb-2 text-lg font-medium">How important is it?</p>
        <ChoiceChips
          label="Importance, 1 to 5"
          choices={importanceChoices}
          value={importance}
          onChange={setImportance}
        />
      </div>
      <Field
        label="True since"
        hint="Leave it empty if you don’t know."
        error={asked ? sinceProblem : undefined}
      >
        {(slot) => (
          <input
            {...slot}
            type="date"
            value={since}
            min="1970-01-01"
            max="9999-12-31"
            onChange={(event) => setSince(event.target.value)}
            className={`${inputLook} max-w-56`}
          />
        )}
      </Field>
    </MemoryDialog>
  );
};
