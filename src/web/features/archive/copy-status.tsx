import { copySize } from '#web/features/archive/copy-size.ts';
import type { CopyState } from '#web/features/archive/use-copy.ts';
import { ProgressBar } from '#web/ui/progress-bar.tsx';

const Saved = ({ state }: { readonly state: Extract<CopyState, { step: 'saved' }> }) => (
  <>
    <p>
      {state.name} is in your downloads, {copySize(state.bytes)}. Keep it in a safe place: whoever has it can
      read it.
    </p>
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
export const CopyStatus = ({ state }: { readonly state: CopyState }) => (
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
  </>
);
