import { useCallback, useEffect, useState } from 'react';
import { analysisErrors } from '#domain/analysis/analysis-constants.ts';
import type { AnalysisSummary } from '#domain/analysis/analysis-summary.ts';
import { summaryWords } from '#domain/music-analysis/summary-words.ts';
import { analysedMany, analysisCatalogue } from '#domain/notices/analysis-catalogue.ts';
import { readAnalysisSummary } from '#web/services/analysis/analysis-queries.ts';
import { reanalysisOf } from '#web/services/analysis/reanalysis-of.ts';
import { errorNotice } from '#web/services/messages/error-notice.ts';
import { showMessage } from '#web/services/messages/show-message.ts';
import { onServerChange } from '#web/services/records/server-changes.ts';
import { Button } from '#web/ui/button.tsx';

interface ReanalysisToolsProps {
  readonly userId: string;
  /** Something was analysed: who shows it reads it again. */
  readonly onAnalysed?: () => void;
}

/** Where no stream comes through, or another tab has it. */
const pollMs = 5000;

type Status = AnalysisSummary | 'loading' | 'failed';

const wordsOf = (status: Status): string => {
  if (status === 'loading') return 'Looking at your uploads…';
  return status === 'failed' ? analysisErrors.status : summaryWords(status);
};

/** How far the analysis of one's own uploads is, and a way to set it going again (spec 2 §6). */
export const ReanalysisTools = ({ userId, onAnalysed }: ReanalysisToolsProps) => {
  const [status, setStatus] = useState<Status>('loading');
  const [busy, setBusy] = useState(false);
  const look = useCallback(
    async () => readAnalysisSummary(userId).then(setStatus, () => setStatus('failed')),
    [userId],
  );
  const pending = typeof status === 'object' && status.pending > 0;
  useEffect(() => {
    void look();
    return onServerChange(() => void look());
  }, [look]);
  useEffect(() => {
    if (!pending) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && navigator.onLine) void look();
    }, pollMs);
    return () => clearInterval(timer);
  }, [look, pending]);
  const run = async (): Promise<void> => {
    setBusy(true);
    try {
      const done = await reanalysisOf(userId).all();
      showMessage(done === 0 ? analysisCatalogue.nothingWaited : analysedMany(done));
      onAnalysed?.();
    } catch (error) {
      showMessage(errorNotice(error, 'Analysis'));
    }
    await look();
    setBusy(false);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <output className="min-w-0 flex-1 basis-64">{wordsOf(status)}</output>
      {status === 'failed' ? (
        <Button size="small" onClick={() => void look()}>
          Try again
        </Button>
      ) : (
        <Button size="small" aria-disabled={busy || undefined} onClick={() => !busy && void run()}>
          {busy ? 'Analysing…' : 'Re-analyse'}
        </Button>
      )}
    </div>
  );
};
