import { lastChanged } from '#domain/reading/last-changed.ts';
import { refusedFeatures } from '#domain/security/browser-permissions.ts';
import { adminFunctions, adminTables } from '#domain/security/security-facts.ts';
import { voiceLimits } from '#domain/voice/voice-limits.ts';
import { InlineLink } from '#web/features/reading/inline-link.tsx';
import { ReadingPage, type ReadingSection } from '#web/features/reading/reading-page.tsx';
import { CheckedFacts } from '#web/features/security/checked-facts.tsx';
import { ContentPolicyList } from '#web/features/security/content-policy-list.tsx';
import { DoorDrawing } from '#web/features/security/door-drawing.tsx';
import { PolicyList } from '#web/features/security/policy-list.tsx';
import { RoleList } from '#web/features/security/role-list.tsx';
import { ThreatList } from '#web/features/security/threat-list.tsx';

const bullets = 'list-disc space-y-2 pl-6 marker:text-calm';
const numbered = 'list-decimal space-y-3 pl-6 marker:text-calm';
const code = 'text-base break-words text-calm';

const Names = ({ names }: { readonly names: readonly string[] }) => (
  <ul className="flex flex-wrap gap-2">
    {names.map((name) => (
      <li key={name} className="rounded-full bg-raised px-3 py-1">
        <code className="text-base break-all">{name}</code>
      </li>
    ))}
  </ul>
);

