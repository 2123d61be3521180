import { type LoadColour, loadColourOf } from '#domain/music-performance/performance-grade.ts';
import { loadWords, secondsInWords } from '#domain/music-performance/performance-words.ts';

/** The house has no red: the slowest is the ember, and every colour has a word and a shape beside it. */
const looks: Readonly<Record<LoadColour, { readonly colour: string; readonly path: string }>> = {
  green: { colour: 'text-calm', path: 'M6 1a5 5 0 1 1 0 10A5 5 0 0 1 6 1z' },
  yellow: { colour: 'text-[oklch(from_var(--calm)_l_c_95)]', path: 'M6 .8 11.200 6 6 11.200.8 6z' },
  red: { colour: 'text-ember-ink', path: 'M6 1.200 11.400 10.600H.6z' },
};

/** A time with its colour, its shape and its word. */
export const LoadTime = ({ milliseconds }: { readonly milliseconds: number }) => {
  const load = loadColourOf(milliseconds);
  return (
    <span data-load={load} className="inline-flex items-center gap-2 whitespace-nowrap">
      <svg viewBox="0 0 12 12" aria-hidden="true" className={`size-[0.7em] ${looks[load].colour}`}>
        <path d={looks[load].path} fill="currentColor" />
      </svg>
      <span className="tabular-nums">{secondsInWords(milliseconds)}</span>
      <span className="text-muted">{loadWords[load]}</span>
    </span>
  );
};
