import { Check, X } from 'lucide-react';
import { Link } from 'react-router';
import type { MemorySettings } from '#domain/memory/memory-settings.ts';
import { useForgetting } from '#web/features/memory/forget/use-forgetting.tsx';
import { GrowthRings } from '#web/features/memory/growth-rings.tsx';
import { useSaveMemorySettings } from '#web/services/memory/use-memory-actions.ts';
import { Button } from '#web/ui/button.tsx';

const lists = [
  {
    title: 'What it does',
    Sign: Check,
    look: 'text-calm',
    points: [
      'Finds sentences worth keeping in what you write, and asks you about each one.',
      'Keeps your exact words, with the day and where they came from.',
      'Answers questions like “What helped with the tax form?”',
      'Lets you change, merge or forget anything.',
    ],
  },
  {
    title: 'What it never does',
    Sign: X,
    look: 'text-muted',
    points: [
      'Store anything without your yes.',
      'Send a memory anywhere without your yes.',
      'Make things up. If it doesn’t know, it says so.',
      'Show your memories to the people who run this site.',
    ],
  },
] as const;

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
        className="mt-8 rounded-3xl border border-line bg-surface p-6 sm:p-10"
      >
        <div className="flex items-center justify-between gap-10">
          <div>
            <h2 id="memory-off" className="text-2xl font-semibold text-balance">
              Memory is off
            </h2>
            <p className="mt-3 max-w-[46ch] text-lg text-muted">
              Memory keeps the small things you learn about yourself, so you don’t have to hold them in your
              head.
            </p>
            <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
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
            <p className="mt-3 text-muted">You can turn it off again here at any time.</p>
          </div>
          <div className="hidden w-48 shrink-0 md:block">
            <GrowthRings />
          </div>
        </div>
        <div className="mt-8 grid gap-8 border-t border-line pt-8 md:grid-cols-2">
          {lists.map(({ title, Sign, look, points }) => (
            <div key={title}>
              <h3 className="text-lg font-semibold">{title}</h3>
              <ul className="mt-3 space-y-3">
                {points.map((text) => (
                  <li key={text} className="flex gap-3">
                    <Sign aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${look}`} />
                    {text}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </section>
      {settings.everOn && <LeftFromBefore />}
    </>
  );
};
