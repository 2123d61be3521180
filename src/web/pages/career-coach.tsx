import { type ReactNode, Suspense } from 'react';
import type { WeeklyReview } from '#domain/coach/review/weekly-review.ts';
import { useAccess } from '#web/features/auth/use-access.ts';
import { WaitingPart } from '#web/features/auth/waiting-for-host.tsx';
import { CheckIns } from '#web/features/coach/check-ins.tsx';
import { GoalBox } from '#web/features/coach/goal-box.tsx';
import type { Answered } from '#web/features/coach/goal-reply.tsx';
import { useOwnData } from '#web/features/coach/use-own-data.ts';
import { WeeklyReviewPanel } from '#web/features/coach/weekly-review-panel.tsx';
import { NotInTier } from '#web/features/licence/not-in-tier.tsx';
import { useHeldFeature } from '#web/features/licence/use-held-feature.ts';
import { useTaskActions } from '#web/features/tasks/use-task-actions.ts';
import { usePlayerView } from '#web/services/player/use-player.ts';
import { createAwaitedPart } from '#web/ui/awaited-part.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { createLazyPart } from '#web/ui/lazy-part.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

// Each is folded away until somebody opens it.
const { Part: StrengthsPanel } = createAwaitedPart(
  async () => (await import('#web/features/coach/strengths-panel.tsx')).StrengthsPanel,
);
const { Part: DraftsPanel } = createAwaitedPart(
  async () => (await import('#web/features/coach/drafts-panel.tsx')).DraftsPanel,
);
const { Part: TellingPanel } = createAwaitedPart(
  async () => (await import('#web/features/coach/telling-panel.tsx')).TellingPanel,
);
const { Part: InterviewPanel } = createAwaitedPart(
  async () => (await import('#web/features/coach/interview-panel.tsx')).InterviewPanel,
);
const { Part: PastExperiments } = createAwaitedPart(
  async () => (await import('#web/features/coach/past-experiments.tsx')).PastExperiments,
);
const { Part: KeptCoach } = createLazyPart(
  async () => (await import('#web/features/coach/kept-coach.tsx')).KeptCoach,
);

interface FoldProps {
  readonly id: string;
  readonly name: string;
  readonly children: () => ReactNode;
}

const Fold = ({ id, name, children }: FoldProps) => (
  <Disclosure name={name} headingId={id}>
    {() => <div className="pt-2 pb-6">{children()}</div>}
  </Disclosure>
);

/** What was played is known by the tracks of the library. */
const Strengths = () => <StrengthsPanel library={usePlayerView().library} />;

// Nothing of it is fetched before there is an answer to go with.
const { Part: CoachAdvice } = createLazyPart(
  async () => (await import('#web/features/assistant/personal/personal-advice.tsx')).CoachAdvice,
);
const advice = (to: Answered | WeeklyReview): ReactNode => <CoachAdvice to={to} />;

const Review = () => {
  const { drop } = useTaskActions();
  return <WeeklyReviewPanel library={usePlayerView().library} onLetGo={drop} personal={advice} />;
};

const waiting = <WaitingPart text="Loading..." />;

/** The week and what goes well are worked out from a person's own numbers: another feature than the coach. */
const Analytics = ({ children }: { readonly children: ReactNode }) => {
  const held = useHeldFeature('advancedAnalytics');
  if (held.state === 'asking') return waiting;
  if (held.state === 'missing') return <NotInTier feature="advancedAnalytics" tier={held.tier} />;
  return <Suspense fallback={waiting}>{children}</Suspense>;
};

const Coach = () => {
  const { fullName } = useAccess();
  const own = useOwnData(fullName);
  return (
    <div className="mt-8 space-y-10">
      <CheckIns />
      <GoalBox own={own} personal={advice} />
      <section aria-labelledby="week">
        <h2 id="week" className="mb-4 text-2xl font-semibold">
          Your week
        </h2>
        <Analytics>
          <Review />
        </Analytics>
      </section>
      <div className="border-b border-line">
        <Fold id="strengths" name="What goes well">
          {() => (
            <Analytics>
              <Strengths />
            </Analytics>
          )}
        </Fold>
        <Fold id="drafts" name="Drafts">
          {() => <DraftsPanel own={own} />}
        </Fold>
        <Fold id="telling" name="Telling at work, or not">
          {() => <TellingPanel />}
        </Fold>
        <Fold id="interview" name="Rehearse an interview">
          {() => <InterviewPanel />}
        </Fold>
        <Fold id="past" name="What you tried">
          {() => <PastExperiments />}
        </Fold>
      </div>
    </div>
  );
};

export const Page = () => {
  const held = useHeldFeature('careerCoach');
  return (
    <>
      <PageHeading>Career Coach</PageHeading>
      <p className="mt-3 text-lg text-muted">
        One thing that should go better, one small thing to try. It works without a language model.
      </p>
      {held.state === 'asking' && <Spinner text="Loading..." className="mt-20" />}
      {held.state === 'missing' && (
        <>
          <NotInTier feature="careerCoach" tier={held.tier} />
          <KeptCoach />
        </>
      )}
      {(held.state === 'held' || held.state === 'unknown') && <Coach />}
    </>
  );
};
