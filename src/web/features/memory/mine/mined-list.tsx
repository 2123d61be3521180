import { useState } from 'react';
import type { Conversation } from '#domain/memory/conversations/conversation.ts';
import { KeepProgress } from '#web/features/memory/inbox/keep-progress.tsx';
import { NearQuestion } from '#web/features/memory/near-question.tsx';
import { sourceWords } from '#domain/memory/source-words.ts';
import { counted } from '#web/features/memory/memory-words.ts';
import { MinedItem } from '#web/features/memory/mine/mined-item.tsx';
import { type Mined, sourceOf } from '#web/features/memory/mine/use-mining.ts';
import type { Keeping } from '#web/services/memory/keep-suggestions.ts';
import { useKeeper } from '#web/services/memory/use-keeper.ts';
import { useMemories } from '#web/services/memory/use-memory.ts';
import { useAddProposals } from '#web/services/memory/use-memory-actions.ts';
import { Button } from '#web/ui/button.tsx';

interface MinedListProps {
  readonly conversation: Conversation;
  readonly found: readonly Mined[];
  readonly onDone: (words: string) => void;
}

const addedWords = (added: number, wanted: number): string => {
  const known = wanted - added;
  const first = `${counted(added, 'suggestion')} added above.`;
  return known === 0 ? first : `${first} You had decided about ${known} before.`;
};

/** What was found: choose, then add it to the suggestions or keep it right away. */
export const MinedList = ({ conversation, found, onDone }: MinedListProps) => {
  const { keeper, state } = useKeeper();
  const { data: memories } = useMemories();
  const { mutate: add, isPending, isError } = useAddProposals();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const shown = found.filter(({ id }) => !left.has(id) && !state.kept.includes(id));
  const wanted = shown.filter(({ id }) => chosen.has(id));
  const source = sourceOf(conversation);
  // So that all of it can be forgotten at once by where it came from.
  const sourceId = conversation.title;
  const busy = isPending || state.progress !== null;

  const toggle = (id: string): void => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  const keepingOf = ({ id, layer, sentence, quote, saidAt }: Mined): Keeping => ({
    id,
    proposalId: null,
    layer,
    sentence,
    from: { quote, source, sourceId, saidAt },
  });
  const addAll = (): void =>
    add(
      wanted.map(({ layer, kind, sentence, quote, place, saidAt }) => ({
        layer,
        kind,
        sentence,
        quote,
        place,
        source,
        sourceId,
        saidAt,
      })),
      { onSuccess: (added) => onDone(addedWords(added, wanted.length)) },
    );
  const questionFor = (mined: Mined) => {
    const near = state.near.get(mined.id);
    const old = near && memories?.find(({ layer, id }) => layer === near.layer && id === near.id);
    if (old === undefined) return null;
    const one = keepingOf(mined);
    return (
      <NearQuestion
        old={old}
        fresh={{ sentence: mined.sentence, saidAt: mined.saidAt, from: sourceWords[source] }}
        onReplace={() => keeper.keep([{ ...one, near: { replaces: { layer: old.layer, id: old.id } } }])}
        onBoth={() => keeper.keep([{ ...one, near: { replaces: null } }])}
        onIgnore={() => {
          keeper.forgetNear(mined.id);
          setLeft(new Set([...left, mined.id]));
        }}
      />
    );
  };

  return (
    <div>
      <div className="flex flex-wrap items-center gap-2.5">
        <Button
          aria-disabled={wanted.length === 0 || busy}
          onClick={() => wanted.length > 0 && !busy && addAll()}
        >
          {`Add ${wanted.length} to suggestions`}
        </Button>
        <Button
          aria-disabled={wanted.length === 0 || busy}
          onClick={() => wanted.length > 0 && !busy && keeper.keep(wanted.map(keepingOf))}
        >
          {`Keep ${wanted.length} now`}
        </Button>
        <Button
          kind="plain"
          onClick={() =>
            setChosen(wanted.length === shown.length ? new Set() : new Set(shown.map(({ id }) => id)))
          }
        >
          {wanted.length === shown.length && shown.length > 0 ? 'Choose none' : 'Choose all'}
        </Button>
      </div>
      <KeepProgress state={state} onStop={keeper.stop} />
      {isError && (
        <p role="alert" className="mt-3">
          We couldn’t add them just now. Your choice is still here.
        </p>
      )}
      <output className="mt-3 block text-muted empty:hidden">
        {state.kept.length > 0 && `${counted(state.kept.length, 'memory', 'memories')} kept.`}
      </output>
      <ul aria-label="Sentences found" className="mt-2 divide-y divide-line">
        {shown.map((mined) => (
          <MinedItem
            key={mined.id}
            mined={mined}
            chosen={chosen.has(mined.id)}
            onToggle={() => toggle(mined.id)}
            question={questionFor(mined)}
          />
        ))}
      </ul>
    </div>
  );
};
