import { deletionGraceDays } from '#domain/privacy/deletion-grace.ts';
import { type BrowserKept, browserKept, cookiesSet, dataKept } from '#domain/privacy/data-kept.ts';
import { lastChanged } from '#domain/reading/last-changed.ts';
import { AnchoredHeading } from '#web/features/reading/anchored-heading.tsx';
import { FactCard } from '#web/features/reading/fact-card.tsx';
import { InlineLink } from '#web/features/reading/inline-link.tsx';
import { ReadingPage, type ReadingSection } from '#web/features/reading/reading-page.tsx';
import { useOperatorSentence } from '#web/platform/backend/operator-sentence.ts';

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

const SpeechShared = () => useOperatorSentence('speech-shared');

const sections: readonly ReadingSection[] = [
  {
    id: 'who',
    title: 'Who is responsible',
    body: (
      <>
        <p>
          Kindling is free software. Anyone can run it on their own computer. The person or group that runs
          the site you’re on now is responsible for your data. In this text we call them the operator.
        </p>
        <p>
          If you run Kindling on your own computer, you are the operator. Then your data doesn’t leave your
          computer.
        </p>
        <p>
          If someone else gave you the address of this site, ask them who the operator is, or{' '}
          <InlineLink to="/contact">write to the operator</InlineLink>. The people who wrote the software
          can’t see your data.
        </p>
      </>
    ),
  },
  {
    id: 'what',
    title: 'What we keep',
    body: (
      <>
        <p>This is the full list of what the database holds about people.</p>
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
          The server also writes a log of its own work: what was requested, how it went and how long it took.
          No names, no IP addresses and nothing you wrote.
        </p>
        <p>
          When you use the voice button, this site turns the recording into words, replies, and deletes it. We
          don’t store the sound, and we don’t store the words unless you turn on the list of what you said.
        </p>
      </>
    ),
  },
  {
    id: 'where',
    title: 'Where it’s kept',
    body: (
      <>
        <p>
          In one PostgreSQL database, with files in one folder. Both belong to the operator. By default, both
          are on the same computer as Kindling itself.
        </p>
        <p>
          An operator can choose a database or file storage somewhere else. They can also keep backups. Ask
          them where those are and how long they keep them.
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
          Some things are kept only on your device, in your browser’s storage for this site. Here’s the list,
          with the names your browser shows:
        </p>
        <InTheBrowser items={browserKept} />
        <p>
          The key that keeps you signed in and the numbers for your device are sent when your browser talks to
          this site. Your theme is also saved with your account. So is a task once you save it, and a message
          once you send it. The rest isn’t sent.
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
          A cookie is a short note that your browser keeps for a site. We only use these. None of them tracks
          you, so there’s no banner to click away.
        </p>
        <InTheBrowser items={cookiesSet} />
      </>
    ),
  },
  {
    id: 'others',
    title: 'Who else can see it',
    body: (
      <>
        <p>
          Your browser loads everything from this site. There are no ads, no tracking, no analytics, and no
          fonts or scripts from other companies. We don’t sell or share your data.
        </p>
        <p>Other services are involved in six cases, if the operator set them up:</p>
        <ul className={bullets}>
          <li>
            Sign-in. If you sign in with Google or another service, that service learns that you use this
            site. It tells us your name, your e-mail address and a link to your picture.
          </li>
          <li>
            E-mail. If the operator uses a mail server, it carries the e-mails we send you, and a copy of what
            you write on the contact page.
          </li>
          <li>
            Text messages. If the operator uses a service that sends them and you chose a phone number as your
            second step, it gets your number and the code.
          </li>
          <li>
            Speech. <SpeechShared />
          </li>
          <li>
            Files. If the operator stores files with another service, it holds the music and pictures you
            upload.
          </li>
          <li>
            A language model. It’s off until you turn it on. Then it gets what you ask, and the memories and
            tasks that the answer needs, but never those marked to stay here. You see the exact text before it
            first leaves, and the address it goes to. We don’t add your name or your e-mail address. What the
            service keeps isn’t up to us.
          </li>
        </ul>
        <p>
          Admins of this site see lists of errors, unsent e-mails, and what people write on the contact page.
          Admin pages never show your tasks. But the operator runs the computer with the database on it. In
          the end, you have to trust them.
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
          <li>Things in your browser: clear this site’s data in your browser’s settings.</li>
          <li>
            Your account, or one kind of data, or some days of it: delete it on your{' '}
            <InlineLink to="/data-archival">Data Archival page</InlineLink>. You have {deletionGraceDays} days
            to keep your account after all. Then what you wrote, your files, your devices, e-mails to you and
            log lines about you go with it.
          </li>
          <li>
            A copy of your data: get it yourself, as one file, on the page{' '}
            <InlineLink to="/data-export">Download your data</InlineLink>. That page says what’s in it and
            what isn’t. For the rest, ask the operator.
          </li>
        </ul>
        <p>
          All that’s left is that an account was deleted, and when. The operator’s backups may hold your data
          for a while longer.
        </p>
        <p>
          The law where you live may give you more rights, such as the right to see or correct your data. Ask
          the operator about these too.
        </p>
      </>
    ),
  },
  {
    id: 'safety',
    title: 'How we keep it safe',
    body: (
      <>
        <p>
          The database itself checks every read and every change. It gives you your own rows and nobody
          else’s. Passwords are stored scrambled. Pages can only run our own scripts. The page{' '}
          <InlineLink to="/security-overview">Security overview</InlineLink> says more, and what is still
          missing.
        </p>
        <p>
          No system is perfect. If you find a security problem, please tell the operator before you make it
          public.
        </p>
      </>
    ),
  },
  {
    id: 'health',
    title: 'Health',
    body: (
      <p>
        Kindling is made for people with ADHD, but it doesn’t ask whether you have it. Still, your notes,
        energy and mood can say something about your health. Only write what you’re happy for us to keep.
        Kindling doesn’t give medical advice and isn’t a treatment.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'When this text changes',
    body: (
      <p>
        This text changes when the software does. The date at the top shows the last change. The{' '}
        <InlineLink to="/terms">Terms of Service</InlineLink> say what you can expect from this site, and what
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
          Your data is in the database of the people who run this site. If that’s you, on your own computer,
          it stays there.
        </p>
        <p>No ads. No tracking. Nothing is loaded from other companies. What you write is yours.</p>
      </>
    }
    sections={sections}
  />
);
