import { lastChanged } from '#domain/reading/last-changed.ts';
import { InlineLink } from '#web/features/reading/inline-link.tsx';
import { ReadingPage, type ReadingSection } from '#web/features/reading/reading-page.tsx';

const bullets = 'list-disc space-y-2 pl-6 marker:text-calm';

const sections: readonly ReadingSection[] = [
  {
    id: 'what-it-is',
    title: 'What this is',
    body: (
      <>
        <p>
          Kindling helps people with ADHD find the one thing to do next. You say how much energy you have, and
          it shows a task that fits.
        </p>
        <p>
          It’s software that people run themselves. We call the person or group that runs the site you’re on
          now the operator. These terms are between you and them. If you run it on your own computer, you are
          the operator, and these terms are only for the people you let in.
        </p>
      </>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    body: (
      <ul className={bullets}>
        <li>Sign in as yourself, and don’t share your sign-in.</li>
        <li>Sign out on shared computers.</li>
        <li>If you think someone else got in, sign out and tell the operator.</li>
        <li>You can stop using Kindling at any time, and delete your account yourself.</li>
      </ul>
    ),
  },
  {
    id: 'your-words',
    title: 'What you write is yours',
    body: (
      <p>
        Your tasks and notes belong to you. The operator may store them and show them to you, because that’s
        how the site works, but may not use them for anything else. The{' '}
        <InlineLink to="/privacy">Privacy Policy</InlineLink> says what is kept and for how long.
      </p>
    ),
  },
  {
    id: 'fair-use',
    title: 'Please don’t',
    body: (
      <ul className={bullets}>
        <li>break the law with it, or harm other people;</li>
        <li>try to access things that aren’t yours, or get around a limit;</li>
        <li>send so much that the site slows down or stops for others;</li>
        <li>upload music or text you have no right to share;</li>
        <li>pretend to be someone else.</li>
      </ul>
    ),
  },
  {
    id: 'not-medical',
    title: 'Not medical advice',
    body: (
      <>
        <p>
          Kindling is a tool for your day. It can’t tell whether you have ADHD, and it doesn’t treat it. It
          doesn’t replace a doctor or a therapist.
        </p>
        <p>
          Don’t change your medication because of something you saw here. If you are in danger or are thinking
          about hurting yourself, call your local emergency number.
        </p>
      </>
    ),
  },
  {
    id: 'cost',
    title: 'What it costs',
    body: (
      <p>
        The software is free. This site takes no payments: there’s nowhere to enter a card. If an operator
        asks you for money some other way, that’s between you and them.
      </p>
    ),
  },
  {
    id: 'licence',
    title: 'The software and its licence',
    body: (
      <p>
        Kindling is open source under the MIT licence. You may use it, change it and pass it on, as long as
        the licence text stays with it. The flags in the footer aren’t covered by this licence: they have
        their own designers and rules.
      </p>
    ),
  },
  {
    id: 'no-warranty',
    title: 'No warranty',
    body: (
      <>
        <p>
          The software comes as is. The people who wrote it don’t promise that it’s free of errors, always
          available, or right for your needs. As far as the law allows, they’re not liable for damage that
          comes from using it.
        </p>
        <p>
          What the operator owes you depends on what you agreed with them and on the law where you live. No
          term here takes away a right that the law gives you.
        </p>
      </>
    ),
  },
  {
    id: 'ending',
    title: 'When it ends',
    body: (
      <p>
        The operator may close an account that breaks these terms, and may stop running the site. They should
        tell you first and let you take your tasks with you, unless waiting would harm others.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'When these terms change',
    body: (
      <p>
        The date at the top says when the text last changed. If you don’t agree with a change, you can stop
        using the site and delete your account.
      </p>
    ),
  },
];

export const Page = () => (
  <ReadingPage
    title="Terms of Service"
    changed={lastChanged['/terms']}
    inShort={
      <>
        <p>Use it with care for others. What you write stays yours. You can leave at any time.</p>
        <p>Kindling is a tool, not a doctor, and it comes without a warranty.</p>
      </>
    }
    sections={sections}
  />
);
