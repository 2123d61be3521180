import { Check, X } from 'lucide-react';
import { Link } from 'react-router';
import type { MemorySettings } from '#domain/memory/memory-settings.ts';
import { useForgetting } from '#web/features/memory/forget/use-forgetting.tsx';
import { GrowthRings } from '#web/features/memory/growth-rings.tsx';
import { useSaveMemorySettings } from '#web/services/memory/use-memory-actions.ts';
import { Button } from '#web/ui/button.tsx';

const does = [
  'It finds sentences worth keeping in what you write, and asks you about each one.',
  'It keeps your exact words, with the day and where they came from.',
  'You can ask it things, like “What helped with the tax form?”',
  'You can change, merge or forget anything, any time.',
];

const never = [
  'It never stores anything without your yes.',
  'It never sends your memories anywhere.',
  'It never makes things up. If it doesn’t know, it says so.',
];

interface OffProps {
  readonly settings: MemorySettings;
}

/** Whoever had it on may have something stored: it can be forgotten without turning memory on again. */
const LeftFromBefore = () => {
  const forgetting = useForgetting();
  return (
    <section aria-labelledby="memory-left" className="mt-6 rounded-3xl border border-line p-6 sm:p-8">
      <h2 id="memory-left" className="text-xl font-semibold">
        What you stored before
      </h2>
      <p className="mt-2 text-muted">
        It’s still yours, and nobody uses it. Turn memory on to read it, or forget it here.
      </p>
      <Button className="mt-4" onClick={() => forgetting.ask({ all: true })}>
        Forget everything
      </Button>
      {forgetting.receipts}
      {forgetting.dialog}
    </section>
  );
};

/** What memory is, what it never does, and one button. Nothing else is loaded until it is pressed. */
export const MemoryOff = ({ settings }: OffProps) => {
  const { mutate, isPending } = useSaveMemorySettings();
  return (
    <>
      <section
        aria-labelledby="memory-off"
        className="mt-8 grid items-center gap-8 rounded-3xl border border-line bg-surface p-6 sm:p-10 lg:grid-cols-[1fr_auto]"
      >
        <div>
          <h2 id="memory-off" className="text-2xl font-semibold text-balance">
            Memory is off
          </h2>
          <p className="mt-3 max-w-[60ch] text-lg text-muted">
            Memory keeps the small things you learn about yourself, so you don’t have to hold them in your
            head.
          </p>
          <ul className="mt-6 space-y-3">
            {does.map((text) => (
              <li key={text} className="flex gap-3">
                <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-calm" />
                {text}
              </li>
            ))}
            {never.map((text) => (
              <li key={text} className="flex gap-3">
                <X aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted" />
                {text}
              </li>
            ))}
          </ul>
          <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3">
            <Button
              kind="primary"
              size="large"
              disabled={isPending}
              onClick={() => mutate({ ...settings, enabled: true, everOn: true })}
            >
              Turn on memory
            </Button>
            <Link
              to="/ai-memory-system"
              className="py-2.5 text-calm underline underline-offset-4 hover:text-ink"
            >
              How memory works
            </Link>
          </div>
          <p className="mt-4 text-muted">You can turn it off again on this page, in one tap.</p>
        </div>
        <div className="hidden w-64 opacity-90 lg:block">
          <GrowthRings />
        </div>
      </section>
      {settings.everOn && <LeftFromBefore />}
    </>
  );
};
