import { useState } from 'react';
import type { ScreeningMode } from '#domain/screening/screening-items.ts';
import { loadReport } from '#web/features/screening/save-report.ts';
import { Button } from '#web/ui/button.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

interface Kind {
  readonly lead: string;
  readonly other: string;
  readonly otherPath: string;
}

const kinds: Readonly<Record<ScreeningMode, Kind>> = {
  standard: {
    lead: 'Twenty-four short sentences about the past six months, one at a time. It takes five to seven minutes.',
    other: 'Take the longer version instead: 36 sentences and six questions, about twelve minutes',
    otherPath: '/adhd-screening?mode=full',
  },
  full: {
    lead: 'Thirty-six short sentences about the past six months, one at a time, and six questions around them. It takes about twelve minutes.',
    other: 'Take the shorter version instead: 24 sentences, five to seven minutes',
    otherPath: '/adhd-screening',
  },
};

const promises = [
  [
    'A profile, not a diagnosis.',
    'You see the traits you reported in six areas. It can’t tell whether you have ADHD.',
  ],
  ['Anonymous.', 'No account, no e-mail, no name.'],
  [
    'Nothing is stored or sent.',
    'Your answers stay on this page, and your profile is worked out here. The report is a file that only you have.',
  ],
  [
    'Reloading starts over.',
    'If you leave or reload the page, your answers are gone. You’ll be asked first.',
  ],
] as const;

/** How long somebody waits at most for what writes the report; it is then brought at the end. */
const timeoutMs = 4000;

/** Fetched now, so that nothing at all is asked for once the first answer is given. */
const getReady = async (): Promise<void> => {
  await Promise.race([
    loadReport().catch(() => undefined),
    new Promise((resolve) => {
      setTimeout(resolve, timeoutMs);
    }),
  ]);
};

interface ScreeningStartProps {
  readonly mode: ScreeningMode;
  readonly onStart: () => void;
}

export const ScreeningStart = ({ mode, onStart }: ScreeningStartProps) => {
  const [starting, setStarting] = useState(false);
  const { lead, other, otherPath } = kinds[mode];
  const start = (): void => {
    if (starting) return;
    setStarting(true);
    void getReady().then(onStart);
  };
  return (
    <>
      <PageHeading size="large">ADHD self-screening</PageHeading>
      <p className="mt-6 max-w-[60ch] text-xl text-muted">{lead}</p>
      <dl className="mt-9 grid gap-x-10 gap-y-6 rounded-3xl border border-line bg-surface p-6 sm:grid-cols-2 sm:p-8">
        {promises.map(([what, why]) => (
          <div key={what}>
            <dt className="font-semibold">{what}</dt>
            <dd className="mt-1 text-muted">{why}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-9 flex flex-wrap items-center gap-x-6 gap-y-4">
        <Button kind="primary" size="large" aria-disabled={starting} onClick={start}>
          {starting ? 'Getting ready…' : 'Start'}
        </Button>
        <p className="max-w-[44ch] text-muted">
          Each answer takes you to the next one. You can skip any sentence and go back at any time.
        </p>
      </div>
      <p className="mt-8">
        <a
          href={otherPath}
          className="inline-flex min-h-[44px] items-center text-muted underline underline-offset-4 hover:text-ink"
        >
          {other}
        </a>
      </p>
      <noscript>
        <p className="mt-6">The questions run in your browser and need JavaScript to be on.</p>
      </noscript>
    </>
  );
};