const sections: readonly ReadingSection[] = [
  {
    id: 'whole',
    title: 'The whole on one page',
    body: (
      <figure className="grid items-center gap-8 rounded-3xl bg-surface p-6 sm:p-8 md:grid-cols-2">
        <div className="flex justify-center">
          <DoorDrawing />
        </div>
        <figcaption>
          <ol className="space-y-5">
            <li>
              <strong className="font-semibold">Your browser</strong> knows one address and one public key.
            </li>
            <li>
              <strong className="font-semibold">One address</strong> serves pages, sign-in, records, files and
              functions. No other host takes part.
            </li>
            <li>
              <strong className="font-semibold">One door</strong> leads to the database. It asks who is there,
              and whether they are still signed in.
            </li>
            <li>
              <strong className="font-semibold">One database</strong> decides, row by row. The services add no
              rule of their own.
            </li>
          </ol>
        </figcaption>
      </figure>
    ),
  },
  {
    id: 'request',
    title: 'One request, step by step',
    body: (
      <>
        <ol className={numbered}>
          <li>
            The host looks at the name it was called by. On your own machine it answers to its own alone.
          </li>
          <li>It looks at the size. Too large is refused at once.</li>
          <li>
            It reads the key and the pass. The pass has to be signed by a key of ours, in force and meant for
            us.
          </li>
          <li>The service reads the request. What it does not know is an error. It never guesses.</li>
          <li>
            It goes to the door. A transaction begins. One statement looks up whether the sign-in is still
            live, takes on the role, notes who asks, and sets a time limit.
          </li>
          <li>The one statement of the request runs. The policies add their condition to it.</li>
          <li>
            The transaction ends, and with it role, name and limit. Nothing of the person is left on the
            connection.
          </li>
          <li>The answer goes out with its headers. It is kept by no cache, unless it says so itself.</li>
        </ol>
        <CheckedFacts
          facts={[
            'forgeries-refused',
            'session-and-person',
            'small-bodies',
            'ends-at-once',
            'ended-device-empties',
            'unsent-sealed',
            'values-apart',
            'time-limits',
            'costs-bounded',
            'shares-fair',
          ]}
        />
      </>
    ),
  },
  {
    id: 'roles',
    title: 'Who is who',
    body: (
      <>
        <p>
          The server logs in as <code className={code}>authenticator</code>, a role that can do nothing but
          take on one of these:
        </p>
        <RoleList />
        <CheckedFacts facts={['powerless-login', 'admin-looked-up']} />
      </>
    ),
  },
  {
    id: 'rows',
    title: 'Row-level security',
    body: (
      <>
        <p>
          A policy is a condition that the database adds to each read and each write. These are three of ours,
          word for word:
        </p>
        <PolicyList />
        <CheckedFacts
          facts={['own-rows', 'rows-guarded', 'guests-read-none', 'guests-write-little', 'pinned-functions']}
        />
        <p>Admins have a way of their own into these, and into nothing else. First the tables:</p>
        <Names names={adminTables} />
        <p>Then the functions. Each looks up the role before it says a word:</p>
        <Names names={adminFunctions} />
        <p>
          Two roles are not bound by policies: the owner of the tables, who makes them when the server starts,
          and <code className={code}>service_role</code>. No request of a browser runs as the first. The
          second needs the secret key.
        </p>
      </>
    ),
  },
  {
    id: 'tokens',
    title: 'Passes, keys and sign-ins',
    body: (
      <>
        <ul className={bullets}>
          <li>
            The pass is a signed token (ES256). Others can check it with the public keys, which the site
            shows. They cannot make one.
          </li>
          <li>How a token is checked is up to the key, never up to the token.</li>
          <li>
            The refresh token gets you the next pass. It changes with each use. Used twice, it ends the
            sign-in. One case is let through: the same browser asks once more since the answer got lost.
          </li>
          <li>A sign-in that rests for 180 days is over.</li>
          <li>
            Keys are made at the first start, or given by the operator. Weak ones stop the start. They can be
            changed with no one being signed out.
          </li>
          <li>
            Sign-in goes through OpenID Connect with state, nonce and PKCE. The way back is compared with an
            exact list.
          </li>
        </ul>
        <CheckedFacts
          facts={[
            'short-tokens',
            'reuse-ends-all',
            'device-cookie',
            'nothing-in-clear',
            'private-secrets',
            'guesses-counted',
            'no-telling',
            'no-tokens-in-addresses',
            'provider-accounts-closed',
            'letters-closed',
            'not-root',
          ]}
        />
      </>
    ),
  },
  {
    id: 'policy',
    title: 'The content policy',
    body: (
      <>
        <p>
          This is the header that came with this page. The server and this page read it from the same place,
          and a test compares the two.
        </p>
        <ContentPolicyList />
        <p>
          One script may do more. The worker that understands speech on your device may compile WebAssembly.
          It has a policy of its own, and no page has that right.
        </p>
        <p>Pages may ask for the microphone. These are off:</p>
        <Names names={refusedFeatures} />
        <CheckedFacts facts={['own-scripts', 'microphone-only', 'stays-https', 'one-origin']} />
      </>
    ),
  },
  {
    id: 'files',
    title: 'Files',
    body: (
      <>
        <p>
          The row is the file: who may read or change it is a policy on its row. The bytes lie under a random
          name, on disk or in a store that speaks S3. A link that was signed opens one file, for one purpose,
          for a while.
        </p>
        <CheckedFacts facts={['files-own-folder', 'files-harmless', 'names-no-paths', 'files-metered']} />
      </>
    ),
  },
  {
    id: 'functions',
    title: 'Functions and their limits',
    body: (
      <>
        <p>
          Functions are small parts of the server with one job each, such as to end a sign-in or to hear a
          command.
        </p>
        <ul className={bullets}>
          <li>A call has 64 KB at most. Only speech may send more.</li>
          <li>
            A recording has {voiceLimits.recordingBytes / 1024} KB and {voiceLimits.hardStopMs / 1000} seconds
            at most. So many a minute, then a wait.
          </li>
          <li>Music is made from a fixed list, one piece at a time, in a queue with an end.</li>
          <li>Hard work runs in threads that can be stopped, never where requests are answered.</li>
        </ul>
        <CheckedFacts facts={['caller-from-pass', 'small-bodies', 'voice-not-kept', 'voice-service-sound']} />
      </>
    ),
  },
  {
    id: 'logs',
    title: 'Logs',
    body: (
      <>
        <p>
          The server’s log says which part was asked, how it went and how long it took. It has no names and no
          network addresses. Reports of errors from browsers stay for 30 days. Signs of trouble stay for 90.
          What the content policy blocked is told to nobody.
        </p>
        <CheckedFacts facts={['logs-cleaned', 'screening-silent', 'guests-write-little']} />
      </>
    ),
  },
  {
    id: 'offline',
    title: 'The copy on the device',
    body: (
      <>
        <p>
          What you write is on your device first, in the browser’s own database, and merged field by field
          later. Each call carries the pass of the person it belongs to. If somebody else has signed in since,
          it is not made. The app’s own files are kept apart, and hold nothing of anybody.
        </p>
        <CheckedFacts facts={['app-copy-impersonal', 'sign-out-clears', 'survives-crash']} />
      </>
    ),
  },
  {
    id: 'threats',
    title: 'Threats, and what stands in the way',
    body: (
      <>
        <p>
          Open one to see what stands in its way, which tests show that, and what remains. If a test that is
          named here goes, another one fails.
        </p>
        <ThreatList />
      </>
    ),
  },
  {
    id: 'scope',
    title: 'What is out of scope',
    body: (
      <>
        <ul className={bullets}>
          <li>The operator’s machine, disk, proxy and back-ups. Who has them has all.</li>
          <li>A device that somebody else controls.</li>
          <li>The sign-in service. Who has your account there has this one.</li>
          <li>A flood that fills the line before it reaches us.</li>
          <li>Faults in the parts we build on: Node, PostgreSQL, the browser, the libraries.</li>
          <li>A hosted Supabase project. There the sign-in, the records and the files are its own.</li>
        </ul>
        <p>
          Nobody from outside has checked this so far. What else is open, and how to report a weakness, is on
          the page <InlineLink to="/security-overview#open">Security overview</InlineLink>.
        </p>
      </>
    ),
  },
];

export const Page = () => (
  <ReadingPage
    title="Security architecture"
    changed={lastChanged['/security-architecture']}
    inShort={
      <>
        <p>One address, one door, one database. The database decides about each row.</p>
        <p>
          This page is for people who want to look closely. It shows the real policies and the real header,
          and it names the tests.
        </p>
      </>
    }
    sections={sections}
  />
);
