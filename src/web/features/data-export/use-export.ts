import { use, useEffect, useRef, useState } from 'react';
import { useConnection } from '#web/platform/backend/connection-context.ts';
import { type Exported, type ExportProgress, makeExport } from '#web/features/data-export/make-export.ts';
import { today } from '#web/platform/clock/clock.ts';
import { RecordsContext } from '#web/services/records/records-context.ts';
import { saveFile } from '#web/platform/save-file.ts';

export type ExportState =
  | { readonly step: 'ready' | 'cancelled' | 'broken' }
  | { readonly step: 'making'; readonly progress: ExportProgress }
  | { readonly step: 'saved'; readonly name: string; readonly exported: Omit<Exported, 'file'> };

/** Makes the file once, tells how far it is, and can be called off. */
export const useExport = () => {
  const connection = useConnection();
  const records = use(RecordsContext);
  const [state, setState] = useState<ExportState>({ step: 'ready' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (): Promise<void> => {
    if (records === null || running.current !== null) return;
    const calledOff = new AbortController();
    running.current = calledOff;
    try {
      const { file, ...exported } = await makeExport({
        connection,
        userId: records.store.userId,
        signal: calledOff.signal,
        records,
        site: location.origin,
        now: new Date().toISOString(),
        onProgress: (progress) => setState({ step: 'making', progress }),
      });
      calledOff.signal.throwIfAborted();
      const name = `kindling-${today()}.json`;
      saveFile(name, file);
      setState({ step: 'saved', name, exported });
    } catch {
      setState({ step: calledOff.signal.aborted ? 'cancelled' : 'broken' });
    } finally {
      running.current = null;
    }
  };

  return { state, start: () => void start(), cancel: () => running.current?.abort() };
};
