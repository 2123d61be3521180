import type { ReportedArea } from '#domain/screening/screening-report.ts';

const amountOf = ({ score, answered, asked }: ReportedArea): string =>
  score === null
    ? `Too few answers: ${answered} of ${asked}. Go back and add some if you like.`
    : `${score} of 100`;

/** What each area is about and something small to try, whatever the number. */
export const AreaNotes = ({ areas }: { readonly areas: readonly ReportedArea[] }) => (
  <section aria-labelledby="screening-areas" className="mt-12">
    <h2 id="screening-areas" className="text-2xl font-semibold">
      Area by area
    </h2>
    <ul className="mt-5 grid gap-4 md:grid-cols-2">
      {areas.map((one) => (
        <li key={one.area.id} className="break-inside-avoid rounded-3xl border border-line bg-surface p-6">
          <h3 className="text-xl font-semibold">{one.area.name}</h3>
          <p className="mt-1 text-calm">{amountOf(one)}</p>
          <p className="mt-3 text-muted">{one.area.about}</p>
          <p className="mt-3">
            <span className="font-medium">Something small to try: </span>
            {one.area.tryThis}
          </p>
        </li>
      ))}
    </ul>
  </section>
);
