import { Link } from 'react-router';
import { dataKept } from '#domain/privacy/data-kept.ts';

/** What is kept, for how long and why: the sentences of /privacy, from the one table that knows. */
export const KeptList = () => (
  <>
    <dl className="divide-y divide-line border-y border-line">
      {dataKept.map(({ id, what, howLong, why }) => (
        <div key={id} className="py-4">
          <dt className="font-semibold">{what}</dt>
          <dd className="mt-1">{howLong}</dd>
          <dd className="mt-1 text-muted">{why}</dd>
        </div>
      ))}
    </dl>
    <p className="mt-4">
      What each of them holds is on the{' '}
      <Link
        to="/privacy#what"
        className="inline-flex min-h-[44px] items-center text-calm underline underline-offset-4"
      >
        Privacy page
      </Link>
      .
    </p>
  </>
);
