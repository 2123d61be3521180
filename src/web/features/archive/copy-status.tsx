import { Download } from 'lucide-react';
import { copySize } from '#web/features/archive/copy-size.ts';
import type { CopyState } from '#web/features/archive/use-copy.ts';
import { Button } from '#web/ui/button.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';

interface CopyStatusProps {
  readonly state: CopyState;
  /** Your uploads are more than one file holds: the next of them. */
  readonly onPart: (part: number) => void;
}

const Saved = ({ state }: { readonly state: Extract<CopyState, { step: 'saved' }> }) => (
  <>
    <p>
      {state.name} is in your downloads, {copySize(state.bytes)}. Keep it in a safe place: whoever has it can
      read it.
    </p>
    {state.parts > 1 && (
      <p className="mt-2">
        Your uploads don’t all fit into one file. This is part {state.part} of {state.parts}. Each part has
        everything else too, and can be put back by itself.
      </p>
    )}
    {state.unsent > 0 && (
      <p className="mt-2">
        {state.unsent === 1 ? 'One change' : `${state.unsent} changes`} on this device couldn’t be sent yet
        and
        {state.unsent === 1 ? ' isn’t' : ' aren’t'} in it. Take another copy when you’re online.
      </p>
    )}
  </>
);

/** How far it is: a bar, and the same in words, which screen readers hear at the beginning and at the end. */
export const CopyStatus = ({ state, onPart }: CopyStatusProps) => (
  <>
    {state.step === 'making' && (
      <div className="mt-5">
        <ProgressBar label="Copy" percent={null} />
        <p aria-live="off" className="mt-2 text-muted">
          {copySize(state.bytes)} so far. You can keep using this page.
        </p>
      </div>
    )}
    <output className="mt-5 block empty:hidden">
      {state.step === 'making' && <span className="sr-only">Making your copy.</span>}
      {state.step === 'saved' && <Saved state={state} />}
      {state.step === 'cancelled' && <p>Stopped. No file was saved, and nothing is lost.</p>}
      {state.step === 'broken' && <p>The copy couldn’t be made. Your data is safe. Please try again.</p>}
    </output>
    {state.step === 'saved' && state.part < state.parts && (
      <Button className="mt-3" onClick={() => onPart(state.part + 1)}>
        <Download aria-hidden="true" />
        Download part {state.part + 1} of {state.parts}
      </Button>
    )}
  </>
);
