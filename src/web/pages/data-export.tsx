import { lazy, Suspense } from 'react';
import { leftOut } from '#domain/data-export/left-out.ts';
import { lastChanged } from '#domain/reading/last-changed.ts';
import { useAuth } from '#web/features/auth/auth-context.tsx';
import { SignInButton } from '#web/features/auth/sign-in-button.tsx';
import { WaitingPart } from '#web/features/auth/waiting-for-host.tsx';
import { InlineLink } from '#web/features/reading/inline-link.tsx';
import { ReadingPage, type ReadingSection } from '#web/features/reading/reading-page.tsx';
import { hasStoredSession } from '#web/platform/backend/stored-session.ts';

// A visitor's page carries none of it.
const ExportPanel = lazy(async () => ({
  default: (await import('#web/features/data-export/export-panel.tsx')).ExportPanel,
}));

const bullets = 'list-disc space-y-2 pl-6 marker:text-calm';

const waiting = <WaitingPart text="Loading…" className="py-16" />;

const Door = () => (
  <>
    <p>Sign in to download your data here.</p>
    <SignInButton next="/data-export" kind="primary" size="large">
      Sign in to download
    </SignInButton>
  </>
);

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
  { id: 'take', title: 'Download', body: <TakeHere /> },
  {
    id: 'inside',
    title: 'What’s in the file',
    body: (
      <>
        <p>“Download everything” gives you one file with:</p>
        <ul className={bullets}>
          <li>Your tasks, steps, projects and milestones, and what you deleted in the last 30 days.</li>
          <li>Your energy check-ins, focus sessions and your notes about them.</li>
          <li>The tracks you put aside, and the ones that played while you focused.</li>
          <li>What you said to the voice button, if you chose to keep it.</li>
          <li>Your memories, suggestions for more of them, and where each was used.</li>
          <li>Your settings, theme, name, e-mail address and tier.</li>
          <li>Your devices, and the security events and error reports linked to you.</li>
          <li>Your messages from the contact page, and the details of music you uploaded.</li>
        </ul>
        <p>
          Changes that haven’t reached the server yet are in it too. A list at the end, called notSent, shows
          each one.
        </p>
        <p>
          The <InlineLink to="/privacy">Privacy Policy</InlineLink> lists what we keep. A test in our code
          compares that list with this file, so nothing gets left out.
        </p>
      </>
    ),
  },
  {
    id: 'not-inside',
    title: 'What’s not in it',
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
            A format that other programs can read. The file names its format and version, so people can still
            make sense of it in ten years.
          </dd>
        </div>
        <div className="py-4">
          <dt className="font-semibold">Tasks as CSV</dt>
          <dd className="mt-1">
            A table for any spreadsheet, with one row per task. Most task apps can import it. A cell that
            starts with a sign such as = gets a small mark in front, so no spreadsheet runs it as a formula.
          </dd>
        </div>
        <div className="py-4">
          <dt className="font-semibold">Tasks as plain text</dt>
          <dd className="mt-1">
            Markdown, with a heading for each project and a checkbox for each task. Good for reading, printing
            and pasting into notes.
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
          For another task app, use the CSV. Look for Import in that app. If it asks which column is which,
          check the first row.
        </p>
        <p>
          For your tasks on another Kindling site, use the CSV too and{' '}
          <InlineLink to="/documentation-migration">import it</InlineLink> there. Titles, notes, days, energy,
          minutes, steps, projects and repeats come back as they were.
        </p>
        <p>To look inside the JSON file, open it in a text editor or drop it into a new browser tab.</p>
      </>
    ),
  },
  {
    id: 'how-long',
    title: 'How long it takes',
    body: (
      <>
        <p>
          A few seconds for most people. You can see the progress and stop at any time. Your tasks come from
          this device, so the two task files work offline too.
        </p>
        <p>
          If a part can’t be read, you still get the rest. The page and the file both say which part is
          missing. You’ll never get an incomplete file that doesn’t say so.
        </p>
      </>
    ),
  },
  {
    id: 'yours',
    title: 'It’s yours',
    body: (
      <>
        <p>
          You wrote it, so it belongs to you. A copy is free and changes nothing here. Download one as often
          as you like. The file is made on your device and saved only there.
        </p>
        <p>
          The file says a lot about you. Keep it somewhere private, and delete it when you no longer need it.
        </p>
      </>
    ),
  },
  {
    id: 'bounds',
    title: 'What this page doesn’t do',
    body: (
      <ul className={bullets}>
        <li>
          It has no uploads in its file. The zip on your{' '}
          <InlineLink to="/data-archival#copy">Data Archival page</InlineLink> has them, and can be made for
          you every week or month.
        </li>
        <li>
          It doesn’t bring a file back. Put the zip or the JSON file back on your{' '}
          <InlineLink to="/data-archival#restore">Data Archival page</InlineLink>. You see what it would bring
          first.
        </li>
        <li>It doesn’t send the file to anyone.</li>
        <li>
          It doesn’t delete anything. You do that under{' '}
          <InlineLink to="/data-archival#delete">Delete your data</InlineLink>.
        </li>
      </ul>
    ),
  },
];

export const Page = () => (
  <ReadingPage
    title="Download your data"
    changed={lastChanged['/data-export']}
    inShort={
      <>
        <p>Everything you have here fits into one file. It’s yours, and you can download it any time.</p>
        <p>
          We don’t hold anything back to make you stay. What can’t be in the file is listed below, with the
          reason.
        </p>
      </>
    }
    sections={sections}
  />
);
