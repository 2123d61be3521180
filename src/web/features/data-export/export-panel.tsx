import { Download, FileText, Table2 } from 'lucide-react';
import { tasksAsCsv } from '#domain/data-export/tasks-as-csv.ts';
import { tasksAsText } from '#domain/data-export/tasks-as-text.ts';
import { catalogue } from '#domain/notices/catalogue.ts';
import { ExportStatus } from '#web/features/data-export/export-status.tsx';
import { useExport } from '#web/features/data-export/use-export.ts';
import { today } from '#web/platform/clock/clock.ts';
import { useRecords } from '#web/services/records/use-records.ts';
import { saveFile } from '#web/platform/save-file.ts';
import { showMessage } from '#web/services/messages/show-message.ts';
import { Button } from '#web/ui/button.tsx';

const number = new Intl.NumberFormat('en-GB');

const save = (name: string, text: string, type: string): void => {
  saveFile(name, new Blob([text], { type: `${type};charset=utf-8` }));
  showMessage(catalogue.downloaded, { description: name });
};

/** The way out: one file with everything, or tasks alone for other apps. */
export const ExportPanel = () => {
  const { state, start, cancel } = useExport();
  const [tasks, steps, projects] = [useRecords('tasks'), useRecords('taskSteps'), useRecords('projects')];
  const [sessions, checks] = [useRecords('focusSessions'), useRecords('energyChecks')];
  const isMaking = state.step === 'making';
  const counts = [
    ['Tasks', tasks.length],
    ['Steps', steps.length],
    ['Projects', projects.length],
    ['Focus sessions', sessions.length],
    ['Energy check-ins', checks.length],
  ] as const;
  return (
    <div className="rounded-3xl border border-line bg-surface p-5 sm:p-7">
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        {counts.map(([name, count]) => (
          <div key={name} className="flex flex-col-reverse">
            <dt className="text-muted">{name}</dt>
            <dd className="text-2xl font-semibold">{number.format(count)}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button kind="primary" size="large" className="max-sm:px-4!" disabled={isMaking} onClick={start}>
          <Download aria-hidden="true" />
          Download everything
        </Button>
        {isMaking && (
          <Button size="large" onClick={cancel}>
            Cancel
          </Button>
        )}
      </div>
      <ExportStatus state={state} />
      <div className="mt-6 border-t border-line pt-5">
        <p className="font-medium">Just your tasks, for another app</p>
        <div className="mt-3 flex flex-wrap gap-3">
          <Button
            onClick={() =>
              save(`kindling-tasks-${today()}.csv`, tasksAsCsv({ tasks, steps, projects }), 'text/csv')
            }
          >
            <Table2 aria-hidden="true" />
            Tasks as CSV
          </Button>
          <Button
            onClick={() =>
              save(
                `kindling-tasks-${today()}.md`,
                tasksAsText({ tasks, steps, projects }, today()),
                'text/markdown',
              )
            }
          >
            <FileText aria-hidden="true" />
            Tasks as plain text
          </Button>
        </div>
      </div>
    </div>
  );
};
