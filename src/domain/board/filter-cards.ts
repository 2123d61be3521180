import type { BoardCard } from './board.ts';

export interface CardFilter {
  /** Of everybody, of nobody, or of one admin by their id. */
  readonly owner: string;
  readonly words: string;
}

export const everybody = 'everybody';
export const nobody = 'nobody';
export const noFilter: CardFilter = { owner: everybody, words: '' };

export const isFiltering = ({ owner, words }: CardFilter): boolean =>
  owner !== everybody || words.trim() !== '';

/** Every word has to be somewhere in the title or the text, in whatever case. */
export const filterCards = (
  cards: readonly BoardCard[],
  { owner, words }: CardFilter,
): readonly BoardCard[] => {
  const wanted = words.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return cards.filter((card) => {
    const text = `${card.title}\n${card.details}`.toLocaleLowerCase();
    const isOwners = owner === everybody || (card.ownerId ?? nobody) === owner;
    return isOwners && wanted.every((word) => text.includes(word));
  });
};
