import type { SoundFigures } from '#domain/analysis/sound-figures.ts';
import { describeFigures, type FigureSource } from '#domain/sound-words/describe-figures.ts';
import { classNames } from '#web/ui/class-names.ts';

const Source = ({ source }: { readonly source: FigureSource }) => (
  <span
    className={classNames(
      'inline-block rounded-full border px-2.5 py-0.5 text-sm whitespace-nowrap',
      source === 'measured' ? 'border-calm text-ink' : 'border-dashed border-edge text-muted',
    )}
  >
    {source}
  </span>
);

interface Named {
  readonly name: string;
  readonly figures: SoundFigures;
}

/** Every figure of one sound, or of two side by side, each marked as measured or by convention. */
export const FigureTable = ({ sounds }: { readonly sounds: readonly Named[] }) => {
  const columns = sounds.map(({ figures }) => describeFigures(figures));
  const [first = []] = columns;
  return (
    <table className="w-full text-left">
      <caption className="sr-only">Figures of {sounds.map(({ name }) => name).join(' and ')}</caption>
      <thead className={classNames('text-muted', sounds.length === 1 && 'sr-only')}>
        <tr>
          <th scope="col" className="py-2 pr-4 font-medium">
            Figure
          </th>
          {sounds.map(({ name }, index) => (
            <th
              key={index === 0 ? 'first' : 'second'}
              scope="col"
              className="py-2 pr-4 font-medium wrap-anywhere"
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {first.map(({ name, source, meaning }, row) => (
          <tr key={name} className="border-t border-line align-top">
            <th scope="row" className="w-1/2 py-2.5 pr-4 font-normal">
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                {name} <Source source={source} />
              </span>
              <span className="mt-0.5 block text-sm text-muted max-sm:hidden">{meaning}</span>
            </th>
            {columns.map((figures, column) => {
              const figure = figures[row];
              return (
                <td key={column === 0 ? 'first' : 'second'} className="py-2.5 pr-4 tabular-nums">
                  {figure?.spoken === undefined ? (
                    figure?.value
                  ) : (
                    <>
                      <span aria-hidden="true">{figure.value}</span>
                      <span className="sr-only">{figure.spoken}</span>
                    </>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
