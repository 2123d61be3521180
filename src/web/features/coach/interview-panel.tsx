import { useState } from 'react';
import { interviewCards } from '#domain/coach/drafts/interview-cards.ts';
import { Button } from '#web/ui/button.tsx';

/** One question at a time, to answer aloud; the frame comes when it is wanted. */
export const InterviewPanel = () => {
  const [at, setAt] = useState(0);
  const [framed, setFramed] = useState(false);
  const card = interviewCards[at];
  const go = (by: number): void => {
    setAt((at + by + interviewCards.length) % interviewCards.length);
    setFramed(false);
  };
  if (card === undefined) return null;
  return (
    <div className="space-y-4">
      <p className="text-muted">Read the question, answer it aloud, then look at the frame if you like.</p>
      <div aria-live="polite" className="rounded-3xl border border-line bg-surface p-5 sm:p-6">
        <p className="text-muted">
          Card {at + 1} of {interviewCards.length}
        </p>
        <p className="mt-1 text-xl font-semibold">{card.question}</p>
        {framed && <p className="mt-3 text-lg">{card.frame}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setFramed(!framed)}>{framed ? 'Hide the frame' : 'Show a frame'}</Button>
        <Button onClick={() => go(-1)}>Previous card</Button>
        <Button onClick={() => go(1)}>Next card</Button>
      </div>
    </div>
  );
};
