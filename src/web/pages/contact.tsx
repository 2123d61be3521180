import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useAuth } from '#web/features/auth/auth-context.tsx';
import { ContactDesk } from '#web/features/contact/contact-desk.tsx';
import { LetterPicture } from '#web/features/contact/letter-picture.tsx';
import { InlineLink } from '#web/features/reading/inline-link.tsx';
import { VisitorDesk } from '#web/pages/islands/visitor-desk.tsx';
import { createIsland } from '#web/ui/island.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

// A visitor's page carries none of it.
const OwnMessages = lazy(async () => ({
  default: (await import('#web/features/contact/own-messages.tsx')).OwnMessages,
}));

const PriorityLine = lazy(async () => ({
  default: (await import('#web/features/licence/priority-line.tsx')).PriorityLine,
}));

const Desk = createIsland('contact', VisitorDesk);

const BesideTheForm = () => (
  <div className="space-y-10 lg:pt-2">
    <section aria-labelledby="what-happens">
      <h2 id="what-happens" className="text-xl font-semibold">
        What happens to your message
      </h2>
      <ul className="mt-3 list-disc space-y-2 pl-6 marker:text-calm">
        <li>It goes to the people who run this site.</li>
        <li>It’s kept for at most one year.</li>
        <li>We use your e-mail address only to reply.</li>
      </ul>
      <p className="mt-3">
        The <InlineLink to="/privacy#contact">Privacy Policy</InlineLink> says more.
      </p>
    </section>
    <section aria-labelledby="crisis" className="rounded-3xl bg-calm-soft p-6">
      <h2 id="crisis" className="text-xl font-semibold">
        If you need help now
      </h2>
      <p className="mt-3">
        Nobody watches this form around the clock. If you are in danger, or are thinking about harming
        yourself, please call your local emergency number now, or go to someone near you.
      </p>
    </section>
  </div>
);

interface ShortAnswer {
  readonly question: string;
  readonly answer: ReactNode;
}

const shortAnswers: readonly ShortAnswer[] = [
  {
    question: 'How do I get an account?',
    answer: (
      <>
        Press Get Started Free on the <InlineLink to="/">home page</InlineLink>. Your account is created when
        you first sign in. There’s no form to fill in.
      </>
    ),
  },
  {
    question: 'What does it cost?',
    answer: (
      <>
        Free costs nothing. <InlineLink to="/features-pricing">Features and pricing</InlineLink> shows what
        each tier includes.
      </>
    ),
  },
  {
    question: 'What do you know about me?',
    answer: (
      <>
        The <InlineLink to="/privacy#what">Privacy Policy</InlineLink> lists everything we keep, and{' '}
        <InlineLink to="/privacy#delete">how to delete it</InlineLink>.
      </>
    ),
  },
  {
    question: 'Do I have ADHD?',
    answer: (
      <>
        We can’t tell you. The <InlineLink to="/adhd-screening">self-screening</InlineLink> helps you put
        words to what you notice. A doctor or a psychologist can find out with you.
      </>
    ),
  },
  {
    question: 'Which music will help me focus?',
    answer: (
      <>
        That’s different for everyone. The <InlineLink to="/music-guide">music guide</InlineLink> explains
        what we know, and you can listen in the <InlineLink to="/music-library">music library</InlineLink>.
      </>
    ),
  },
  {
    question: 'Can I just talk to it?',
    answer: (
      <>
        Yes. Hold a button and say what you want. <InlineLink to="/voice">Voice Features</InlineLink> lists
        everything it understands.
      </>
    ),
  },
  {
    question: 'Can I have a copy of my data?',
    answer: (
      <>
        Yes. <InlineLink to="/data-export">Download your data</InlineLink> shows what’s in it and how to get
        it.
      </>
    ),
  },
  {
    question: 'Can I import my tasks?',
    answer: (
      <>
        Yes, from many apps. <InlineLink to="/documentation-migration">Import your tasks</InlineLink> shows
        you how.
      </>
    ),
  },
  {
    question: 'I found a security problem. Where do I report it?',
    answer: (
      <>
        Right here, please, before you make it public. The{' '}
        <InlineLink to="/security-overview">security overview</InlineLink> lists what we already know about.
      </>
    ),
  },
];

const ShortAnswers = () => (
  <section aria-labelledby="short-answers" className="mt-20">
    <h2 id="short-answers" className="text-2xl font-semibold sm:text-3xl">
      Short answers
    </h2>
    <p className="mt-3 max-w-2xl text-lg text-muted">Common questions. You may not need the form at all.</p>
    <div className="mt-8 grid gap-x-12 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
      {shortAnswers.map(({ question, answer }) => (
        <div key={question}>
          <h3 className="text-lg font-semibold">{question}</h3>
          <p className="mt-2">{answer}</p>
        </div>
      ))}
    </div>
  </section>
);

export const Page = () => {
  const { user } = useAuth();
  const [sent, setSent] = useState(0);
  return (
    <main id="main" className="mx-auto w-full max-w-6xl px-5 pt-6 pb-20 sm:px-6 lg:pt-14">
      <div className="flex items-center justify-between gap-12">
        <div>
          <PageHeading size="large" className="tracking-tight">
            Write to us
          </PageHeading>
          <p className="mt-5 max-w-xl text-xl text-muted">
            A question, a problem, an idea: one sentence is enough. It goes to the people who run this site.
          </p>
        </div>
        <LetterPicture className="h-auto w-56 shrink-0 max-md:hidden" />
      </div>
      <div className="mt-10 grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-[1.6fr_1fr]">
        {user === null ? <Desk /> : <ContactDesk account={user.email} onSent={() => setSent(sent + 1)} />}
        <BesideTheForm />
      </div>
      {user !== null && (
        <Suspense>
          <PriorityLine />
          <OwnMessages key={`${user.id} ${sent}`} />
        </Suspense>
      )}
      <ShortAnswers />
    </main>
  );
};
