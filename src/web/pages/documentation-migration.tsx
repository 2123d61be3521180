import { lazy, Suspense } from 'react';
import { lastChanged } from '#domain/reading/last-changed.ts';
import { useAuth } from '#web/features/auth/auth-context.tsx';
import { useSignIn } from '#web/features/auth/use-sign-in.ts';
import { InlineLink } from '#web/features/reading/inline-link.tsx';
import { ReadingPage, type ReadingSection } from '#web/features/reading/reading-page.tsx';
import { hasStoredSession } from '#web/platform/backend/stored-session.ts';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

// A visitor's page carries none of it.
const ListImport = lazy(async () => ({
  default: (await import('#web/features/list-import/list-import.tsx')).ListImport,
}));

const bullets = 'list-disc space-y-2 pl-6 marker:text-calm';
const numbers = 'list-decimal space-y-2 pl-6 marker:text-calm';

const waiting = <Spinner text="Opening…" className="py-16" />;

const Door = () => {
  const signIn = useSignIn('/documentation-migration');
  return (
    <>
      <p>
        This is where your list goes, once Kindling knows who you are. Sign in, and you come right back to
        this place.
      </p>
      <Button kind="primary" size="large" onClick={signIn}>
        Sign in to bring a list
      </Button>
    </>
  );
};

const ImportHere = () => {
  const { ready, user } = useAuth();
  // Somebody who may be signed in is not shown what a visitor sees.
  if (!ready && hasStoredSession()) return waiting;
  if (user === null) return <Door />;
  return (
    <Suspense fallback={waiting}>
      <ListImport key={user.id} />
    </Suspense>
  );
};

/** Which page of theirs was read, and when: menus move. */
const ReadOn = ({ title, also }: { readonly title: string; readonly also?: string }) => (
  <p className="text-muted">
    From their own {also === undefined ? 'page' : 'pages'} “{title}”{also !== undefined && <> and “{also}”</>}
    , read on <time dateTime="2026-11-16">16 November 2026</time>.
  </p>
);

