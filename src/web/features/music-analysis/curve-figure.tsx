import type { CurveTwin } from '#domain/sound-words/describe-curves.ts';
import { chartSize } from '#web/features/music-analysis/chart-paths.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';

interface CurveFigureProps {
  readonly name: string;
  readonly path: string;
  readonly filled?: boolean;
  /** Below the drawing, from left to right. */
  readonly marks: readonly string[];
  readonly twin: CurveTwin;
}

/** A drawing for the eye, a sentence for everybody, and every number for whoever wants it. */
export const CurveFigure = ({ name, path, filled = false, marks, twin }: CurveFigureProps) => (
  <figure className="min-w-0">
    <figcaption>
      <h4 className="font-medium">
        {name} <span className="text-sm font-normal text-muted">measured</span>
      </h4>
      <p className="text-muted">{twin.sentence}</p>
    </figcaption>
    {path !== '' && (
      <>
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${chartSize.width} ${chartSize.height}`}
          preserveAspectRatio="none"
          className="mt-3 block h-28 w-full border-b border-edge text-calm"
        >
          <path
            d={path}
            fill={filled ? 'currentColor' : 'none'}
            stroke={filled ? 'none' : 'currentColor'}
            strokeWidth={filled ? undefined : '2'}
            strokeLinecap="round"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <p aria-hidden="true" className="mt-1 flex justify-between text-sm text-muted">
          {marks.map((mark) => (
            <span key={mark}>{mark}</span>
          ))}
        </p>
      </>
    )}
    {twin.rows.length > 0 && (
      <Disclosure name={`${name} in numbers`} size="small">
        {() => (
          <table className="mt-1 w-full max-w-sm text-left tabular-nums">
            <thead className="text-muted">
              <tr>
                {twin.columns.map((column) => (
                  <th key={column} scope="col" className="py-1 pr-4 font-medium">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {twin.rows.map(([at, value]) => (
                <tr key={at} className="border-t border-line">
                  <th scope="row" className="py-1 pr-4 font-normal">
                    {at}
                  </th>
                  <td className="py-1">{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Disclosure>
    )}
  </figure>
);
