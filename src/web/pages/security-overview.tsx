import { lastChanged } from '#domain/reading/last-changed.ts';
import { InlineLink } from '#web/features/reading/inline-link.tsx';
import { ReadingPage, type ReadingSection } from '#web/features/reading/reading-page.tsx';
import { CheckedFacts } from '#web/features/security/checked-facts.tsx';
import { CheckedMark } from '#web/features/security/checked-mark.tsx';
import { HouseDrawing } from '#web/features/security/house-drawing.tsx';

const bullets = 'list-disc space-y-2 pl-6 marker:text-calm';

const Rooms = () => (
  <figure className="grid items-center gap-8 rounded-3xl bg-surface p-6 sm:p-8 md:grid-cols-2">
    <div className="flex justify-center">
      <HouseDrawing />
    </div>
    <figcaption>
      <dl className="space-y-4">
        <div>
          <dt className="font-semibold">Your room</dt>
          <dd>Tasks, projects, energy, focus, memories, your coach, what you said. Only for you.</dd>
        </div>
        <div>
          <dt className="font-semibold">The office</dt>
          <dd>
            Error reports, offered uploads, security events, messages to them, unsent e-mails. For admins.
          </dd>
        </div>
        <div>
          <dt className="font-semibold">The porch</dt>
          <dd>These pages and a little music. For everyone.</dd>
        </div>
        <div>
          <dt className="font-semibold">The cellar</dt>
          <dd>The machine with the database on it. The operator can reach every room from there.</dd>
        </div>
      </dl>
    </figcaption>
  </figure>
);

