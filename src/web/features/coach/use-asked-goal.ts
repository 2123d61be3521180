import { useEffect, useRef, useState } from 'react';
import type { CoachRanking } from '#domain/coach/choose/coach-ranking.ts';
import { rankByMeaning } from '#web/features/coach/coach-meaning-queries.ts';

interface AskedGoal {
  readonly id: number;
  readonly goal: string;
  /** Null where its words decide. */
  readonly ranked: CoachRanking | null;
}

/** What of a goal may be sent. Where the rules could not be fetched nothing is: the answer says so, and offers to try again. */
const partToSend = async (goal: string): Promise<string | null> => {
  try {
    const { goalToRank } = await import('#domain/coach/answer/coach-answer.ts');
    return goalToRank(goal);
  } catch {
    return null;
  }
};

/** The goal that is answered, once it is known how. An answer that is shown stays as it is. */
export const useAskedGoal = () => {
  const [asked, setAsked] = useState<AskedGoal | null>(null);
  const [isLooking, setLooking] = useState(false);
  const running = useRef<AbortController | null>(null);
  const count = useRef(0);
  useEffect(() => () => running.current?.abort(), []);

  const show = (goal: string, ranked: CoachRanking | null): void => {
    count.current += 1;
    setLooking(false);
    setAsked({ id: count.current, goal, ranked });
  };

  const look = async (goal: string): Promise<void> => {
    const mine = new AbortController();
    running.current = mine;
    setAsked(null);
    setLooking(true);
    const sent = await partToSend(goal);
    // A crisis is met at once, and nothing of it is sent.
    const ranked = sent === null || mine.signal.aborted ? null : await rankByMeaning(sent, mine.signal);
    if (!mine.signal.aborted) show(goal, ranked);
  };

  return {
    asked,
    isLooking,
    ask: (goal: string): void => {
      running.current?.abort();
      if (goal !== '') void look(goal);
    },
    clear: (): void => setAsked(null),
  };
};
