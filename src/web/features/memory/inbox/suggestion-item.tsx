import { Check, Pencil } from 'lucide-react';
import { useState } from 'react';
import type { MemoryLayer } from '#domain/memory/memory-layer.ts';
import type { OpenProposal } from '#domain/memory/open-proposal.ts';
import { EditSuggestion } from '#web/features/memory/inbox/edit-suggestion.tsx';
import { sourceWords } from '#domain/memory/source-words.ts';
import { layerPlain } from '#web/features/memory/memory-words.ts';
import { useDateFormat } from '#web/platform/clock/use-date-format.ts';
import { Button } from '#web/ui/button.tsx';

/** What can be said to a suggestion. */
export interface SuggestionAnswers {
  readonly onKeep: (sentence: string, layer: MemoryLayer) => void;
  readonly onDecline: () => void;
  readonly onNeverKind: () => void;
}

interface SuggestionItemProps extends SuggestionAnswers {
  readonly suggestion: OpenProposal;
  /** Being kept right now. */
  readonly busy: boolean;
  /** Stands in the place of the buttons where something has to be decided first. */
  readonly question: React.ReactNode;
}

/** The sentence that would be kept, the words it comes from, where and when they were said, and four answers. */
export const SuggestionItem = (props: SuggestionItemProps) => {
  const { suggestion, busy, question, onKeep, onDecline, onNeverKind } = props;
  const { sentence, quote, place, source, saidAt, createdAt, layer } = suggestion;
  const [editing, setEditing] = useState(false);
  const day = useDateFormat({ dateStyle: 'long' });
  const said = saidAt ?? createdAt;
  const short = sentence.slice(0, 80);
  const answers = (
    <div className="mt-4 flex flex-wrap gap-x-2.5 gap-y-2">
      <Button
        size="small"
        aria-label={`Keep “${short}”`}
        aria-disabled={busy}
        onClick={() => !busy && onKeep(sentence, layer)}
      >
        <Check aria-hidden="true" className="text-calm" />
        Keep
      </Button>
      <Button size="small" aria-label={`Edit “${short}”`} onClick={() => setEditing(true)}>
        <Pencil aria-hidden="true" />
        Edit
      </Button>
      <Button size="small" kind="plain" aria-label={`Not this: “${short}”`} onClick={onDecline}>
        Not this
      </Button>
      <Button size="small" kind="plain" aria-label={`Never this kind: “${short}”`} onClick={onNeverKind}>
        Never this kind
      </Button>
    </div>
  );
  const form = (
    <EditSuggestion
      sentence={sentence}
      layer={layer}
      onCancel={() => setEditing(false)}
      onKeep={(...kept) => {
        setEditing(false);
        onKeep(...kept);
      }}
    />
  );
  return (
    <li className="py-5" aria-busy={busy}>
      <p className="text-lg wrap-anywhere">{sentence}</p>
      {quote !== sentence && (
        <blockquote className="mt-2 border-l-2 border-calm pl-4 wrap-anywhere whitespace-pre-wrap text-muted">
          “{quote}”
        </blockquote>
      )}
      <p className="mt-2 text-muted">
        {quote === sentence ? 'Your own words, ' : 'You wrote this on '}
        <time dateTime={said}>{day.format(new Date(said))}</time>, {sourceWords[source]}
        {place === null || place === '' ? '' : ` (${place})`}. {layerPlain(layer)}.
      </p>
      {question ?? (editing ? form : answers)}
    </li>
  );
};
