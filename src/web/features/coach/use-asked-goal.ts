import { useEffect, useRef, useState } from 'react';
import { goalToRank } from '#domain/coach/answer/coach-answer.ts';
import type { CoachRanking } from '#domain/coach/choose/coach-ranking.ts';
import { rankByMeaning } from '#web/features/coach/coach-meaning-queries.ts';

interface AskedGoal {
  readonly id: number;
  readonly goal: string;
  /** Null where its words decide. */
  readonly ranked: CoachRanking | null;
}

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

  const look = async (goal: string, sent: string): Promise<void> => {
    const mine = new AbortController();
    running.current = mine;
    setAsked(null);
    setLooking(true);
    const ranked = await rankByMeaning(sent, mine.signal);
    if (!mine.signal.aborted) show(goal, ranked);
  };

  return {
    asked,
    isLooking,
    ask: (goal: string): void => {
      running.current?.abort();
      if (goal === '') return;
      // A crisis is met at once, and nothing of it is sent.
      const sent = goalToRank(goal);
      if (sent === null) show(goal, null);
      else void look(goal, sent);
    },
    clear: (): void => setAsked(null),
  };
};
