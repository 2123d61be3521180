import type { Day } from '#domain/calendar/day.ts';

/** As the database holds them too; a test compares. */
export const boardLimits = {
  columnTitle: 60,
  cardTitle: 200,
  details: 5000,
  columns: 30,
  cards: 1000,
} as const;

export interface BoardColumn {
  readonly id: string;
  readonly title: string;
  readonly position: string;
  /** Another one after every new title. */
  readonly version: string;
}

/** What a card says. */
export interface CardFields {
  readonly title: string;
  readonly details: string;
  /** An admin, or nobody. */
  readonly ownerId: string | null;
  readonly dueOn: Day | null;
}

export interface BoardCard extends CardFields {
  readonly id: string;
  readonly columnId: string;
  readonly position: string;
  /** Of what it says, and of where it stands. */
  readonly version: string;
  readonly placeVersion: string;
}

/** Somebody who can own a card. */
export interface BoardPerson {
  readonly id: string;
  readonly name: string;
}

/** Columns and cards each in their order. */
export interface Board {
  readonly columns: readonly BoardColumn[];
  readonly cards: readonly BoardCard[];
  readonly people: readonly BoardPerson[];
}

export const cardsIn = (cards: readonly BoardCard[], columnId: string): readonly BoardCard[] =>
  cards.filter((card) => card.columnId === columnId);
