import { CircleDot, Octagon, Square, Triangle } from 'lucide-react';
import type { FindingSeverity } from '#domain/security/audit/judge.ts';

const marks = {
  critical: { Shape: Octagon, word: 'Critical' },
  high: { Shape: Triangle, word: 'High' },
  medium: { Shape: Square, word: 'Medium' },
  low: { Shape: CircleDot, word: 'Low' },
} as const;

interface SeverityMarkProps {
  readonly severity: FindingSeverity;
  /** Where people who are no experts read it. */
  readonly words?: string;
}

/** By shape and word, never by colour alone. */
export const SeverityMark = ({ severity, words }: SeverityMarkProps) => {
  const { Shape, word } = marks[severity];
  return (
    <span className="inline-flex items-center gap-1.5 font-medium">
      <Shape aria-hidden="true" className="size-5 shrink-0" />
      {words ?? word}
    </span>
  );
};
