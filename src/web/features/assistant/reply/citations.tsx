import type { MemoryRef } from '#domain/memory/forgetting.ts';
import type { Memory } from '#domain/memory/memory.ts';
import { sourceWords } from '#domain/memory/source-words.ts';
import { useDateFormat } from '#web/platform/clock/use-date-format.ts';
import { useMemoriesAtHand } from '#web/services/memory/use-memories-at-hand.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';

const nameLetters = 60;
const nameOf = ({ sentence }: Memory): string =>
  sentence.length <= nameLetters ? sentence : `${sentence.slice(0, nameLetters - 1).trimEnd()}…`;

/** The memories that an answer goes back to. Each opens. */
export const Citations = ({ cites }: { readonly cites: readonly MemoryRef[] }) => {
  const memories = useMemoriesAtHand();
  const day = useDateFormat({ dateStyle: 'long' });
  const found = cites.flatMap(
    ({ layer, id }) => memories.find((memory) => memory.id === id && memory.layer === layer) ?? [],
  );
  if (found.length === 0) return null;
  return (
    <ul aria-label="From your memories" className="mt-3">
      {found.map((memory) => (
        <li key={memory.id}>
          <Disclosure name={nameOf(memory)} size="small" className="text-muted">
            {() => (
              <div className="pb-2 pl-7">
                <blockquote className="border-l-2 border-calm pl-4 wrap-anywhere text-ink">
                  “{memory.quote ?? memory.sentence}”
                </blockquote>
                <p className="mt-1 pl-4.5">
                  You said this on {day.format(new Date(memory.saidAt ?? memory.createdAt))},{' '}
                  {sourceWords[memory.source]}.
                </p>
              </div>
            )}
          </Disclosure>
        </li>
      ))}
    </ul>
  );
};
