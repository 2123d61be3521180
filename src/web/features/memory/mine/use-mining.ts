import { useEffect, useRef, useState } from 'react';
import type { Conversation } from '#domain/memory/conversations/conversation.ts';
import { mineConversation } from '#domain/memory/conversations/mine-conversation.ts';
import type { Proposal } from '#domain/memory/proposals/proposal.ts';
import { newId } from '#web/platform/new-id.ts';

/** A sentence that was found. `id` is this page's own: nothing of it is stored anywhere. */
export interface Mined extends Proposal {
  readonly id: string;
}

export interface Mining {
  readonly phase: 'idle' | 'looking' | 'stopped' | 'done';
  readonly read: number;
  readonly total: number;
  readonly found: readonly Mined[];
}

const idle: Mining = { phase: 'idle', read: 0, total: 0, found: [] };

/** Lets the page draw and the person press Stop. */
const nextTurn = async (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 0);
  });

interface MiningWish {
  readonly conversation: Conversation;
  readonly me: string;
  readonly mutedKinds: readonly string[];
}

/** A journal was written for oneself; everything else was said to somebody. */
export const sourceOf = ({ format }: Conversation): 'chat' | 'import' =>
  format === 'journal' ? 'import' : 'chat';

/** Looks through a conversation in small steps, on this device alone. */
export const useMining = () => {
  const [mining, setMining] = useState(idle);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const run = async ({ conversation, me, mutedKinds }: MiningWish): Promise<void> => {
    running.current?.abort();
    const mine = new AbortController();
    running.current = mine;
    const total = conversation.messages.length;
    let found: readonly Mined[] = [];
    setMining({ phase: 'looking', read: 0, total, found });
    const slices = mineConversation(conversation.messages, me, {
      source: sourceOf(conversation),
      mutedKinds,
    });
    for (const { read, proposals } of slices) {
      if (mine.signal.aborted) return;
      found = [...found, ...proposals.map((proposal) => ({ ...proposal, id: newId() }))];
      setMining({ phase: 'looking', read, total, found });
      await nextTurn();
    }
    if (!mine.signal.aborted) setMining((now) => ({ ...now, phase: 'done' }));
  };

  return {
    mining,
    start: (wish: MiningWish): void => void run(wish),
    /** What was found so far stays. */
    stop: (): void => {
      running.current?.abort();
      setMining((now) => ({ ...now, phase: 'stopped' }));
    },
    reset: (): void => {
      running.current?.abort();
      setMining(idle);
    },
  };
};
