import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { OfferedWords } from '#domain/memory/uses/words-offered.ts';
import { preloadTaskMemory } from '#web/features/memory/uses/task-memory.tsx';
import { oneAtATime } from '#web/platform/one-at-a-time.ts';
import { whenIdle } from '#web/platform/when-idle.ts';
import { drainWords } from '#web/services/memory/drain-words.ts';
import { memoryHere } from '#web/services/memory/memory-here.ts';
import { memoriesQuery, proposalsQuery } from '#web/services/memory/memory-queries.ts';
import { takeOfferedWords } from '#web/services/memory/offered-words.ts';
import { tellSuggestions } from '#web/services/memory/suggestions-found.ts';
import { useMemorySettings } from '#web/services/memory/use-memory.ts';
import { dropAllWaiting, letWait, waitingWords } from '#web/services/memory/words-queue.ts';
import { useRecordStore } from '#web/services/records/use-records.ts';

/** As long as its toast offers to undo it, nobody has quite written it. */
const undoneWithinMs = 6_000;

/** A network that is back may still be shaky. */
const againAfterMs = 20_000;

/** Tells pages what memory may do, and looks through what is written while it is on. Draws nothing. */
export const MemoryEffects = () => {
  const store = useRecordStore();
  const queries = useQueryClient();
  const { settings, known } = useMemorySettings();
  const on = known && settings.enabled;
  const left = useRef(false);
  const [again, setAgain] = useState(0);

  useEffect(() => memoryHere.set(on ? settings : null), [on, settings]);
  useEffect(() => {
    if (on) whenIdle(() => void preloadTaskMemory().catch(() => undefined));
  }, [on]);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
      memoryHere.set(null);
    };
  }, []);

  const drain = useEffectEvent(async () => {
    if (!on || left.current) return;
    await oneAtATime(`kindling-memory-${store.userId}`)(async () => {
      const found = await drainWords(store, settings, async () => queries.query(memoriesQuery()));
      if (navigator.onLine && waitingWords(store.userId).length > 0) {
        setAgain((times) => times + 1);
      }
      if (found.length === 0) return;
      tellSuggestions(found);
      await queries.invalidateQueries({ queryKey: proposalsQuery().queryKey });
    });
  });
  const take = useEffectEvent((offered: OfferedWords) => {
    // While nobody knows, it waits: without a network the answer comes later.
    if (known && (!settings.enabled || !settings.looks[offered.place])) return;
    letWait(store.userId, offered);
    setTimeout(() => void drain(), offered.place === 'debrief' ? 0 : undoneWithinMs);
  });

  useEffect(() => takeOfferedWords((offered) => take(offered)), []);
  useEffect(() => {
    if (on) void drain();
    else if (known) dropAllWaiting(store.userId);
  }, [on, known, store]);
  useEffect(() => {
    if (again === 0) return undefined;
    const timer = setTimeout(() => void drain(), againAfterMs);
    return () => clearTimeout(timer);
  }, [again]);
  useEffect(() => {
    const onOnline = (): void => void drain();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);
  return null;
};
