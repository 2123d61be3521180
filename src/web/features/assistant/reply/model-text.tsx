import { Fragment } from 'react';

interface Piece {
  readonly id: string;
  readonly text: string;
  readonly isSpecial: boolean;
}

const bold = /\*\*([^*]+)\*\*/;
const listed = /^\s*(?:[-*•]|\d+[.)])\s+/;

const piecesOf = (line: string): readonly Piece[] =>
  line.split(bold).map((text, at) => ({ id: `piece ${at}`, text, isSpecial: at % 2 === 1 }));

const linesOf = (text: string): readonly Piece[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, at) => ({
      id: `line ${at}`,
      text: line.replace(listed, '').replace(/^#+\s*/, ''),
      isSpecial: listed.test(line),
    }));

/** What a model said: paragraphs, lists and bold. No link, no image and no markup ever comes out of it. */
export const ModelText = ({ text }: { readonly text: string }) => (
  <div className="space-y-2 text-lg wrap-anywhere">
    {linesOf(text).map((line) => (
      <p key={line.id} className={line.isSpecial ? 'pl-5' : undefined}>
        {line.isSpecial && <span aria-hidden="true">• </span>}
        {piecesOf(line.text).map((piece) =>
          piece.isSpecial ? (
            <strong key={piece.id}>{piece.text}</strong>
          ) : (
            <Fragment key={piece.id}>{piece.text}</Fragment>
          ),
        )}
      </p>
    ))}
  </div>
);
