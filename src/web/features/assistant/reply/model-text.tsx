import { Fragment } from 'react';

/** Bold and nothing else: no link, no image, no markup ever comes out of a text. */
const Words = ({ text }: { readonly text: string }) =>
  text
    .split(/\*\*([^*]+)\*\*/)
    .map((part, at) =>
      at % 2 === 1 ? <strong key={at}>{part}</strong> : <Fragment key={at}>{part}</Fragment>,
    );

const listed = /^\s*(?:[-*•]|\d+[.)])\s+/;

/** What a model said: paragraphs, lists and bold. */
export const ModelText = ({ text }: { readonly text: string }) => {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return (
    <div className="space-y-2 text-lg wrap-anywhere">
      {lines.map((line, at) => (
        <p key={at} className={listed.test(line) ? 'pl-5' : undefined}>
          {listed.test(line) && <span aria-hidden="true">• </span>}
          <Words text={line.replace(listed, '').replace(/^#+\s*/, '')} />
        </p>
      ))}
    </div>
  );
};
