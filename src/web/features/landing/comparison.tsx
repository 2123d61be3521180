import { shownClaims } from '#domain/content/shown-claims.ts';
import { writtenDay } from '#domain/reading/last-changed.ts';
import { classNames } from '#web/ui/class-names.ts';

const { comparison } = shownClaims;

type Compared = NonNullable<typeof comparison>;

/** A table that no longer looks like one stops being one to screen readers, unless each part says what it is. */
const says = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  rowheader: { role: 'rowheader' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;

// With much room a table; with little, each row is a card.
const cell =
  'align-top @max-4xl:flex @max-4xl:flex-wrap @max-4xl:gap-x-4 @max-4xl:py-1 @max-4xl:before:min-w-[45%] @max-4xl:before:max-w-full @max-4xl:before:text-muted @max-4xl:before:content-[attr(data-of)] @4xl:px-3 @4xl:py-3.5';

interface RowProps extends Pick<Compared, 'products'> {
  readonly row: Compared['rows'][number];
  readonly ours: string;
}

const Row = ({ row, products, ours }: RowProps) => (
  <tr
    {...says.row}
    className="@max-4xl:block @max-4xl:rounded-3xl @max-4xl:border @max-4xl:border-line @max-4xl:bg-surface @max-4xl:p-5 @4xl:border-t @4xl:border-line"
  >
    <th
      {...says.rowheader}
      scope="row"
      className="text-left align-top font-medium @max-4xl:block @max-4xl:pb-2 @max-4xl:text-lg @4xl:py-3.5 @4xl:pr-3"
    >
      {row.what}
    </th>
    <td {...says.cell} data-of="Kindling" className={classNames(cell, ours)}>
      {row.here}
    </td>
    {products.map(({ name }, index) => {
      const said = row.others[index] ?? null;
      return said === null ? (
        <td
          key={name}
          {...says.cell}
          data-of={name}
          className={classNames(cell, 'text-muted @max-4xl:hidden')}
        >
          Not said<span className="sr-only"> on the page we read</span>
        </td>
      ) : (
        <td key={name} {...says.cell} data-of={name} className={cell}>
          {said}
        </td>
      );
    })}
  </tr>
);

interface GroupProps extends Pick<Compared, 'products' | 'rows'> {
  readonly title: string;
  /** How our own column looks. */
  readonly ours: string;
}

const Group = ({ title, ours, rows, products }: GroupProps) => (
  <tbody
    {...says.rowgroup}
    className="@max-4xl:grid @max-4xl:grid-cols-1 @max-4xl:gap-4 @2xl:@max-4xl:grid-cols-2"
  >
    <tr {...says.row} className="@max-4xl:col-span-full @max-4xl:block">
      <th
        {...says.rowheader}
        scope="rowgroup"
        colSpan={products.length + 2}
        className="pt-9 pb-3 text-left text-xl font-semibold @max-4xl:block"
      >
        {title}
      </th>
    </tr>
    {rows.map((row) => (
      <Row key={row.what} row={row} products={products} ours={ours} />
    ))}
  </tbody>
);

const Table = ({ products, rows, aheadElsewhere, asOf }: Compared) => (
  <table {...says.table} className="w-full table-fixed @max-4xl:block @4xl:mt-8">
    <caption className="sr-only">
      Kindling and {products.length} other products, as of {writtenDay(asOf)}
    </caption>
    <thead {...says.rowgroup} className="@max-4xl:sr-only">
      <tr {...says.row}>
        <th
          {...says.columnheader}
          scope="col"
          className="w-[19%] pr-3 text-left align-bottom font-medium text-muted"
        >
          What it does
        </th>
        <th {...says.columnheader} scope="col" className="px-3 pb-3 text-left align-bottom">
          <span className="block font-semibold text-calm">Kindling</span>{' '}
          <span className="block text-sm font-normal text-muted">all in one place</span>
        </th>
        {products.map(({ name, kind }) => (
          <th key={name} {...says.columnheader} scope="col" className="px-3 pb-3 text-left align-bottom">
            <span className="block font-semibold">{name}</span>{' '}
            <span className="block text-sm font-normal text-muted">{kind}</span>
          </th>
        ))}
      </tr>
    </thead>
    <Group
      title="What we made it for"
      ours="font-medium text-calm @4xl:bg-calm-soft"
      rows={rows}
      products={products}
    />
    <Group title="Where others are ahead" ours="text-muted" rows={aheadElsewhere} products={products} />
  </table>
);

/** What others offer, as the operator’s content file tells it, with the day and the pages it was read on. */
export const ComparisonTable = () => {
  if (comparison === null) return null;
  return (
    <section aria-labelledby="compared" className="@container">
      <h2 id="compared" className="text-2xl font-semibold sm:text-3xl">
        How it compares
      </h2>
      <p className="mt-3 max-w-2xl text-lg text-muted">
        Each of these does its own thing well. This is what their pages said on{' '}
        <time dateTime={comparison.asOf} className="whitespace-nowrap">
          {writtenDay(comparison.asOf)}
        </time>
        .
      </p>
      <div className="mt-8">
        <Table {...comparison} />
      </div>
      <div className="mt-8 max-w-3xl space-y-2 text-sm text-muted">
        <p>“Not said” means the page we read doesn’t mention it. On small screens, those are left out.</p>
        {comparison.note !== null && <p>{comparison.note}</p>}
        <ul aria-label="Pages we read" className="space-y-1">
          {comparison.products.map(({ name, page, read }) => (
            <li key={name}>
              {name}: <span className="break-all">{page}</span>, read on{' '}
              <time dateTime={read}>{writtenDay(read)}</time>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
};
