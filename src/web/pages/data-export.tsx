import { lazy, Suspense } from 'react';
import { leftOut } from '#domain/data-export/left-out.ts';
import { lastChanged } from '#domain/reading/last-changed.ts';
import { useAuth } from '#web/features/auth/auth-context.tsx';
import { useSignIn } from '#web/features/auth/use-sign-in.ts';
import { InlineLink } from '#web/features/reading/inline-link.tsx';
import { ReadingPage, type ReadingSection } from '#web/features/reading/reading-page.tsx';
import { hasStoredSession } from '#web/platform/backend/stored-session.ts';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

// A visitor's page carries none of it.
const ExportPanel = lazy(async () => ({
  default: (await import('#web/features/data-export/export-panel.tsx')).ExportPanel,
}));

const bullets = 'list-disc space-y-2 pl-6 marker:text-calm';

const waiting = <Spinner text="Opening…" className="py-16" />;

const Door = () => {
  const signIn = useSignIn('/data-export');
  return (
    <>
      <p>Sign in, and the button for it stands right here.</p>
      <Button kind="primary" size="large" onClick={signIn}>
        Sign in to take your data
      </Button>
    </>
  );
};

const TakeHere = () => {
  const { ready, user } = useAuth();
  // Somebody who may be signed in is not shown what a visitor sees.
  if (!ready && hasStoredSession()) return waiting;
  if (user === null) return <Door />;
  return (
    <Suspense fallback={waiting}>
      <ExportPanel key={user.id} />
    </Suspense>
  );
};

const sections: readonly ReadingSection[] = [
  { id: 'take', title: 'Take it', body: <TakeHere /> },
  {
    id: 'inside',
    title: 'What is in the file',
    body: (
      <>
        <p>“Download everything” gives one file with all that this site lets you read about yourself:</p>
        <ul className={bullets}>
          <li>Tasks, their steps, projects and milestones. Also what you deleted, for 30 days.</li>
          <li>Energy answers, focus sessions and your notes about them.</li>
          <li>Which tracks you put aside, and which played while you worked.</li>
          <li>What you said to the voice button, if you chose to keep it.</li>
          <li>Your settings, your theme, your name and mail address, and your plan.</li>
          <li>Your devices, signs of trouble and error reports that name you.</li>
          <li>What you wrote to us on the contact page, and what is known about music you sent.</li>
        </ul>
        <p>
          What you changed and what has not reached the server yet is in it too. A list at the end, called
          notSent, names each such change.
        </p>
        <p>
          The <InlineLink to="/privacy">Privacy Policy</InlineLink> lists what is kept. A test in our code
          compares that list with this file, so that nothing new can be forgotten.
        </p>
      </>
    ),
  },
  {
    id: 'not-inside',
    title: 'What is not in it',
    body: (
      <dl className="divide-y divide-line border-y border-line">
        {leftOut.map(({ what, why }) => (
          <div key={what} className="py-4">
            <dt className="font-semibold">{what}</dt>
            <dd className="mt-1">{why}</dd>
          </div>
        ))}
      </dl>
    ),
  },
  {
    id: 'formats',
    title: 'Three kinds of file',
    body: (
      <dl className="divide-y divide-line border-y border-line">
        <div className="py-4">
          <dt className="font-semibold">Everything, as JSON</dt>
          <dd className="mt-1">
            Plain text that programs read with ease. It names its format and its version, so that people can
            still make sense of it in ten years.
          </dd>
        </div>
        <div className="py-4">
          <dt className="font-semibold">Tasks as CSV</dt>
          <dd className="mt-1">
            A table for any spreadsheet, one row for each task. Most task apps can take it in. A cell that
            starts with a sign such as = has a small mark in front, so that no spreadsheet runs it.
          </dd>
        </div>
        <div className="py-4">
          <dt className="font-semibold">Tasks as plain text</dt>
          <dd className="mt-1">
            Markdown: a heading for each project, a box for each task. Good to read, to print and to paste
            into notes.
          </dd>
        </div>
      </dl>
    ),
  },
  {
    id: 'elsewhere',
    title: 'How to use it elsewhere',
    body: (
      <>
        <p>
          For another task app, take the CSV. Look for Import in that app. If it asks which column is which,
          the first row tells you.
        </p>
        <p>
          For another Kindling, take the CSV too and{' '}
          <InlineLink to="/documentation-migration">bring it in</InlineLink> over there. Titles, notes, days,
          energy, minutes, steps, projects and repeats come back as they were.
        </p>
        <p>
          To look into the JSON file, open it in any text editor, or drop it into a new tab of your browser.
        </p>
      </>
    ),
  },
  {
    id: 'how-long',
    title: 'How long it takes',
    body: (
      <>
        <p>
          A few seconds for most people. You see how far it is, and you can stop at any time. Your tasks come
          from this device, so those two files work without a network.
        </p>
        <p>
          If a part cannot be read, you still get the rest. The page and the file both name the part that is
          missing. You never get a file that is short and does not say so.
        </p>
      </>
    ),
  },
  {
    id: 'yours',
    title: 'It is yours',
    body: (
      <>
        <p>
          You wrote it, so it belongs to you. Taking a copy changes nothing here and costs nothing. You can do
          it as often as you like. The file is made on your device and saved only there.
        </p>
        <p>
          It says a lot about you. Keep it where others do not look, and delete it when you no longer need it.
        </p>
      </>
    ),
  },
  {
    id: 'bounds',
    title: 'What this version does not do',
    body: (
      <ul className={bullets}>
        <li>It does not put the JSON file back as a whole. Only tasks come back, by way of the CSV.</li>
        <li>It does not make copies by itself, on a day of the week for instance.</li>
        <li>It does not send the file to anybody.</li>
        <li>
          It does not delete anything. How to do that is in the{' '}
          <InlineLink to="/privacy">Privacy Policy</InlineLink>.
        </li>
      </ul>
    ),
  },
];

export const Page = () => (
  <ReadingPage
    title="Take your data with you"
    changed={lastChanged['/data-export']}
    inShort={
      <>
        <p>Everything you have here fits into one file. It is yours, and you can take it at any time.</p>
        <p>
          Nothing is kept back so that you stay. What cannot be in the file is named below, with the reason.
        </p>
      </>
    }
    sections={sections}
  />
);
