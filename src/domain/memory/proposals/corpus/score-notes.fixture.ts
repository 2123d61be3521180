import { proposeFrom } from '../propose-from.ts';
import type { WrittenNote } from './written-notes.fixture.ts';

export interface NotesScore {
  readonly kept: number;
  readonly proposed: number;
  readonly worthwhile: number;
  readonly found: number;
  readonly byKind: Readonly<Record<string, { readonly kept: number; readonly proposed: number }>>;
  /** What was suggested and not worth it, and what was worth it and not suggested. */
  readonly wrong: readonly string[];
  readonly missed: readonly string[];
}

/** How many of the suggestions their writer would keep, and how many of the worthwhile notes get one. */
export const scoreNotes = (notes: readonly WrittenNote[]): NotesScore => {
  const byKind: Record<string, { kept: number; proposed: number }> = {};
  const wrong: string[] = [];
  const missed: string[] = [];
  let found = 0;
  for (const [text, ...keep] of notes) {
    const proposals = proposeFrom(text, { source: 'debrief' });
    for (const { kind, quote } of proposals) {
      const isKept = keep.some((piece) => quote.includes(piece));
      const counts = (byKind[kind] ??= { kept: 0, proposed: 0 });
      counts.proposed += 1;
      counts.kept += Number(isKept);
      if (!isKept) wrong.push(`${kind}: ${quote}`);
    }
    const isFound = proposals.some(({ quote }) => keep.some((piece) => quote.includes(piece)));
    found += Number(isFound);
    if (keep.length > 0 && !isFound) missed.push(text);
  }
  const sum = (what: 'kept' | 'proposed') =>
    Object.values(byKind).reduce((total, counts) => total + counts[what], 0);
  return {
    kept: sum('kept'),
    proposed: sum('proposed'),
    worthwhile: notes.filter(([, ...keep]) => keep.length > 0).length,
    found,
    byKind,
    wrong,
    missed,
  };
};