const sections: readonly ReadingSection[] = [
  { id: 'bring', title: 'Bring a list', body: <ImportHere /> },
  {
    id: 'how',
    title: 'How it works',
    body: (
      <>
        <ol className={numbers}>
          <li>Get your list out of the other app, as a file or as text. The steps are below.</li>
          <li>Paste it above, drop the file there, or choose it.</li>
          <li>Look at what was found. Nothing is saved yet.</li>
          <li>Press the button. Do you not like it? One press has it all as it was before.</li>
        </ol>
        <p>
          The file is read on your own device. It is not sent anywhere. Only the tasks you bring are saved,
          and this works without a network too.
        </p>
        <p>
          Four hundred tasks in Today would help nobody. So a task with a day waits for that day. All the
          others wait under Someday. A day that has passed is kept as the due day, but it does not push.
        </p>
      </>
    ),
  },
  {
    id: 'what',
    title: 'What comes along',
    body: (
      <>
        <ul className={bullets}>
          <li>The title, the note, the due day, and whether it is done.</li>
          <li>The list or project. One with the same name here is used again.</li>
          <li>Steps: tasks below a task, and check lists.</li>
          <li>
            How it comes again, if Kindling can say just the same. “Every Monday” yes, “the second Friday” no.
          </li>
          <li>Minutes and energy, if a column or a label names them, such as “15 min” or “low energy”.</li>
        </ul>
        <p>
          What we cannot read for certain goes into the note, word for word. What has no place here, such as a
          priority, is shown to you before you bring the list. You can have it written into the notes as well.
          Files, comments by others and alarms stay behind.
        </p>
        <p>
          What is done stays behind, and so does what you have here already. Each has a switch, if you want it
          after all.
        </p>
      </>
    ),
  },
  {
    id: 'todoist',
    title: 'From Todoist',
    body: (
      <>
        <p>
          Open a project, press the three dots at the top, and export it as a CSV file. Do this once for each
          project. With a paid plan you can also open Settings, then Backups, and get all projects at once.
          That is a ZIP file: open it first, then bring the CSV files one by one.
        </p>
        <p>
          Their back-ups hold what is still open, not what is done. A date such as “every day” becomes a task
          that comes again. What stands further in becomes a step.
        </p>
        <ReadOn
          title="Import or export a project as a CSV file in Todoist"
          also="Download or restore backups in Todoist"
        />
      </>
    ),
  },
  {
    id: 'google-tasks',
    title: 'From Google Tasks',
    body: (
      <>
        <p>
          Go to Google Takeout and sign in. All boxes are ticked at first. Untick them, then tick Tasks alone.
          Go on to the next step, choose to get a link by mail, and start the export. Open the ZIP file that
          you get and bring the file Tasks.json.
        </p>
        <ReadOn title="How to download your Google data" />
      </>
    ),
  },
  {
    id: 'apple-reminders',
    title: 'From Apple Reminders',
    body: (
      <>
        <p>
          Sign in at privacy.apple.com and ask for a copy of your data. Tick the part with reminders. It can
          take some days until the files are there. Calendar files end in “.ics”, and we read the tasks in
          them. Tables and text files work too.
        </p>
        <p>In a hurry? Select the list in the app, copy it, and paste it above. One line becomes one task.</p>
        <ReadOn title="Get a copy of the data associated with your Apple ID account" />
      </>
    ),
  },
  {
    id: 'trello',
    title: 'From Trello',
    body: (
      <>
        <p>
          With a Premium or Enterprise plan, your workspace has a tab called Export. Only its admins see it.
          The CSV files it gives can be brought here. A board that you saved as JSON can be brought as well.
          The board becomes a project, and check lists become steps. Cards in the archive stay there.
        </p>
        <ReadOn title="Automating Exports" also="Manage a Workspace" />
      </>
    ),
  },
  {
    id: 'asana',
    title: 'From Asana',
    body: (
      <>
        <p>
          Open a project or My Tasks. Press the arrow beside its name, choose Export, then CSV. One file can
          hold up to 2,000 tasks. Bring the file here as it is.
        </p>
        <ReadOn title="Privacy & security" />
      </>
    ),
  },
  {
    id: 'others',
    title: 'From TickTick, Notion and others',
    body: (
      <>
        <p>
          For TickTick, Notion and Microsoft To Do we found no page of theirs that we could read. So we do not
          tell you which menu to open. Look for the word Export or Back-up in the settings. What we know is
          what their files look like:
        </p>
        <ul className={bullets}>
          <li>TickTick: the CSV back-up, with the lines in front of the table.</li>
          <li>Notion: the CSV file of a table of tasks. A page with boxes to tick works as text.</li>
          <li>Outlook: a CSV file with Subject and Due Date.</li>
          <li>
            Any table whose first row names its columns. One of them has to be Title, Name or Task. Others
            that we know: Notes, Status, Due date, Project, Labels, Energy, Minutes, Repeat.
          </li>
        </ul>
        <p>No file at all? Select the list on the screen, copy it, and paste it above.</p>
      </>
    ),
  },
  {
    id: 'paper',
    title: 'From paper, or from your head',
    body: (
      <>
        <p>
          Type or say one thing per line. Do not sort, do not think about days. Dashes, numbers and boxes in
          front of a line are taken off. A line that starts with # names a project. A dash further in is a
          step.
        </p>
        <p>
          Or take a photo of the paper and let your phone copy the text out of it. Then paste it above. You
          can also add one thing at a time on <InlineLink to="/add-task">Add a task</InlineLink>.
        </p>
      </>
    ),
  },
  {
    id: 'bounds',
    title: 'What it does not do',
    body: (
      <ul className={bullets}>
        <li>It copies once. It does not stay linked to the other app.</li>
        <li>It does not change or delete anything over there.</li>
        <li>It reads up to 2 MB, 5,000 tasks and 200 columns at a time. Bring more in parts.</li>
        <li>It does not open ZIP files. Your device can do that.</li>
        <li>
          You want to leave again? See{' '}
          <InlineLink to="/data-export">how to take your data with you</InlineLink>.
        </li>
      </ul>
    ),
  },
];

export const Page = () => (
  <ReadingPage
    title="Bring your lists"
    changed={lastChanged['/documentation-migration']}
    inShort={
      <>
        <p>You do not have to type it all again. Paste a list from another app, or drop its file here.</p>
        <p>You look first, then bring, and one press takes it all back. Today stays calm.</p>
      </>
    }
    sections={sections}
  />
);
