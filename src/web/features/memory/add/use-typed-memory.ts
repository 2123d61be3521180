import { useState } from 'react';
import { aboutOf } from '#domain/memory/about-of.ts';
import { storeAgainWords } from '#domain/memory/memory-limits.ts';
import type { Memory, NewMemory } from '#domain/memory/memory.ts';
import { catalogue } from '#domain/notices/catalogue.ts';
import { layerPlain } from '#web/features/memory/memory-words.ts';
import { nearMemory } from '#web/services/memory/meaning-queries.ts';
import { useStoreMemory } from '#web/services/memory/use-memory-actions.ts';
import { showMessage } from '#web/services/messages/show-message.ts';

type Typed = Pick<NewMemory, 'layer' | 'sentence' | 'tags' | 'importance'>;

/** Nobody waits longer to learn that there is nothing close. */
const lookFor = 4000;

const notStored = 'We couldn’t store it. What you typed is still here.';

const whole = (typed: Typed): NewMemory => ({
  ...typed,
  about: aboutOf(typed.layer, typed.sentence),
  source: 'typed',
  sourceId: null,
  // Typed as a memory: the sentence is the person's own already.
  quote: null,
  saidAt: new Date().toISOString(),
});

/** From what was typed to what is stored: first a look for one that says nearly the same, then the person decides. */
export const useTypedMemory = (memories: readonly Memory[], onStored: () => void) => {
  const [waiting, setWaiting] = useState<{ readonly typed: Typed; readonly near: Memory } | null>(null);
  const [looking, setLooking] = useState(false);
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const { mutateAsync, isPending } = useStoreMemory();

  const store = async (typed: Typed, replaces?: Memory): Promise<void> => {
    const answer = await mutateAsync({
      memory: whole(typed),
      ...(replaces === undefined ? {} : { replaces: { layer: replaces.layer, id: replaces.id } }),
    });
    if (!answer.stored) {
      const { retryAfterSeconds } = answer;
      setProblem(retryAfterSeconds === null ? notStored : storeAgainWords(retryAfterSeconds));
      return;
    }
    setWaiting(null);
    onStored();
    showMessage(catalogue.saved, { description: `It’s with “${layerPlain(typed.layer)}”.` });
  };

  const look = async (typed: Typed): Promise<void> => {
    setProblem(undefined);
    setLooking(true);
    const found = await nearMemory(typed.sentence, AbortSignal.timeout(lookFor));
    setLooking(false);
    const near = memories.find((memory) => memory.id === found?.id);
    if (near === undefined) await store(typed);
    else setWaiting({ typed, near });
  };

  return {
    busy: looking || isPending,
    problem,
    near: waiting?.near ?? null,
    start: (typed: Typed): void => {
      if (!looking && !isPending) void look(typed);
    },
    decide: (how: 'replace' | 'both'): void => {
      if (waiting !== null) void store(waiting.typed, how === 'replace' ? waiting.near : undefined);
    },
    reset: (): void => {
      setWaiting(null);
      setProblem(undefined);
    },
  };
};
