import { Download } from 'lucide-react';
import { useState } from 'react';
import { partLimits } from '#domain/archive/upload-parts.ts';
import { CopyRhythmChoice } from '#web/features/archive/copy-rhythm.tsx';
import { copySize } from '#web/features/archive/copy-size.ts';
import { CopyStatus } from '#web/features/archive/copy-status.tsx';
import { KeptCopies } from '#web/features/archive/kept-copies.tsx';
import { useCopy } from '#web/features/archive/use-copy.ts';
import { Button } from '#web/ui/button.tsx';
import { Switch } from '#web/ui/switch.tsx';

interface CopyPanelProps {
  /** Why no copies are made by themselves here; null where they may be. The copy by hand is everybody's. */
  readonly notHeld: string | null;
}

/** Everything in one file: by hand at any time, and by itself now and then. */
export const CopyPanel = ({ notHeld }: CopyPanelProps) => {
  const { state, start, cancel } = useCopy();
  const [uploads, setUploads] = useState(true);
  const isMaking = state.step === 'making';
  return (
    <div className="space-y-8">
      <div className="rounded-3xl border border-line bg-surface p-5 sm:p-7">
        <p className="max-w-prose">
          One zip file with everything you have here: tables for any spreadsheet, a calendar, text for
          reading, and all of it in a form that Kindling can put back.
        </p>
        <div className="mt-4">
          <Switch label="With the files you uploaded" checked={uploads} onChange={setUploads} />
          <p className="mt-1 max-w-prose text-muted">
            More than {copySize(partLimits.bytes)} of them come in several files, one after the other.
          </p>
        </div>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button
            kind="primary"
            size="large"
            className="max-sm:px-4!"
            disabled={isMaking}
            onClick={() => start(uploads)}
          >
            <Download aria-hidden="true" />
            Download a copy
          </Button>
          {isMaking && (
            <Button size="large" onClick={cancel}>
              Cancel
            </Button>
          )}
        </div>
        <CopyStatus state={state} onPart={(part) => start(true, part)} />
      </div>
      <div>
        <h3 className="text-lg font-semibold">Copies by themselves</h3>
        <p className="mt-1 mb-4 max-w-prose text-muted">
          Without your uploads, kept here where only you can open them. The last three stay.
        </p>
        <CopyRhythmChoice notHeld={notHeld} />
        <KeptCopies />
      </div>
    </div>
  );
};
