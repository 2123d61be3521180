import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import type { ScreeningReport } from '#domain/screening/screening-report.ts';
import { keptNowhere, reportLead, reportSections, reportTitle } from '#domain/screening/screening-words.ts';
import { AreaNotes } from '#web/features/screening/area-notes.tsx';
import { ArrivingHeading } from '#web/features/screening/arriving-heading.tsx';
import { GivenAnswers } from '#web/features/screening/given-answers.tsx';
import { ProfileChart } from '#web/features/screening/profile-chart.tsx';
import { ProfileTable } from '#web/features/screening/profile-table.tsx';
import { saveReport } from '#web/features/screening/save-report.ts';
import { Button } from '#web/ui/button.tsx';

type Saving = 'no' | 'going' | 'done' | 'failed';

const sayings: Readonly<Record<Saving, string>> = {
  no: '',
  going: 'Writing the report…',
  done: 'The report is in your downloads. Only you have it.',
  failed: 'The report didn’t load. Your answers are still here. Try again, or use Print.',
};

interface ScreeningResultsProps {
  readonly report: ScreeningReport;
  readonly onBack: () => void;
  readonly onAgain: () => void;
  readonly onSaved: () => void;
}

export const ScreeningResults = ({ report, onBack, onAgain, onSaved }: ScreeningResultsProps) => {
  const [saving, setSaving] = useState<Saving>('no');
  const save = (): void => {
    if (saving === 'going') return;
    setSaving('going');
    saveReport(report)
      .then(onSaved)
      .then(
        () => setSaving('done'),
        () => setSaving('failed'),
      );
  };
  return (
    <div data-screening-results className="settle-in">
      <ArrivingHeading as="h1">{reportTitle}</ArrivingHeading>
      <p className="mt-5 max-w-[60ch] text-xl text-muted">{reportLead}</p>
      <div className="mt-8 flex flex-wrap items-center gap-3 print:hidden">
        <Button kind="primary" size="large" aria-disabled={saving === 'going'} onClick={save}>
          <Download aria-hidden="true" />
          Download PDF report
        </Button>
        <Button size="large" onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          Print
        </Button>
      </div>
      <output className="mt-3 block min-h-[1.6em] text-muted print:hidden">{sayings[saving]}</output>
      <section
        aria-labelledby="screening-profile"
        className="mt-6 rounded-3xl border border-line bg-surface p-5 sm:p-8"
      >
        <h2 id="screening-profile" className="text-2xl font-semibold">
          Your profile
        </h2>
        <ProfileChart areas={report.areas} />
        <ProfileTable areas={report.areas} />
      </section>
      <AreaNotes areas={report.areas} />
      {reportSections.map(({ title, lines }) => (
        <section key={title} className="mt-12 break-inside-avoid">
          <h2 className="text-2xl font-semibold">{title}</h2>
          {lines.map((line) => (
            <p key={line} className="mt-4 max-w-[65ch] text-lg">
              {line}
            </p>
          ))}
        </section>
      ))}
      <GivenAnswers report={report} />
      <p className="mt-8 text-muted">{keptNowhere}</p>
      <div className="mt-8 flex flex-wrap gap-3 print:hidden">
        <Button onClick={onBack}>Back to the questions</Button>
        <Button kind="plain" onClick={onAgain}>
          Start again
        </Button>
      </div>
    </div>
  );
};