const sections: readonly ReadingSection[] = [
  {
    id: 'who',
    title: 'Who can see what',
    body: (
      <>
        <p>Think of a house. Each room has its own people.</p>
        <Rooms />
        <p className="flex gap-3 rounded-2xl bg-calm-soft p-4">
          <CheckedMark />
          <span>
            A line with this mark is more than a promise. A program tests it every time Kindling changes, and
            blocks any change that breaks it.
          </span>
        </p>
        <CheckedFacts
          facts={[
            'own-rows',
            'rows-guarded',
            'admins-read-none',
            'admins-read',
            'letters-closed',
            'admin-looked-up',
            'guests-read-none',
          ]}
        />
      </>
    ),
  },
  {
    id: 'sign-in',
    title: 'How you sign in',
    body: (
      <>
        <p>
          You don’t need another password. You sign in with a service the operator chose, such as Google, and
          it confirms that it’s you. The operator is the person or group that runs this site. Then your
          browser gets a pass and shows it with every request.
        </p>
        <CheckedFacts
          facts={[
            'provider-alone',
            'passwords-scrambled',
            'guesses-counted',
            'nothing-in-clear',
            'forgeries-refused',
          ]}
        />
        <p>
          On your own computer there’s a built-in sign-in. It doesn’t ask for a password, because anyone at
          the keyboard has the computer anyway. If other people can reach it, set a PIN in your settings.
        </p>
        <CheckedFacts facts={['local-sign-in', 'pin-closes']} />
      </>
    ),
  },
  {
    id: 'devices',
    title: 'Your devices, and how to sign them out',
    body: (
      <>
        <p>
          The page <InlineLink to="/sessions">Your devices</InlineLink> shows where you’re signed in. One
          press signs out a device, or all but this one.
        </p>
        <CheckedFacts
          facts={[
            'short-tokens',
            'ends-at-once',
            'ended-device-empties',
            'unsent-sealed',
            'reuse-ends-all',
            'device-cookie',
            'sign-out-clears',
          ]}
        />
      </>
    ),
  },
  {
    id: 'leaves',
    title: 'What leaves your device, and what doesn’t',
    body: (
      <>
        <p>
          What you write goes to this site, so your other devices have it too. It goes nowhere else, unless
          you turn on a language model. For what Kindling remembers about you, and what it never does, see{' '}
          <InlineLink to="/ai-memory-system">What Kindling remembers</InlineLink>.
        </p>
        <p>
          If you turn memory on, a small model on this site compares your question with your memories. Neither
          goes to another service for that.
        </p>
        <p>
          If the operator connects a language model, you can let it help with your questions. It’s off until
          you turn it on. Then it gets your question, and the memories and tasks that the answer needs.
        </p>
        <CheckedFacts
          facts={[
            'own-scripts',
            'microphone-only',
            'voice-not-kept',
            'voice-on-device',
            'voice-service-sound',
            'model-off',
            'model-shown',
            'model-suggests',
            'screening-silent',
            'logs-cleaned',
            'app-copy-impersonal',
          ]}
        />
      </>
    ),
  },
  {
    id: 'encryption',
    title: 'What is encrypted, and what isn’t',
    body: (
      <>
        <dl className="divide-y divide-line border-y border-line">
          <div className="py-4">
            <dt className="font-semibold">On the way to the server</dt>
            <dd className="mt-1">
              That’s up to the operator. Kindling itself uses plain HTTP, behind a server of theirs that adds
              encryption. Look for https in the address. If it’s missing, and the site isn’t on your own
              computer, don’t sign in.
            </dd>
          </div>
          <div className="py-4">
            <dt className="font-semibold">On the server’s disk</dt>
            <dd className="mt-1">
              Kindling doesn’t encrypt the database or the files. An encrypted disk does, if the operator has
              one. Ask them.
            </dd>
          </div>
          <div className="py-4">
            <dt className="font-semibold">On your device</dt>
            <dd className="mt-1">
              We don’t encrypt the copy in your browser. Your screen lock and disk encryption protect it.
            </dd>
          </div>
          <div className="py-4">
            <dt className="font-semibold">End to end</dt>
            <dd className="mt-1">
              No. The server can read what you write. It has to, in order to sort and search it.
            </dd>
          </div>
        </dl>
        <CheckedFacts facts={['stays-https', 'private-secrets']} />
      </>
    ),
  },
  {
    id: 'back-ups',
    title: 'Backups',
    body: (
      <>
        <p>
          Kindling doesn’t make backups by itself. The operator has to, and should test them now and then. Ask
          where they are and how long they’re kept: what you delete is still in an old one.
        </p>
        <CheckedFacts facts={['survives-crash']} />
      </>
    ),
  },
  {
    id: 'operator',
    title: 'What the operator can see',
    body: (
      <p>
        In the end, everything. Admins can’t read your tasks on this site. But the operator has the machine,
        and with it the database and the keys. No software running on their machine can change that. If you
        don’t trust anyone with it, run Kindling on your own computer. Then you are the operator.
      </p>
    ),
  },
  {
    id: 'do-not',
    title: 'What we don’t do',
    body: (
      <>
        <ul className={bullets}>
          <li>No ads, and no selling of data.</li>
          <li>No trackers, no analytics, no fonts or scripts from other companies.</li>
          <li>No location tracking, and no device fingerprinting.</li>
        </ul>
        <p>
          Five other services can be involved, each only if the operator sets it up: one for sign-in, one for
          e-mail, one for speech, one for storing files, and a language model. The{' '}
          <InlineLink to="/privacy#others">Privacy Policy</InlineLink> says what each of them gets.
        </p>
        <CheckedFacts facts={['privacy-complete', 'deletion-whole']} />
      </>
    ),
  },
  {
    id: 'open',
    title: 'What is still missing',
    body: (
      <ul className={bullets}>
        <li>Nobody outside the project has audited the software yet. It isn’t certified.</li>
        <li>There’s no reward for finding a security problem.</li>
        <li>A script that got into a page could act as you. We do a lot to keep one out.</li>
        <li>
          The key that keeps you signed in is in your browser. Anyone with your unlocked device has it too.
        </li>
        <li>You can’t delete your whole account yourself yet. The operator can do it for you.</li>
        <li>Uploaded files aren’t scanned for viruses.</li>
        <li>The operator’s backups may still hold a deleted account for a while.</li>
      </ul>
    ),
  },
  {
    id: 'you',
    title: 'What you can do yourself',
    body: (
      <ol className="list-decimal space-y-2 pl-6 marker:text-calm">
        <li>Lock your screen.</li>
        <li>Turn on two-step sign-in at your sign-in service. That protects this site too.</li>
        <li>Check Your devices now and then. Sign out any you don’t recognise.</li>
        <li>Sign out on shared devices.</li>
        <li>Only write what you’re happy for us to keep.</li>
        <li>Ask the operator about https, disk encryption and backups.</li>
      </ol>
    ),
  },
  {
    id: 'report',
    title: 'How to report a security problem',
    body: (
      <>
        <p>
          Please tell the operator before you make it public. Write what you did, what you saw, and what you
          think could happen. The <InlineLink to="/contact">contact form</InlineLink> reaches them. The file{' '}
          <a
            href="/.well-known/security.txt"
            className="text-calm underline underline-offset-4 hover:text-ink"
          >
            security.txt
          </a>{' '}
          says how they’d like to be contacted.
        </p>
        <p>
          Use your own account for tests, leave other people’s data alone, and don’t try to bring the site
          down. We aim to thank you and fix it. We can’t promise how fast.
        </p>
        <p>
          For how it all works inside, see{' '}
          <InlineLink to="/security-architecture">Security architecture</InlineLink>.
        </p>
      </>
    ),
  },
];

export const Page = () => (
  <ReadingPage
    title="Security overview"
    changed={lastChanged['/security-overview']}
    inShort={
      <>
        <p>What you write is yours. Other people can’t read it, and neither can this site’s admins.</p>
        <p>
          The operator of the server could, as on any site. This page says what’s safe, what isn’t, and what’s
          still missing.
        </p>
      </>
    }
    sections={sections}
  />
);
