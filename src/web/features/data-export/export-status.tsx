import type { ExportState } from '#web/features/data-export/use-export.ts';

const number = new Intl.NumberFormat('en-GB');

const Saved = ({ state }: { readonly state: Extract<ExportState, { step: 'saved' }> }) => {
  const { entries, missing } = state.exported;
  const saved = `${state.name} is in your downloads, with ${number.format(entries)} entries.`;
  if (missing.length === 0) return <p>{saved} Nothing is missing.</p>;
  return (
    <>
      <p>{saved} Some parts couldn’t be read. The file says which. Try again when you’re online.</p>
      <ul className="mt-2 list-disc space-y-1 pl-6 marker:text-calm">
        {missing.map(({ part, why }) => (
          <li key={part}>
            {part}: {why}
          </li>
        ))}
      </ul>
    </>
  );
};

/** How far it is: a bar, and the same in words. */
const Making = ({ state }: { readonly state: Extract<ExportState, { step: 'making' }> }) => {
  const { done, all } = state.progress;
  return (
    <>
      <progress aria-label="Copy" value={done} max={all} className="h-3 w-full accent-calm" />
      <p className="mt-2 text-muted">
        Part {Math.min(done + 1, all)} of {all}. You can keep using this page.
      </p>
    </>
  );
};

export const ExportStatus = ({ state }: { readonly state: ExportState }) => (
  <output className="mt-5 block empty:hidden">
    {state.step === 'making' && <Making state={state} />}
    {state.step === 'saved' && <Saved state={state} />}
    {state.step === 'cancelled' && <p>Stopped. No file was saved, and nothing is lost.</p>}
    {state.step === 'broken' && <p>We couldn’t create the file. Your data is safe. Please try again.</p>}
  </output>
);
