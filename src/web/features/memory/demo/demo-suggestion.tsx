import { useEffect, useRef, useState } from 'react';
import type { MinedExample } from '#domain/memory/demo/mine-examples.ts';
import { memoryLayers } from '#web/features/memory/memory-layers.ts';
import { Button } from '#web/ui/button.tsx';

interface DemoSuggestionProps {
  readonly mined: MinedExample;
  readonly onKeep: () => void;
}

/** A suggestion: a sentence word for word, and why it is one. Kept or not as one says. */
export const DemoSuggestion = ({ mined, onKeep }: DemoSuggestionProps) => {
  const [decided, setDecided] = useState<'kept' | 'declined' | null>(null);
  const item = useRef<HTMLLIElement>(null);
  // The buttons are gone then; whoever uses keys stays where they were.
  useEffect(() => {
    if (decided !== null) item.current?.focus({ preventScroll: true });
  }, [decided]);
  const layer = memoryLayers.find((one) => one.layer === mined.layer);
  return (
    <li ref={item} tabIndex={-1} className="py-4 outline-none">
      <p className="text-lg">
        <q>{mined.sentence}</q>
      </p>
      <p className="text-muted">
        {mined.why}. It would go under {layer?.name}.
      </p>
      {decided === null ? (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button
            size="small"
            aria-label={`Keep: ${mined.sentence}`}
            onClick={() => {
              setDecided('kept');
              onKeep();
            }}
          >
            Keep
          </Button>
          <Button
            size="small"
            kind="plain"
            aria-label={`Not this: ${mined.sentence}`}
            onClick={() => setDecided('declined')}
          >
            Not this
          </Button>
        </div>
      ) : (
        <p className="mt-2 font-medium">
          {decided === 'kept' ? `Kept. It’s under ${layer?.name} now.` : 'Left out.'}
        </p>
      )}
    </li>
  );
};
