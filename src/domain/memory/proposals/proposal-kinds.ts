import type { MemoryLayer } from '#domain/memory/memory-layer.ts';

interface KindWords {
  /** As in "never suggest this kind: …". */
  readonly label: string;
  readonly layer: MemoryLayer;
  /** For what goes together: the second half of "rain sounds + what helps". */
  readonly goesWith?: string;
}

/** The kinds of sentences that are worth a suggestion. Stored by their id, so an id never changes its meaning. */
export const proposalKinds = {
  'next-time': { label: 'What you want to do next time', layer: 'procedural' },
  health: { label: 'Allergies, medicine and food', layer: 'semantic' },
  people: { label: 'People and what they are called', layer: 'semantic' },
  dates: { label: 'Dates, deadlines and opening hours', layer: 'semantic' },
  places: { label: 'Where things are', layer: 'semantic' },
  'best-time': { label: 'When you are at your best', layer: 'semantic' },
  needs: { label: 'What you need first', layer: 'semantic' },
  preference: { label: 'What you like and dislike', layer: 'semantic' },
  trait: { label: 'What you are like', layer: 'semantic' },
  'how-to': { label: 'How you do things', layer: 'procedural' },
  duration: { label: 'How long things take', layer: 'episodic' },
  'did-not-help': { label: 'What did not help', layer: 'associative', goesWith: 'does not help' },
  'got-in-the-way': { label: 'What got in the way', layer: 'associative', goesWith: 'gets in the way' },
  helped: { label: 'What helped', layer: 'associative', goesWith: 'helps' },
  changed: { label: 'What you changed', layer: 'semantic' },
  noticed: { label: 'What you noticed or found out', layer: 'semantic' },
  outcome: { label: 'How something went, and why', layer: 'episodic' },
} as const satisfies Readonly<Record<string, KindWords>>;

export type ProposalKind = keyof typeof proposalKinds;

export const isProposalKind = (kind: string): kind is ProposalKind => Object.hasOwn(proposalKinds, kind);

/** What a person reads for a stored kind. */
export const proposalKindLabel = (kind: string): string =>
  isProposalKind(kind) ? proposalKinds[kind].label : 'Another kind';
