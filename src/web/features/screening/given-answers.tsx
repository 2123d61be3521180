import type { ReportedAnswer, ScreeningReport } from '#domain/screening/screening-report.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';

const Answers = ({ answers }: { readonly answers: readonly ReportedAnswer[] }) => (
  <dl className="divide-y divide-line">
    {answers.map(({ text, answer }) => (
      <div key={text} className="break-inside-avoid py-3 sm:flex sm:gap-6">
        <dt className="grow">{text}</dt>
        <dd className="shrink-0 font-medium text-muted sm:max-w-[45%] sm:text-right">{answer}</dd>
      </div>
    ))}
  </dl>
);

/** Out of sight until wanted; on paper always. */
export const GivenAnswers = ({ report }: { readonly report: ScreeningReport }) => (
  <Disclosure name="Your answers" className="mt-12" size="large">
    <Answers answers={report.answers} />
    {report.context.length > 0 && (
      <>
        <h3 className="mt-8 text-xl font-semibold">Not scored</h3>
        <Answers answers={report.context} />
      </>
    )}
  </Disclosure>
);
