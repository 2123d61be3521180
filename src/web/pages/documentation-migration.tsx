import { lazy, Suspense } from 'react';
import { lastChanged } from '#domain/reading/last-changed.ts';
import { useAuth } from '#web/features/auth/auth-context.tsx';
import { SignInButton } from '#web/features/auth/sign-in-button.tsx';
import { WaitingPart } from '#web/features/auth/waiting-for-host.tsx';
import { InlineLink } from '#web/features/reading/inline-link.tsx';
import { ReadingPage, type ReadingSection } from '#web/features/reading/reading-page.tsx';
import { hasStoredSession } from '#web/platform/backend/stored-session.ts';

// A visitor's page carries none of it.
const ListImport = lazy(async () => ({
  default: (await import('#web/features/list-import/list-import.tsx')).ListImport,
}));

const bullets = 'list-disc space-y-2 pl-6 marker:text-calm';
const numbers = 'list-decimal space-y-2 pl-6 marker:text-calm';

const waiting = <WaitingPart text="Loading…" className="py-16" />;

const Door = () => (
  <>
    <p>Sign in to import your list. You’ll come right back here.</p>
    <SignInButton next="/documentation-migration" kind="primary" size="large">
      Sign in to import
    </SignInButton>
  </>
);

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
    Based on their {also === undefined ? 'page' : 'pages'} “{title}”{also !== undefined && <> and “{also}”</>}
    , read on <time dateTime="2026-11-16">16 November 2026</time>.
  </p>
);

const sections: readonly ReadingSection[] = [
  { id: 'bring', title: 'Import a list', body: <ImportHere /> },
  {
    id: 'how',
    title: 'How it works',
    body: (
      <>
        <ol className={numbers}>
          <li>Export your list from the other app, as a file or as text. The steps are below.</li>
          <li>Paste it above, drop the file there, or choose it.</li>
          <li>Check the preview. Nothing is saved yet.</li>
          <li>Press Import. Changed your mind? Undo it with one press.</li>
        </ol>
        <p>
          The file is read on your own device and isn’t sent anywhere. Only the tasks you import are saved. It
          works offline too.
        </p>
        <p>
          Four hundred tasks in Today wouldn’t help anyone. So a task with a day waits until that day, and the
          rest go to Someday. A day that has passed is kept as the due date, but nothing turns red.
        </p>
      </>
    ),
  },
  {
    id: 'what',
    title: 'What gets imported',
    body: (
      <>
        <ul className={bullets}>
          <li>The title, the note, the due date, and whether it’s done.</li>
          <li>The list or project. If you already have a project with that name, it’s used.</li>
          <li>Steps: subtasks and checklists.</li>
          <li>Repeats, such as “every Monday” or “the second Friday”.</li>
          <li>Minutes and energy, if a column or a label has them, such as “15 min” or “low energy”.</li>
        </ul>
        <p>
          Anything we’re not sure about goes into the note, word for word. Anything Kindling has no field for,
          such as a priority, is shown to you before you import. You can add it to the notes as well. Files,
          other people’s comments and alarms aren’t imported.
        </p>
        <p>Done tasks and tasks you already have here are left out, unless you turn them on.</p>
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
          That’s a ZIP file: unzip it, then import the CSV files one by one.
        </p>
        <p>
          Todoist backups contain open tasks, not done ones. A date such as “every day” becomes a repeating
          task. Indented tasks become steps.
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
          Go to Google Takeout and sign in. All boxes are ticked at first. Untick them, then tick only Tasks.
          Go to the next step, choose to get a link by e-mail, and start the export. Unzip the file you get
          and import Tasks.json.
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
          take a few days until the files are ready. Calendar files end in “.ics”, and we read the tasks in
          them. Tables and text files work too.
        </p>
        <p>In a hurry? Select the list in the app, copy it, and paste it above. Each line becomes a task.</p>
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
          You can import the CSV files it gives you, or a board you saved as JSON. The board becomes a
          project, and checklists become steps. Archived cards aren’t imported.
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
          hold up to 2,000 tasks. Import the file as it is.
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
          We couldn’t check the help pages for TickTick, Notion and Microsoft To Do, so we can’t tell you
          which menu to open. Look for Export or Backup in the settings. We can read these files:
        </p>
        <ul className={bullets}>
          <li>TickTick: the CSV backup, including the lines above the table.</li>
          <li>Notion: the CSV file of a task table. A page with checkboxes works as text.</li>
          <li>Outlook: a CSV file with Subject and Due Date.</li>
          <li>
            Any table with column names in the first row. One of them has to be Title, Name or Task. We also
            know Notes, Status, Due date, Project, Labels, Energy, Minutes and Repeat.
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
          Type or say one thing per line. Don’t sort, and don’t worry about days. Dashes, numbers and boxes at
          the start of a line are removed. A line that starts with # names a project. An indented dash is a
          step.
        </p>
        <p>
          Or take a photo of the paper, let your phone copy the text, and paste it above. You can also add one
          thing at a time on <InlineLink to="/add-task">Add a task</InlineLink>.
        </p>
      </>
    ),
  },
  {
    id: 'bounds',
    title: 'What it doesn’t do',
    body: (
      <ul className={bullets}>
        <li>It copies once. It doesn’t stay in sync with the other app.</li>
        <li>It doesn’t change or delete anything in the other app.</li>
        <li>It reads up to 2 MB, 5,000 tasks and 200 columns at a time. Import more in parts.</li>
        <li>It doesn’t open ZIP files. Your device can do that.</li>
        <li>
          Want to leave again? See <InlineLink to="/data-export">how to download your data</InlineLink>.
        </li>
      </ul>
    ),
  },
];

export const Page = () => (
  <ReadingPage
    title="Import your tasks"
    changed={lastChanged['/documentation-migration']}
    inShort={
      <>
        <p>You don’t have to type it all again. Paste a list from another app, or drop its file here.</p>
        <p>You see a preview first, and you can undo the import with one press. Today stays calm.</p>
      </>
    }
    sections={sections}
  />
);
