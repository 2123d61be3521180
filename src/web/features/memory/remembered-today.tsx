import { Link } from 'react-router';
import { remembered } from '#domain/privacy/remembered.ts';
import { memoryLayers } from '#web/features/memory/memory-layers.ts';

/** What is kept, layer by layer, each with the way to its entry on /privacy. */
export const RememberedToday = () => (
  <div className="space-y-8">
    {memoryLayers.map(({ layer, name, means }) => (
      <div key={layer}>
        <h3 id={`remembered-${layer}`} className="text-xl font-semibold">
          {name} <span className="font-normal text-muted">· {means}</span>
        </h3>
        <dl className="mt-3 divide-y divide-line border-y border-line">
          {remembered
            .filter((one) => one.layer === layer)
            .map(({ what, holds, keptAs }) => (
              <div key={what} className="py-4">
                <dt>
                  <Link
                    to={`/privacy#${keptAs}`}
                    className="font-semibold text-calm underline underline-offset-4 hover:text-ink"
                  >
                    {what}
                  </Link>
                </dt>
                <dd className="mt-1">{holds}</dd>
              </div>
            ))}
        </dl>
      </div>
    ))}
  </div>
);
