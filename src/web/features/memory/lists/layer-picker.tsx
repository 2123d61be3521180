import { useId } from 'react';
import { memoryLayerNames, type MemoryLayer } from '#domain/memory/memory-layer.ts';
import { layerName, layerPlain } from '#web/features/memory/memory-words.ts';
import { classNames } from '#web/ui/class-names.ts';

interface PickerProps {
  readonly counts: Readonly<Record<MemoryLayer, number>>;
  readonly value: MemoryLayer;
  readonly onChange: (layer: MemoryLayer) => void;
}

/** The four layers with how many are in each: the platform's radio buttons, so arrow keys move. */
export const LayerPicker = ({ counts, value, onChange }: PickerProps) => {
  const name = useId();
  return (
    <div role="radiogroup" aria-label="Kind of memory" className="grid grid-cols-2 gap-2.5 lg:grid-cols-4">
      {memoryLayerNames.map((layer) => (
        <label
          key={layer}
          className={classNames(
            'relative flex min-h-[44px] cursor-pointer flex-col rounded-2xl border border-line bg-surface px-4 py-3 transition-colors',
            'hover:border-muted has-checked:border-calm has-checked:bg-calm-soft',
            'has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-calm',
          )}
        >
          <input
            type="radio"
            name={name}
            checked={layer === value}
            onChange={() => onChange(layer)}
            className="absolute inset-0 cursor-pointer appearance-none rounded-2xl outline-none"
          />
          <span className="flex items-baseline justify-between gap-2">
            <span className="leading-snug font-medium">{layerPlain(layer)}</span>{' '}
            <span className="text-xl font-semibold tabular-nums">{counts[layer]}</span>
          </span>{' '}
          <span className="mt-auto text-sm text-muted">{layerName(layer)}</span>
        </label>
      ))}
    </div>
  );
};
