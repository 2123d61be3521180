import { CircleDot, Octagon, Square, Triangle } from 'lucide-react';
import type { FindingSeverity } from '#domain/security/audit/judge.ts';

const marks = {
  critical: { Shape: Octagon, word: 'Critical' },
  high: { Shape: Triangle, word: 'High' },
  medium: { Shape: Square, word: 'Medium' },
  low: { Shape: CircleDot, word: 'Low' },
} as const;

/** By shape and word, never by colour alone. */
export const SeverityMark = ({ severity }: { readonly severity: FindingSeverity }) => {
  const { Shape, word } = marks[severity];
  return (
    <span className="inline-flex items-center gap-1.5 font-medium">
      <Shape aria-hidden="true" className="size-5 shrink-0" />
      {word}
    </span>
  );
};
