import { science } from '#domain/landing/science.ts';
import { SourceLine } from '#web/features/landing/source-line.tsx';

/** What is known, and in the same breath how far it carries. */
export const ScienceFacts = () => (
  <ul className="mt-8 divide-y divide-line border-y border-line">
    {science.map(({ id, fact, careful, source }) => (
      <li key={id} className="grid grid-cols-1 gap-x-12 gap-y-4 py-8 md:grid-cols-[1.3fr_1fr]">
        <p className="text-xl font-medium">{fact}</p>
        <div>
          <p className="text-muted">
            <strong className="font-semibold text-ink">Keep in mind:</strong> {careful}
          </p>
          <SourceLine source={source} />
        </div>
      </li>
    ))}
  </ul>
);
