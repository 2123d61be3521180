import { useId, useRef, useState } from 'react';
import type { MemoryLayer } from '#domain/memory/memory-layer.ts';
import type { OpenProposal } from '#domain/memory/open-proposal.ts';
import { KeepProgress } from '#web/features/memory/inbox/keep-progress.tsx';
import { NearQuestion } from '#web/features/memory/near-question.tsx';
import { useFocusInList } from '#web/features/memory/inbox/use-focus-in-list.ts';
import { SuggestionItem } from '#web/features/memory/inbox/suggestion-item.tsx';
import { sourceWords } from '#domain/memory/source-words.ts';
import { counted } from '#web/features/memory/memory-words.ts';
import type { Keeping } from '#web/services/memory/keep-suggestions.ts';
import { useKeeper } from '#web/services/memory/use-keeper.ts';
import { useMemories, useMemorySettings, useProposals } from '#web/services/memory/use-memory.ts';
import { useDeclineProposals, useSaveMemorySettings } from '#web/services/memory/use-memory-actions.ts';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

const none: readonly OpenProposal[] = [];
const shownAtFirst = 10;

const keepingOf = (
  suggestion: OpenProposal,
  { sentence, layer }: { readonly sentence: string; readonly layer: MemoryLayer } = suggestion,
): Keeping => {
  const { id, quote, source, sourceId, saidAt } = suggestion;
  return { id, proposalId: id, layer, sentence, from: { quote, source, sourceId, saidAt } };
};

/** What was found in one's own words and waits for a yes. Nothing of it is a memory before that. */
export const SuggestionInbox = () => {
  const heading = useId();
  const { data: open = none, isPending, isError } = useProposals();
  const { data: memories } = useMemories();
  const { settings } = useMemorySettings();
  const { mutate: saveSettings } = useSaveMemorySettings();
  const { mutate: decline } = useDeclineProposals();
  const { keeper, state } = useKeeper();
  const [edited, setEdited] = useState<ReadonlyMap<string, Keeping>>(new Map());
  const [said, setSaid] = useState('');
  const [all, setAll] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const list = useFocusInList(open.length, title);
  const shown = all ? open : open.slice(0, shownAtFirst);
  const undecided = open.filter(({ id }) => !state.near.has(id));

  const keep = (suggestion: OpenProposal, sentence: string, layer: MemoryLayer): void => {
    const one = keepingOf(suggestion, { sentence, layer });
    setEdited(new Map([...edited, [one.id, one]]));
    setSaid('');
    keeper.keep([one]);
  };
  const refuse = (ids: readonly string[], words: string): void => {
    for (const id of ids) keeper.forgetNear(id);
    decline(ids);
    setSaid(words);
  };
  const never = ({ kind }: OpenProposal): void => {
    const ids = open.filter((one) => one.kind === kind).map(({ id }) => id);
    saveSettings({ ...settings, mutedKinds: [...settings.mutedKinds, kind] });
    refuse(ids, `${counted(ids.length, 'suggestion')} of this kind won’t come again.`);
  };
  const questionFor = (suggestion: OpenProposal) => {
    const near = state.near.get(suggestion.id);
    const old = near && memories?.find(({ layer, id }) => layer === near.layer && id === near.id);
    if (old === undefined) return null;
    const one = edited.get(suggestion.id) ?? keepingOf(suggestion);
    return (
      <NearQuestion
        old={old}
        fresh={{
          sentence: one.sentence,
          saidAt: suggestion.saidAt ?? suggestion.createdAt,
          from: sourceWords[suggestion.source],
        }}
        onReplace={() => keeper.keep([{ ...one, near: { replaces: { layer: old.layer, id: old.id } } }])}
        onBoth={() => keeper.keep([{ ...one, near: { replaces: null } }])}
        onIgnore={() => refuse([suggestion.id], 'The new one is gone. What you had stays.')}
      />
    );
  };

  return (
    <section aria-labelledby={heading}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id={heading} ref={title} tabIndex={-1} className="text-2xl font-semibold outline-none">
          Suggestions{open.length > 0 && <span className="font-normal text-muted"> · {open.length}</span>}
        </h2>
        {undecided.length > 1 && state.progress === null && (
          <Button size="small" onClick={() => keeper.keep(undecided.map((one) => keepingOf(one)))}>
            Keep all
          </Button>
        )}
      </div>
      <KeepProgress state={state} onStop={keeper.stop} />
      <output className="mt-3 block text-muted empty:hidden">{said}</output>
      {isPending && <Spinner className="mt-6" />}
      {isError && <p className="mt-3 text-muted">We couldn’t load your suggestions just now.</p>}
      {!isPending && !isError && open.length === 0 && (
        <p className="mt-3 text-muted">
          Nothing is waiting. When something in your notes, tasks or chats sounds worth keeping, it shows up
          here first.
        </p>
      )}
      {open.length > 0 && (
        <ul {...list} aria-label="Suggestions" className="mt-2 divide-y divide-line">
          {shown.map((suggestion) => (
            <SuggestionItem
              key={suggestion.id}
              suggestion={suggestion}
              busy={state.progress !== null && !state.near.has(suggestion.id) && edited.has(suggestion.id)}
              question={questionFor(suggestion)}
              onKeep={(sentence, layer) => keep(suggestion, sentence, layer)}
              onDecline={() => refuse([suggestion.id], 'It’s gone, and won’t be suggested again.')}
              onNeverKind={() => never(suggestion)}
            />
          ))}
        </ul>
      )}
      {open.length > shown.length && (
        <Button className="mt-4" onClick={() => setAll(true)}>
          Show all {open.length}
        </Button>
      )}
    </section>
  );
};
