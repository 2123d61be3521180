import { historyWords, type PastRun } from '#domain/security/audit/audit-history.ts';
import { useDateFormat } from '#web/platform/clock/use-date-format.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';

const most = 105;
const tall = 60;
const step = 12;
const places = 12;
const headings = ['Score', 'Grade', 'Failed policies', 'Low-security policies', 'Warning policies'] as const;

const Column = ({ run, at }: { readonly run: PastRun; readonly at: number }) => {
  const height = Math.max(2, (tall * run.score) / most);
  const top = 10 + tall - height;
  return (
    <>
      <rect
        x={at + 2}
        y={top}
        width={step - 4}
        height={height}
        rx="1.5"
        className={run.failed > 0 ? 'fill-none stroke-ember-ink' : 'fill-calm'}
        strokeWidth="1.5"
      />
      {/* A lock that didn't hold: by its shape, too. */}
      {run.failed > 0 && <path d={`M${at + 3} ${top - 3} l3 -5 l3 5 z`} className="fill-ember-ink" />}
    </>
  );
};

/** The scores, oldest first; a hollow column with a mark is a check in which a lock didn't hold. The table says the same. */
export const HistoryPicture = ({ runs }: { readonly runs: readonly PastRun[] }) => {
  const day = useDateFormat({ dateStyle: 'medium' });
  const moment = useDateFormat({ dateStyle: 'medium', timeStyle: 'short' });
  const inOrder = runs.toReversed();
  const when = (run: PastRun | undefined): string =>
    run === undefined ? '' : day.format(new Date(run.finished_at));
  // A few columns stand where many would: they are not stretched to boards.
  const width = Math.max(places, inOrder.length) * step;
  const hasOpen = runs.some(({ failed }) => failed > 0);
  return (
    <figure>
      <svg
        viewBox={`0 0 ${width} ${tall + 12}`}
        preserveAspectRatio="xMinYMax meet"
        aria-hidden="true"
        className="max-h-40 w-full"
      >
        <line x1="0" x2={width} y1={tall + 11} y2={tall + 11} className="stroke-line" />
        {inOrder.map((run, index) => (
          <Column key={run.id} run={run} at={index * step} />
        ))}
      </svg>
      <div aria-hidden="true" className="mt-1 flex justify-between gap-4 text-sm text-muted">
        <span>{when(inOrder[0])}</span>
        {inOrder.length >= places && <span>{when(inOrder.at(-1))}</span>}
      </div>
      <figcaption className="mt-2">
        {historyWords(runs)}
        {hasOpen && ' A hollow column is a check in which a lock didn’t hold.'}
      </figcaption>
      <Disclosure size="small" name="Show as a table">
        {() => (
          // It scrolls sideways on a phone, so the keyboard has to reach it.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls is focusable
          <section aria-label="Scores as a table" tabIndex={0} className="overflow-x-auto">
            <table className="mt-1 w-full text-left">
              <thead className="text-muted">
                <tr>
                  <th scope="col" className="py-1 pr-6 font-medium">
                    When
                  </th>
                  {headings.map((heading) => (
                    <th key={heading} scope="col" className="py-1 pr-6 font-medium">
                      {heading}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {runs.map((run) => (
                  <tr key={run.id} className="border-t border-line">
                    <th scope="row" className="py-2 pr-6 font-normal whitespace-nowrap">
                      {moment.format(new Date(run.finished_at))}
                    </th>
                    {[run.score, run.grade, run.failed, run.low, run.warnings].map((value, index) => (
                      <td key={headings[index]} className="py-2 pr-6 tabular-nums">
                        {value}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )}
      </Disclosure>
    </figure>
  );
};
