import { useState } from 'react';
import { aboutOf } from '#domain/memory/about-of.ts';
import type { Memory } from '#domain/memory/memory.ts';
import { catalogue } from '#domain/notices/catalogue.ts';
import { importanceChoices } from '#web/features/memory/lists/importance.tsx';
import { MemoryDialog } from '#web/features/memory/memory-dialog.tsx';
import { tagsFrom } from '#web/features/memory/memory-words.ts';
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

export const EditMemory = ({ memory, onClose }: MemoryDialogFor) => {
  const [sentence, setSentence] = useState(memory.sentence);
  const [tags, setTags] = useState(memory.tags.join(', '));
  const [importance, setImportance] = useState(String(memory.importance));
  const [asked, setAsked] = useState(false);
  const { mutate, isPending } = useChangeMemory();
  const text = sentence.trim();
  const save = (): void => {
    setAsked(true);
    if (text === '') return;
    const change = { ...retold(memory, text), tags: tagsFrom(tags), importance: Number(importance) };
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
    </MemoryDialog>
  );
};
