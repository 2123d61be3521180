import { GrowthRings } from '#web/features/memory/growth-rings.tsx';
import { memoryLayers } from '#web/features/memory/memory-layers.ts';

/** The log and its legend: the number in a ring is the number in the list. */
export const LayerList = () => (
  <figure className="space-y-8 rounded-3xl bg-surface p-6 sm:p-8">
    <div className="flex justify-center">
      <GrowthRings />
    </div>
    <figcaption>
      <ol className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
        {memoryLayers.map(({ layer, name, means, example }, index) => (
          <li key={layer} className="flex gap-4">
            <span
              aria-hidden="true"
              className="grid size-[1.9em] shrink-0 place-items-center rounded-full border border-edge font-semibold"
            >
              {index + 1}
            </span>
            <span>
              <strong className="font-semibold">{name}.</strong> {means}{' '}
              <span className="block text-muted">{example}</span>
            </span>
          </li>
        ))}
      </ol>
    </figcaption>
  </figure>
);
