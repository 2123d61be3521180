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
    title: 'The overview',
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
              functions. No other host is involved.
            </li>
            <li>
              <strong className="font-semibold">One door</strong> leads to the database. It checks who you are
              and whether you’re still signed in.
            </li>
            <li>
              <strong className="font-semibold">One database</strong> decides, row by row. The services add no
              rules of their own.
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
            The host checks the name it was called by. On your own machine it only answers to its own names.
          </li>
          <li>It checks the size. Requests that are too large are refused right away.</li>
          <li>
            It reads the key and the pass. The pass has to be signed by one of our keys, still valid, and
            meant for us.
          </li>
          <li>The service reads the request. Anything it doesn’t know is an error. It never guesses.</li>
          <li>
            It opens a transaction. One statement checks that the sign-in is still active, takes on the role,
            notes who is asking, and sets a time limit.
          </li>
          <li>The request’s one statement runs. The policies add their conditions to it.</li>
          <li>
            The transaction ends, and with it the role, the name and the limit. Nothing about the person stays
            on the connection.
          </li>
          <li>The reply goes out with its headers. Nothing is cached unless the reply says so.</li>
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
        <p>Admins have extra access to these, and to nothing else. First the tables:</p>
        <Names names={adminTables} />
        <p>Then the functions. Each one checks the role first:</p>
        <Names names={adminFunctions} />
        <p>
          Policies don’t apply to two roles: the owner of the tables, who creates them when the server starts,
          and <code className={code}>service_role</code>. No browser request runs as the first. The second
          needs the secret key.
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
            The pass is a signed token (ES256). Anyone can check it with the site’s public keys, but they
            can’t make one.
          </li>
          <li>The key decides how a token is checked, never the token.</li>
          <li>
            The refresh token gets you the next pass. It changes with each use. If it’s used twice, the
            sign-in ends. The one exception: the same browser asks again because the reply got lost.
          </li>
          <li>A sign-in that isn’t used for 180 days ends.</li>
          <li>
            Keys are created at the first start, or set by the operator. The server won’t start with weak
            keys. They can be changed without signing anyone out.
          </li>
          <li>
            Sign-in goes through OpenID Connect with state, nonce and PKCE. The return address is compared
            with an exact list.
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
            'model-key-sealed',
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
          One script can do more. The worker that understands speech on your device can compile WebAssembly.
          It has its own policy, and no page has that right.
        </p>
        <p>Pages can ask for the microphone. These are off:</p>
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
          Each file has a row, and a policy on that row decides who can read or change it. The file itself has
          a random name, on disk or in S3 storage. A signed link opens one file, for one purpose, for a
          limited time.
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
          Functions are small parts of the server with one job each, such as ending a sign-in or understanding
          a voice command.
        </p>
        <ul className={bullets}>
          <li>A call can be at most 64 KB. Only speech can send more.</li>
          <li>
            A recording has {voiceLimits.recordingBytes / 1024} KB and {voiceLimits.hardStopMs / 1000} seconds
            at most. After a number of them per minute, you have to wait.
          </li>
          <li>Music is made from a fixed list, one track at a time, in a limited queue.</li>
          <li>Heavy work runs in threads that can be stopped, never where requests are handled.</li>
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
          The server’s log says what was requested, how it went and how long it took. It has no names and no
          IP addresses. Error reports from browsers are kept for 30 days, security events for 90. What the
          content policy blocked isn’t reported to anyone.
        </p>
        <CheckedFacts facts={['logs-cleaned', 'screening-silent', 'guests-write-little']} />
      </>
    ),
  },
  {
    id: 'offline',
    title: 'The copy on your device',
    body: (
      <>
        <p>
          What you write is saved on your device first, in the browser’s own database, and merged field by
          field later. Each call carries the pass of the person it belongs to. If someone else has signed in
          since, the call isn’t made. The app’s own files are stored separately and contain nobody’s data.
        </p>
        <CheckedFacts facts={['app-copy-impersonal', 'sign-out-clears', 'survives-crash']} />
      </>
    ),
  },
  {
    id: 'threats',
    title: 'Threats, and what protects you',
    body: (
      <>
        <p>
          Open one to see the protection, the tests that prove it, and what risk remains. If a test named here
          is removed, another one fails.
        </p>
        <ThreatList />
      </>
    ),
  },
  {
    id: 'scope',
    title: 'What we can’t protect',
    body: (
      <>
        <ul className={bullets}>
          <li>The operator’s machine, disk, proxy and backups. Anyone who has them has everything.</li>
          <li>A device that someone else controls.</li>
          <li>The sign-in service. Anyone with your account there has this one too.</li>
          <li>A flood of traffic that blocks the network before it reaches us.</li>
          <li>Bugs in what we build on: Node, PostgreSQL, the browser, the libraries.</li>
          <li>A hosted Supabase project. There, Supabase handles sign-in, records and files.</li>
        </ul>
        <p>
          Nobody outside the project has audited this yet. For what else is missing, and how to report a
          problem, see the <InlineLink to="/security-overview#open">Security overview</InlineLink>.
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
        <p>One address, one way in, one database. The database decides about every row.</p>
        <p>
          This page is for people who want the details. It shows the real policies and the real header, and
          names the tests.
        </p>
      </>
    }
    sections={sections}
  />
);
