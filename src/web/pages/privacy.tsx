import { speechShared } from '#domain/voice/speech-in-use.ts';
import { type BrowserKept, browserKept, cookiesSet, dataKept } from '#domain/privacy/data-kept.ts';
import { lastChanged } from '#domain/reading/last-changed.ts';
import { AnchoredHeading } from '#web/features/reading/anchored-heading.tsx';
import { FactCard } from '#web/features/reading/fact-card.tsx';
import { InlineLink } from '#web/features/reading/inline-link.tsx';
import { ReadingPage, type ReadingSection } from '#web/features/reading/reading-page.tsx';
import { useSpeechInUse } from '#web/platform/backend/speech-in-use.ts';

const bullets = 'list-disc space-y-2 pl-6 marker:text-calm';

const InTheBrowser = ({ items }: { readonly items: readonly BrowserKept[] }) => (
  <dl className="divide-y divide-line border-y border-line">
    {items.map((item) => (
      <div key={item.name} className="py-4">
        <dt>
          <code className="text-base break-all text-calm">{item.name}</code>
        </dt>
        <dd className="mt-1">
          {item.what} <span className="text-muted">{item.howLong}</span>
        </dd>
      </div>
    ))}
  </dl>
);

const SpeechShared = () => speechShared(useSpeechInUse());

const sections: readonly ReadingSection[] = [
  {
    id: 'who',
    title: 'Who is responsible',
    body: (
      <>
        <p>
          Kindling is free software. Anybody can run it on a computer of their own. Whoever runs the site you
          are on now decides about it and is responsible for your data. In this text we call them the
          operator.
        </p>
        <p>
          If you run Kindling on your own computer, the operator is you. Then your data does not leave your
          computer.
        </p>
        <p>
          If somebody else gave you the address of this site, ask them who the operator is, or{' '}
          <InlineLink to="/contact">write to the operator</InlineLink>. The people who wrote the software
          cannot see your data.
        </p>
      </>
    ),
  },
  {
    id: 'what',
    title: 'What is kept',
    body: (
      <>
        <p>This is the whole list of what the database holds about people.</p>
        <div className="space-y-4">
          {dataKept.map((kept) => (
            <FactCard
              key={kept.id}
              heading={
                <AnchoredHeading id={kept.id} level={3}>
                  {kept.what}
                </AnchoredHeading>
              }
              facts={[
                { name: 'Why', value: kept.why },
                { name: 'How long', value: kept.howLong },
                { name: 'How to delete', value: kept.howToDelete },
              ]}
            >
              {kept.holds}
            </FactCard>
          ))}
        </div>
        <p>
          Beside this, the server writes a log of its own work: which part was asked, how it went and how long
          it took. No names, no network addresses and nothing you wrote.
        </p>
        <p>
          When you speak to the voice button, this site hears the recording, answers, and forgets it. Neither
          the sound nor the words are stored, unless you turn on the list of what you said.
        </p>
      </>
    ),
  },
  {
    id: 'where',
    title: 'Where it is kept',
    body: (
      <>
        <p>
          In one PostgreSQL database, and for files in one folder. Both belong to the operator. When Kindling
          starts with no settings, both are on the same computer as Kindling itself.
        </p>
        <p>
          An operator can choose a database or a file store somewhere else. They can also keep back-ups. Ask
          them where those are and how long they last.
        </p>
      </>
    ),
  },
  {
    id: 'browser',
    title: 'What stays in your browser',
    body: (
      <>
        <p>
          Some things are kept on your device only. They are in your browser’s storage for this site. This is
          the list, with the names your browser shows:
        </p>
        <InTheBrowser items={browserKept} />
        <p>
          The key that keeps you signed in and the numbers for your device go along when your browser talks to
          this site. Your theme is also saved with your account, and a task once you save it, a message once
          you send it. The rest is not sent.
        </p>
      </>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies',
    body: (
      <>
        <p>
          A cookie is a short note that your browser keeps for a site. We use these and no others. None of
          them follows you around, so there is no banner to click away.
        </p>
        <InTheBrowser items={cookiesSet} />
      </>
    ),
  },
  {
    id: 'others',
    title: 'Who else gets to see it',
    body: (
      <>
        <p>
          Your browser loads everything from this site. There are no ads, no tracking, no counters and no
          fonts or scripts from other companies. Your data is not sold and not shared.
        </p>
        <p>Other services come in at three points, if the operator set them up:</p>
        <ul className={bullets}>
          <li>
            Sign-in. If you sign in with Google or another service, that service learns that you use this
            site. It tells us your name, your e-mail address and a link to your picture.
          </li>
          <li>
            Mail. If the operator uses a mail server, it carries the messages we send you, and a copy of what
            you write on the contact page.
          </li>
          <li>
            Speech. <SpeechShared />
          </li>
        </ul>
        <p>
          Admins of this site see lists of errors, the mail that could not be sent, and what people write on
          the contact page. The pages for admins never show your tasks. But the operator runs the computer
          with the database on it. In the end you have to trust them.
        </p>
      </>
    ),
  },
  {
    id: 'delete',
    title: 'How to get your data or delete it',
    body: (
      <>
        <ul className={bullets}>
          <li>Tasks: delete them one by one on your Tasks page.</li>
          <li>
            Messages to the operator: delete them on the <InlineLink to="/contact">contact page</InlineLink>{' '}
            while you are signed in.
          </li>
          <li>Things in your browser: clear this site’s data in the settings of your browser.</li>
          <li>
            Your account: ask the operator. An admin can delete it, and your tasks, devices and error reports
            go with it. There is no button for that here yet.
          </li>
          <li>
            A copy of your data: take it yourself, as one file, on the page{' '}
            <InlineLink to="/data-export">Download your data</InlineLink>. It says what is in it and what is
            not. For the rest, ask the operator.
          </li>
        </ul>
        <p>
          The record of sign-ins stays until the operator clears it. Back-ups that the operator made may hold
          your data for a while longer.
        </p>
        <p>
          The law where you live may give you more rights, such as to see your data or to have it put right.
          Turn to the operator for these too.
        </p>
      </>
    ),
  },
  {
    id: 'safety',
    title: 'How it is kept safe',
    body: (
      <>
        <p>
          The database itself checks each read and each change. It gives you your own rows and no one else’s.
          Passwords are stored scrambled. Pages may run only our own scripts. The page{' '}
          <InlineLink to="/security-overview">Security overview</InlineLink> says more, and what is still
          open.
        </p>
        <p>No system is perfect. If you find a hole, please tell the operator before you tell the world.</p>
      </>
    ),
  },
  {
    id: 'health',
    title: 'Health',
    body: (
      <p>
        Kindling is made for people with ADHD, but it does not ask whether you have it. Notes, energy and mood
        can say something about your health all the same. Write only what you want to have kept. Kindling is
        no medical advice and no treatment.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'When this text changes',
    body: (
      <p>
        The text changes when the software does. The date at the top says when that was last. The{' '}
        <InlineLink to="/terms">Terms of Service</InlineLink> say what you can expect of this site, and what
        we ask of you.
      </p>
    ),
  },
];

export const Page = () => (
  <ReadingPage
    title="Privacy Policy"
    changed={lastChanged['/privacy']}
    inShort={
      <>
        <p>
          Your data is in the database of whoever runs this site. If that is your own computer, it stays
          there.
        </p>
        <p>No ads. No tracking. Nothing is loaded from other companies. What you write is yours.</p>
      </>
    }
    sections={sections}
  />
);
