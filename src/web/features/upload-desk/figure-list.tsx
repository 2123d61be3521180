import type { SoundFigures } from '#domain/analysis/sound-figures.ts';
import { describeFigures, type FigureSource } from '#domain/sound-words/describe-figures.ts';

const groups = [
  { source: 'measured', heading: 'Measured', note: 'Heard in the file itself.' },
  { source: 'by convention', heading: 'By convention', note: 'Rules of thumb, worked out from the file.' },
] as const satisfies readonly {
  readonly source: FigureSource;
  readonly heading: string;
  readonly note: string;
}[];

/** Every figure of an upload, below the word that says where it comes from. */
export const FigureList = ({ figures }: { readonly figures: SoundFigures }) => {
  const all = describeFigures(figures);
  return (
    <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
      {groups.map(({ source, heading, note }) => (
        <div key={source}>
          <h4 className="font-medium">{heading}</h4>
          <p className="text-sm text-muted">{note}</p>
          <dl className="mt-2">
            {all
              .filter((figure) => figure.source === source)
              .map(({ name, value, spoken }) => (
                <div
                  key={name}
                  className="flex justify-between gap-4 border-b border-line py-1.5 last:border-0"
                >
                  <dt className="text-muted">{name}</dt>
                  <dd className="text-right">
                    {spoken === undefined ? (
                      value
                    ) : (
                      <>
                        <span aria-hidden="true">{value}</span>
                        <span className="sr-only">{spoken}</span>
                      </>
                    )}
                  </dd>
                </div>
              ))}
          </dl>
        </div>
      ))}
    </div>
  );
};
