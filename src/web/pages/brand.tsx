import { HowWeSpeak } from '#web/features/brand/how-we-speak.tsx';
import { TheColours } from '#web/features/brand/the-colours.tsx';
import { TheMark } from '#web/features/brand/the-mark.tsx';
import { TypeAndMotion } from '#web/features/brand/type-and-motion.tsx';
import { Fire } from '#web/ui/fire.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

const TheName = () => (
  <header className="grid items-center gap-x-12 gap-y-10 lg:grid-cols-[1.4fr_1fr]">
    <div>
      <PageHeading size="large">Brand Story</PageHeading>
      <p className="mt-6 max-w-2xl text-2xl leading-snug text-balance">
        Kindling is the thin, dry wood that lets a fire begin. Nobody lights a log with a match.
      </p>
      <p className="mt-6 max-w-2xl text-lg text-muted">
        With ADHD, starting is often the hardest part. You want to do it, and you know what to do. What’s
        missing is something small enough to start with. That’s what Kindling gives you.
      </p>
    </div>
    <Fire level={2} className="mx-auto w-52 sm:w-64" />
  </header>
);

const TwoHalves = () => (
  <section aria-labelledby="two-halves" className="mt-24 lg:mt-32">
    <h2 id="two-halves" className="scroll-mt-24 text-2xl font-semibold sm:text-3xl">
      Small sparks, steady flow
    </h2>
    <div className="mt-8 grid gap-x-16 gap-y-8 text-lg md:grid-cols-2">
      <p>
        <strong className="block text-xl font-medium">A spark is small on purpose.</strong>
        <span className="mt-2 block text-muted">
          One task, not a list of forty. Its first step is something you can do with your hands. If it’s still
          too big, break it down again.
        </span>
      </p>
      <p>
        <strong className="block text-xl font-medium">Flow is steady, not fast.</strong>
        <span className="mt-2 block text-muted">
          You can pause a session, change it and carry on. Rest days are part of it. Nothing is lost because
          you looked away.
        </span>
      </p>
    </div>
  </section>
);

export const Page = () => (
  <main id="main" className="mx-auto w-full max-w-6xl px-5 pt-8 pb-24 sm:px-6 sm:pt-14">
    <TheName />
    <TwoHalves />
    <HowWeSpeak />
    <TheMark />
    <TheColours />
    <TypeAndMotion />
  </main>
);
