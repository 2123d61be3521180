import { useState } from 'react';
import { classifyMemory } from '#domain/memory/classify-memory.ts';
import { memoryImportance } from '#domain/memory/memory-importance.ts';
import { memoryLayerNames, type MemoryLayer } from '#domain/memory/memory-layer.ts';
import type { Memory } from '#domain/memory/memory.ts';
import { useTypedMemory } from '#web/features/memory/add/use-typed-memory.ts';
import { importanceChoices } from '#web/features/memory/lists/importance.tsx';
import { sourceWords } from '#domain/memory/source-words.ts';
import { layerName, layerPlain, tagsFrom } from '#web/features/memory/memory-words.ts';
import { NearQuestion } from '#web/features/memory/near-question.tsx';
import { Button } from '#web/ui/button.tsx';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Field, inputLook } from '#web/ui/field.tsx';

const layers = memoryLayerNames.map((layer) => ({ value: layer, label: layerPlain(layer) }));

interface AddProps {
  readonly memories: readonly Memory[];
  /** For whoever leads here from elsewhere on the page. */
  readonly fieldId: string;
}

/** One sentence; the rule says which kind it is, and the person may say otherwise. */
export const AddMemory = ({ memories, fieldId }: AddProps) => {
  const [sentence, setSentence] = useState('');
  const [tags, setTags] = useState('');
  const [importance, setImportance] = useState(String(memoryImportance.usual));
  const [chosen, setChosen] = useState<MemoryLayer | null>(null);
  const typed = useTypedMemory(memories, () => {
    setSentence('');
    setTags('');
    setImportance(String(memoryImportance.usual));
    setChosen(null);
  });
  const text = sentence.trim();
  const guessed = classifyMemory({ content: text, tags: tagsFrom(tags) });
  const layer = chosen ?? guessed;
  const submit = (): void => {
    if (text === '') return;
    typed.start({ layer, sentence: text, tags: tagsFrom(tags), importance: Number(importance) });
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Field label="Add one yourself" id={fieldId} error={typed.problem}>
        {(slot) => (
          <textarea
            {...slot}
            rows={2}
            maxLength={2000}
            value={sentence}
            placeholder="Phone calls go better standing up"
            onChange={(event) => {
              setSentence(event.target.value);
              typed.reset();
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
              event.preventDefault();
              submit();
            }}
            className={inputLook}
          />
        )}
      </Field>
      {text !== '' && (
        <div className="mt-4 space-y-4">
          <div>
            <p className="mb-2">
              It goes with <strong className="font-semibold">{layerPlain(layer).toLowerCase()}</strong>
              <span className="text-muted">
                {' '}
                ({layerName(layer).toLowerCase()}
                {chosen === null ? ', guessed from your words' : ''}). Change it if that’s wrong.
              </span>
            </p>
            <ChoiceChips label="Kind of memory" choices={layers} value={layer} onChange={setChosen} />
          </div>
          <Disclosure name="Tags and importance" size="small">
            <div className="space-y-4 pt-2">
              <Field label="Tags" hint="Separated by commas" quiet error={undefined}>
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
                <p className="mb-2 text-muted">How important is it?</p>
                <ChoiceChips
                  label="Importance, 1 to 5"
                  choices={importanceChoices}
                  value={importance}
                  onChange={setImportance}
                />
              </div>
            </div>
          </Disclosure>
          {typed.near === null ? (
            <Button type="submit" disabled={typed.busy}>
              Remember this
            </Button>
          ) : (
            <NearQuestion
              old={typed.near}
              fresh={{ sentence: text, saidAt: null, from: sourceWords.typed }}
              busy={typed.busy}
              onReplace={() => typed.decide('replace')}
              onBoth={() => typed.decide('both')}
              onIgnore={typed.reset}
            />
          )}
        </div>
      )}
    </form>
  );
};
