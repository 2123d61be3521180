import type { MarkedText } from '#domain/search/snippet.ts';

/** What answers the query, told apart by more than its colour. */
export const Marked = ({ text, marks }: MarkedText) => {
  const starts = [0, ...marks.map((mark) => mark.end)];
  return (
    <>
      {marks.map((mark, at) => (
        <span key={mark.start}>
          {text.slice(starts[at], mark.start)}
          <mark className="rounded-sm bg-calm-soft font-semibold text-ink underline decoration-calm decoration-2 underline-offset-4">
            {text.slice(mark.start, mark.end)}
          </mark>
        </span>
      ))}
      {text.slice(starts.at(-1))}
    </>
  );
};
