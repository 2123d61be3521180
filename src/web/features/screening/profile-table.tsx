import type { ReportedArea } from '#domain/screening/screening-report.ts';
import { scaleLine } from '#domain/screening/screening-words.ts';

/** The chart in words. */
export const ProfileTable = ({ areas }: { readonly areas: readonly ReportedArea[] }) => (
  <table className="mt-6 w-full text-left">
    <caption className="pb-3 text-left text-muted">{scaleLine}</caption>
    <thead className="border-b border-line text-muted">
      <tr>
        <th scope="col" className="py-2 pr-3 font-medium">
          Area
        </th>
        <th scope="col" className="py-2 font-medium">
          What you reported
        </th>
      </tr>
    </thead>
    <tbody className="divide-y divide-line">
      {areas.map(({ area, score, words }) => (
        <tr key={area.id}>
          <th scope="row" className="py-2.5 pr-3 align-top font-medium">
            {area.name}
          </th>
          <td className="py-2.5 align-top">
            {score !== null && <span className="font-semibold tabular-nums">{score} of 100 </span>}
            <span className="block text-muted sm:float-right sm:pl-4">{words}</span>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
