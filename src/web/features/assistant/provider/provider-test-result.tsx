import { CircleCheck, CircleHelp } from 'lucide-react';
import { checkNames, checkWords, type ProviderTest } from '#domain/assistant/provider-test.ts';
import { useDateFormat } from '#web/platform/clock/use-date-format.ts';

interface ProviderTestResultProps {
  readonly test: ProviderTest;
  readonly testedAt: string | null;
}

/** Five things that were tried, each with what came of it. */
export const ProviderTestResult = ({ test, testedAt }: ProviderTestResultProps) => {
  const when = useDateFormat({ dateStyle: 'medium', timeStyle: 'short' });
  return (
    <div aria-live="polite" className="mt-4">
      {testedAt !== null && <p className="text-muted">Tested {when.format(new Date(testedAt))}</p>}
      <ul aria-label="Test result" className="mt-2 space-y-3">
        {test.checks.map((result) => {
          const works = result.verdict === 'works';
          const Icon = works ? CircleCheck : CircleHelp;
          return (
            <li key={result.check} className="flex gap-3">
              <Icon
                aria-hidden="true"
                className={`mt-1 size-5 shrink-0 ${works ? 'text-calm' : 'text-muted'}`}
              />
              <div className="min-w-0">
                <p className="font-medium">{checkNames[result.check]}</p>
                <p className="text-muted">{checkWords(result)}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
};
