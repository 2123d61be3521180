export interface ChatLine {
  readonly who: 'You' | 'A friend';
  readonly says: string;
}

/** A chat of our own making. The friend says something about themselves too: that is nothing to remember about you. */
export const exampleChat: readonly ChatLine[] = [
  { who: 'A friend', says: 'How did it go with the essay?' },
  { who: 'You', says: 'Better! Rain sounds help me write. I always make tea before I start.' },
  { who: 'A friend', says: 'I always work at night. And the calls?' },
  { who: 'You', says: 'I prefer phone calls in the morning. Later I have no words left.' },
];
