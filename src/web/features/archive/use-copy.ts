import { use, useEffect, useRef, useState } from 'react';
import { downloadCopy } from '#web/features/archive/copy-queries.ts';
import { useConnection } from '#web/platform/backend/connection-context.ts';
import { today } from '#web/platform/clock/clock.ts';
import { saveFile } from '#web/platform/save-file.ts';
import { RecordsContext } from '#web/services/records/records-context.ts';

export type CopyState =
  | { readonly step: 'ready' | 'cancelled' | 'broken' }
  | { readonly step: 'making'; readonly bytes: number }
  | {
      readonly step: 'saved';
      readonly name: string;
      readonly bytes: number;
      readonly unsent: number;
      readonly part: number;
      readonly parts: number;
    };

/** Fetches the copy once, tells how much has come, and can be called off. */
export const useCopy = () => {
  const connection = useConnection();
  const records = use(RecordsContext);
  const [state, setState] = useState<CopyState>({ step: 'ready' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (uploads: boolean, part: number): Promise<void> => {
    if (running.current !== null) return;
    const calledOff = new AbortController();
    running.current = calledOff;
    setState({ step: 'making', bytes: 0 });
    try {
      // The server makes the copy: what this device has not sent yet goes first.
      await records?.sync.run();
      const { file, parts } = await downloadCopy({
        connection,
        uploads,
        part,
        signal: calledOff.signal,
        onBytes: (bytes) => setState({ step: 'making', bytes }),
      });
      calledOff.signal.throwIfAborted();
      const name = parts > 1 ? `kindling-${today()}-part-${part}-of-${parts}.zip` : `kindling-${today()}.zip`;
      saveFile(name, file);
      const unsent = records?.store.unsent().length ?? 0;
      setState({ step: 'saved', name, bytes: file.size, unsent, part, parts });
    } catch {
      setState({ step: calledOff.signal.aborted ? 'cancelled' : 'broken' });
    } finally {
      running.current = null;
    }
  };

  return {
    state,
    start: (uploads: boolean, part = 1) => void start(uploads, part),
    cancel: () => running.current?.abort(),
  };
};
