import type { ComponentType } from 'react';
import { Link } from 'react-router';
import type { AskWho } from '#web/features/delete-data/who-dialog.tsx';
import { useAuth } from '#web/features/auth/auth-context.tsx';
import { tierNames } from '#web/features/licence/licence-labels.ts';
import { useHeldFeature } from '#web/features/licence/use-held-feature.ts';
import { createAwaitedPart } from '#web/ui/awaited-part.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

// Each panel is fetched when it is drawn, so that the page stays as small as its first one.
const { Part: HeldPanel } = createAwaitedPart(
  async () => (await import('#web/features/held/held-panel.tsx')).HeldPanel,
);
const { Part: CopyPanel } = createAwaitedPart(
  async () => (await import('#web/features/archive/copy-panel.tsx')).CopyPanel,
);
const { Part: RestorePanel } = createAwaitedPart(
  async () => (await import('#web/features/restore/restore-panel.tsx')).RestorePanel,
);
const { Part: CalendarPanel } = createAwaitedPart(
  async () => (await import('#web/features/calendars/calendar-panel.tsx')).CalendarPanel,
);
const { Part: ArchivePanel } = createAwaitedPart(
  async () => (await import('#web/features/held/archive-panel.tsx')).ArchivePanel,
);
const { Part: SharesPanel } = createAwaitedPart(
  async () => (await import('#web/features/sharing/shares-panel.tsx')).SharesPanel,
);
const { Part: KeptList } = createAwaitedPart(
  async () => (await import('#web/features/held/kept-list.tsx')).KeptList,
);
const { Part: PointsPanel } = createAwaitedPart(
  async () => (await import('#web/features/restore-points/points-panel.tsx')).PointsPanel,
);
const { Part: BinPanel } = createAwaitedPart(
  async () => (await import('#web/features/bin/bin-panel.tsx')).BinPanel,
);

/** By hand it is everybody's; by itself it takes a tier with data archival, which the database asks for as well. */
const useNotHeld = (): string | null => {
  const held = useHeldFeature('dataArchival');
  return held.state === 'missing'
    ? `This is not part of your tier, ${tierNames[held.tier]}. It comes with ${tierNames.premium} and above.`
    : null;
};

const Archive = () => <ArchivePanel notHeld={useNotHeld()} />;

const Copy = () => <CopyPanel notHeld={useNotHeld()} />;

const { Part: DeletePanel } = createAwaitedPart(
  async () => (await import('#web/features/delete-data/delete-panel.tsx')).DeletePanel,
);
const { Part: WhoIsThere } = createAwaitedPart(
  async () => (await import('#web/features/accounts/who-is-there.tsx')).WhoIsThere,
);
const { Part: SecondStep } = createAwaitedPart(
  async () => (await import('#web/features/second-factor/second-step.tsx')).SecondStep,
);

const askSecondStep = (onShown: () => void) => <SecondStep onShown={onShown} />;

/** What cannot be undone asks once more who is there, and comes back here. */
const Who: AskWho = (ways) => {
  const { signIn } = useAuth();
  return (
    <WhoIsThere
      {...ways}
      afterSignIn="Then press the button once more."
      secondStep={askSecondStep}
      onSignIn={() => void signIn('/data-archival#delete', { again: true }).catch(() => undefined)}
    />
  );
};

const Delete = () => {
  const { user } = useAuth();
  return user && <DeletePanel userId={user.id} Who={Who} />;
};

interface Section {
  /** The anchor. */
  readonly id: string;
  readonly title: string;
  readonly Panel: ComponentType;
  /** Long, and wanted by few: out of sight until somebody opens it. */
  readonly folded?: true;
}

/** Everything the page is made of, in the order in which people look for it. */
const sections: readonly Section[] = [
  { id: 'held', title: 'What is held', Panel: HeldPanel },
  { id: 'copy', title: 'A copy of everything', Panel: Copy },
  { id: 'restore', title: 'Put a copy back', Panel: RestorePanel },
  { id: 'archive', title: 'Finished things', Panel: Archive },
  { id: 'bin', title: 'Bin', Panel: BinPanel },
  { id: 'restore-points', title: 'Restore points', Panel: PointsPanel },
  { id: 'calendar', title: 'Calendars', Panel: CalendarPanel },
  { id: 'sharing', title: 'Who can look in', Panel: SharesPanel },
  { id: 'delete', title: 'Delete your data', Panel: Delete },
  { id: 'kept', title: 'What is kept, and for how long', Panel: KeptList, folded: true },
];

const Contents = () => (
  <nav aria-label="On this page" data-distraction className="mt-6">
    <ul className="flex flex-wrap gap-2">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <Link
            to={`#${id}`}
            className="inline-flex min-h-[44px] items-center rounded-full border border-line px-4 text-muted transition-colors hover:border-muted hover:text-ink"
          >
            {title}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

const SectionPart = ({ id, title, Panel, folded }: Section) =>
  folded ? (
    <Disclosure name={title} headingId={id}>
      {() => (
        <div className="pt-2 pb-6">
          <Panel />
        </div>
      )}
    </Disclosure>
  ) : (
    <section aria-labelledby={id} className="scroll-mt-4">
      <h2 id={id} tabIndex={-1} className="mb-4 text-2xl font-semibold outline-none">
        {title}
      </h2>
      <Panel />
    </section>
  );

export const Page = () => (
  <>
    <PageHeading>Data Archival</PageHeading>
    <p className="mt-3 text-lg text-muted">
      Everything this site holds about you: see it, take it with you, put it away, bring it back or delete it.
    </p>
    <Contents />
    <div className="mt-8 space-y-10">
      {sections.map((section) => (
        <SectionPart key={section.id} {...section} />
      ))}
    </div>
  </>
);
