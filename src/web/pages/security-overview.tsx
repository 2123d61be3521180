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
          <dd>Tasks, projects, energy, focus, what you said. For you alone.</dd>
        </div>
        <div>
          <dt className="font-semibold">The office</dt>
          <dd>
            Error reports, uploads, signs of trouble, messages to them, mail that got stuck. For admins.
          </dd>
        </div>
        <div>
          <dt className="font-semibold">The porch</dt>
          <dd>These pages and a little music. For everybody.</dd>
        </div>
        <div>
          <dt className="font-semibold">The cellar</dt>
          <dd>The machine with the database on it. Whoever runs it can reach all rooms from there.</dd>
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
            A line with this mark is not just a promise. A program tests it each time Kindling changes, and a
            change that breaks it is stopped.
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
          You do not make up one more password. You go to a sign-in service that the operator chose, such as
          Google, and it tells us that you are you. The operator is whoever runs this site. Then your browser
          gets a pass, and shows it each time it asks for something.
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
          On your own computer there is a sign-in that is built in. It asks for no password, since whoever
          sits at the keyboard has the computer anyway. If others can reach it, set a PIN in your settings.
        </p>
        <CheckedFacts facts={['local-sign-in', 'pin-closes']} />
      </>
    ),
  },
  {
    id: 'devices',
    title: 'Your devices, and how to end them',
    body: (
      <>
        <p>
          The page <InlineLink to="/sessions">Your devices</InlineLink> shows where you are signed in. One
          press ends one of them, or all but this one.
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
    title: 'What leaves your device, and what does not',
    body: (
      <>
        <p>
          What you write goes to the site you use, so that your other devices have it too. It goes nowhere
          else. What Kindling remembers about you, and what it never does, is on the page{' '}
          <InlineLink to="/ai-memory-system">Memory</InlineLink>.
        </p>
        <CheckedFacts
          facts={[
            'own-scripts',
            'microphone-only',
            'voice-not-kept',
            'voice-on-device',
            'voice-service-sound',
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
    title: 'What is encrypted, and what is not',
    body: (
      <>
        <dl className="divide-y divide-line border-y border-line">
          <div className="py-4">
            <dt className="font-semibold">On the way</dt>
            <dd className="mt-1">
              That is the operator’s part. Kindling speaks plain HTTP and stands behind a server of theirs
              that adds the lock. Look for https in the address. If it is not there, and the site is not on
              your own computer, do not sign in.
            </dd>
          </div>
          <div className="py-4">
            <dt className="font-semibold">On the server’s disk</dt>
            <dd className="mt-1">
              Kindling does not encrypt the database or the files. An encrypted disk does that, if the
              operator has one. Ask them.
            </dd>
          </div>
          <div className="py-4">
            <dt className="font-semibold">On your device</dt>
            <dd className="mt-1">
              The copy in your browser is not encrypted by us. The lock of your screen and of your disk guards
              it.
            </dd>
          </div>
          <div className="py-4">
            <dt className="font-semibold">From end to end</dt>
            <dd className="mt-1">
              No. The server can read what you write. It has to, to sort and search it.
            </dd>
          </div>
        </dl>
        <CheckedFacts facts={['stays-https', 'private-secrets']} />
      </>
    ),
  },
  {
    id: 'back-ups',
    title: 'Back-ups',
    body: (
      <>
        <p>
          Kindling makes no back-ups by itself. The operator has to, and has to try now and then whether they
          can be read back. Ask where they are and how long they last: what you delete is still in an old one.
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
        In the end, everything. Admins cannot read your tasks on this site. But the operator has the machine,
        and with it the database and the keys. No software that runs on their machine can change that. If you
        do not trust anybody with it, run Kindling on your own computer. Then the operator is you.
      </p>
    ),
  },
  {
    id: 'do-not',
    title: 'What we do not do',
    body: (
      <>
        <ul className={bullets}>
          <li>No ads, and no selling of data.</li>
          <li>No trackers, no counters, no fonts or scripts from other companies.</li>
          <li>No look at your location, and no print of your device to know you by.</li>
        </ul>
        <p>
          Four other services can come in, each only if the operator sets it up: one for sign-in, one for
          mail, one for speech and one that stores files. The{' '}
          <InlineLink to="/privacy#others">Privacy Policy</InlineLink> says what each of them gets.
        </p>
        <CheckedFacts facts={['privacy-complete', 'deletion-whole']} />
      </>
    ),
  },
  {
    id: 'open',
    title: 'What is still open',
    body: (
      <ul className={bullets}>
        <li>Nobody from outside has checked the software so far. There is no audit and no seal.</li>
        <li>There is no reward for finding a weakness.</li>
        <li>A script that got into a page could act as you. We do a lot to keep one out.</li>
        <li>
          The key that keeps you signed in lies in your browser. Whoever has your open device has it too.
        </li>
        <li>You cannot delete your whole account by yourself yet. The operator can do it for you.</li>
        <li>Uploaded files are not searched for viruses.</li>
        <li>Back-ups that the operator made may still hold a deleted account for a while.</li>
      </ul>
    ),
  },
  {
    id: 'you',
    title: 'What you can do yourself',
    body: (
      <ol className="list-decimal space-y-2 pl-6 marker:text-calm">
        <li>Lock your screen.</li>
        <li>Use a second step with your sign-in service. That guards this site, too.</li>
        <li>Now and then, look at Your devices. End what you do not know.</li>
        <li>On a device that others use, sign out.</li>
        <li>Write down only what you want to have kept.</li>
        <li>Ask the operator about https, disks and back-ups.</li>
      </ol>
    ),
  },
  {
    id: 'report',
    title: 'How to report a weakness',
    body: (
      <>
        <p>
          Please tell the operator before you tell the world. Write what you did, what you saw, and what you
          think could come of it. The <InlineLink to="/contact">contact form</InlineLink> reaches them. The
          file{' '}
          <a
            href="/.well-known/security.txt"
            className="text-calm underline underline-offset-4 hover:text-ink"
          >
            security.txt
          </a>{' '}
          names the way they prefer.
        </p>
        <p>
          Use your own account for tests, leave other people’s data alone, and do not try to bring the site
          down. We aim to answer with thanks and with a fix. How fast, we cannot promise.
        </p>
        <p>
          How it all works inside is on the page{' '}
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
        <p>
          What you write is yours alone. Other people cannot read it, and admins of this site cannot either.
        </p>
        <p>
          Whoever runs the machine could, as on any site. This page says what is safe, what is not, and what
          is still open.
        </p>
      </>
    }
    sections={sections}
  />
);
