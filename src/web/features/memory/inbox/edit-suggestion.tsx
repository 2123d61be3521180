import { type SubmitEvent, useState } from 'react';
import { type MemoryLayer, memoryLayerNames } from '#domain/memory/memory-layer.ts';
import { layerPlain } from '#web/features/memory/memory-words.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';
import { Field, inputLook } from '#web/ui/field.tsx';

const longestSentence = 2000;

interface EditSuggestionProps {
  readonly sentence: string;
  readonly layer: MemoryLayer;
  readonly onKeep: (sentence: string, layer: MemoryLayer) => void;
  readonly onCancel: () => void;
}

const layers = memoryLayerNames.map((value) => ({ value, label: layerPlain(value) }));

/** The quote stays as it was said; only the sentence that is kept with it is one's own to word. */
export const EditSuggestion = (props: EditSuggestionProps) => {
  const [sentence, setSentence] = useState(props.sentence);
  const [layer, setLayer] = useState(props.layer);
  const [error, setError] = useState<string>();
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (sentence.trim() === '') setError('Write the sentence you want to keep.');
    else props.onKeep(sentence.trim(), layer);
  };
  return (
    <form className="mt-3 space-y-4" onSubmit={submit}>
      <Field label="What to remember" quiet error={error}>
        {(slot) => (
          <textarea
            {...slot}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- somebody pressed Edit to write here
            autoFocus
            rows={2}
            maxLength={longestSentence}
            value={sentence}
            onChange={(event) => setSentence(event.target.value)}
            className={inputLook}
          />
        )}
      </Field>
      <ChoiceChips label="Kind of memory" choices={layers} value={layer} onChange={setLayer} />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" size="small">
          Keep
        </Button>
        <Button kind="plain" size="small" onClick={props.onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
};
