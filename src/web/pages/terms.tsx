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
          Kindling helps people with ADHD to find the one thing to do next. You say how much energy there is,
          and it shows a task that fits.
        </p>
        <p>
          It is software that people run themselves. Whoever runs the site you are on now is called the
          operator here. These terms are between you and them. If you run it on your own computer, you are the
          operator, and these terms are only for those you let in.
        </p>
      </>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    body: (
      <ul className={bullets}>
        <li>Sign in as yourself, and keep your sign-in to yourself.</li>
        <li>Sign out on a computer that others use too.</li>
        <li>If you think that somebody else got in, sign out and tell the operator.</li>
        <li>You can stop using Kindling at any time. Ask the operator to delete your account.</li>
      </ul>
    ),
  },
  {
    id: 'your-words',
    title: 'What you write is yours',
    body: (
      <p>
        Your tasks and notes belong to you. The operator may store them and show them to you, since that is
        how the site works, and may not use them for anything else. The{' '}
        <InlineLink to="/privacy">Privacy Policy</InlineLink> says what is kept and for how long.
      </p>
    ),
  },
  {
    id: 'fair-use',
    title: 'Please do not',
    body: (
      <ul className={bullets}>
        <li>break the law with it, or harm other people;</li>
        <li>try to get at things that are not yours, or to get around a limit;</li>
        <li>send so much that the site gets slow or stops for others;</li>
        <li>upload music or words that you have no right to share;</li>
        <li>act as if you were somebody else.</li>
      </ul>
    ),
  },
  {
    id: 'not-medical',
    title: 'Not medical advice',
    body: (
      <>
        <p>
          Kindling is a tool for your day. It does not find out whether you have ADHD, and it does not treat
          it. It does not take the place of a doctor or a therapist.
        </p>
        <p>
          Do not change your medicine because of something you saw here. If you are in danger or think of
          hurting yourself, call the emergency number where you live.
        </p>
      </>
    ),
  },
  {
    id: 'cost',
    title: 'What it costs',
    body: (
      <p>
        The software is free. This site takes no payments: there is no place in it to type in a card. If an
        operator asks you for money in some other way, that is a matter between you and them.
      </p>
    ),
  },
  {
    id: 'licence',
    title: 'The software and its licence',
    body: (
      <p>
        Kindling is open source under the MIT licence. You may use it, change it and pass it on, as long as
        the licence text stays with it. The flags in the footer are not under this licence: they have
        designers and rules of their own.
      </p>
    ),
  },
  {
    id: 'no-warranty',
    title: 'No warranty',
    body: (
      <>
        <p>
          The software comes as it is. The people who wrote it do not promise that it is free of faults, that
          it is always there, or that it fits what you need. As far as the law allows, they do not pay for
          damage that comes from using it.
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
        The operator may close an account that breaks these terms, and may stop running the site. It is fair
        to tell you first and to let you take your tasks with you, unless waiting would harm others.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'When these terms change',
    body: (
      <p>
        The date at the top says when the text last changed. If you do not agree with a change, you can stop
        using the site and ask for your account to be deleted.
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
        <p>Use it kindly. What you write stays yours. You can leave at any time.</p>
        <p>Kindling is a tool and no doctor, and it comes without a warranty.</p>
      </>
    }
    sections={sections}
  />
);
