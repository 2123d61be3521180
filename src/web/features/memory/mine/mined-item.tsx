import { type ReactNode, useId } from 'react';
import type { Mined } from '#web/features/memory/mine/use-mining.ts';
import { layerPlain } from '#web/features/memory/memory-words.ts';
import { useDateFormat } from '#web/platform/clock/use-date-format.ts';

interface MinedItemProps {
  readonly mined: Mined;
  readonly chosen: boolean;
  readonly onToggle: () => void;
  /** Where something has to be decided first. */
  readonly question: ReactNode;
}

/** Word for word what was written, where it stands, and whether it is wanted. */
export const MinedItem = ({ mined, chosen, onToggle, question }: MinedItemProps) => {
  const id = useId();
  const day = useDateFormat({ dateStyle: 'long' });
  const { sentence, quote, place, saidAt, layer } = mined;
  const facts = [
    place,
    saidAt === null ? null : day.format(new Date(saidAt)),
    layerPlain(layer).toLowerCase(),
  ].filter((fact) => fact !== null);
  return (
    <li className="py-3">
      <label htmlFor={id} className="flex min-h-[44px] cursor-pointer items-start gap-3.5">
        <input
          id={id}
          type="checkbox"
          checked={chosen}
          onChange={onToggle}
          className="mt-1 size-6 shrink-0 cursor-pointer accent-calm"
        />
        <span className="min-w-0">
          <span className="block text-lg wrap-anywhere whitespace-pre-wrap">“{quote}”</span>
          {sentence.trim() !== quote.replaceAll(/\s+/gu, ' ').trim() && (
            <span className="block wrap-anywhere">{sentence}</span>
          )}
          <span className="block text-muted">{facts.join(', ')}</span>
        </span>
      </label>
      {question}
    </li>
  );
};
