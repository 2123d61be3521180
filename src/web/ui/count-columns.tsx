import { Disclosure } from '#web/ui/disclosure.tsx';

export interface CountColumn {
  readonly label: string;
  readonly count: number;
}

interface CountColumnsProps {
  readonly columns: readonly CountColumn[];
  /** What the drawing says, in a sentence. */
  readonly summary: string;
  /** What the rows are called: Month, Day. */
  readonly unit: string;
  /** What is counted, as the head of its column. */
  readonly counted?: string;
}

const height = 40;
const step = 10;

/** How many over time. The sentence and the table say what the columns show. */
export const CountColumns = ({ columns, summary, unit, counted = 'Stored' }: CountColumnsProps) => {
  const most = Math.max(1, ...columns.map(({ count }) => count));
  const width = columns.length * step;
  return (
    <figure>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="h-24 w-full text-calm"
      >
        {columns.map(({ label, count }, index) => {
          const tall = count === 0 ? 1 : Math.max(3, (height * count) / most);
          return (
            <rect
              key={label}
              x={index * step + 1.5}
              y={height - tall}
              width={step - 3}
              height={tall}
              rx="1"
              fill="currentColor"
              opacity={count === 0 ? 0.25 : 1}
            />
          );
        })}
      </svg>
      <div aria-hidden="true" className="mt-1 flex justify-between text-sm text-muted">
        <span>{columns[0]?.label}</span>
        <span>{columns.at(-1)?.label}</span>
      </div>
      <figcaption className="mt-3">{summary}</figcaption>
      <Disclosure size="small" name="Show as a table">
        {() => (
          <table className="mt-1 text-left">
            <thead className="text-muted">
              <tr>
                <th scope="col" className="py-1 pr-8 font-medium">
                  {unit}
                </th>
                <th scope="col" className="py-1 font-medium">
                  {counted}
                </th>
              </tr>
            </thead>
            <tbody>
              {columns.map(({ label, count }) => (
                <tr key={label}>
                  <th scope="row" className="py-1 pr-8 font-normal">
                    {label}
                  </th>
                  <td className="py-1 tabular-nums">{count.toLocaleString('en')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Disclosure>
    </figure>
  );
};
