import { lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import { SettingsPanel } from '#web/features/accessibility/settings-panel.tsx';
import { ThemeChoice } from '#web/features/accessibility/theme-choice.tsx';
import { useAuth } from '#web/features/auth/auth-context.tsx';
import { SignOutChoice } from '#web/features/auth/sign-out-choice.tsx';
import { WaitingPart } from '#web/features/auth/waiting-for-host.tsx';
import { FocusLengths } from '#web/features/focus/focus-lengths.tsx';
import { AwakeSwitch, ChimeSwitch, KeepMusicSwitch, NotifySwitch } from '#web/features/focus/how-it-ends.tsx';
import { MusicBarSwitch } from '#web/features/player/music-bar-switch.tsx';
import type { AskWho } from '#web/features/second-factor/proof-first.tsx';
import { DateSettings } from '#web/features/settings/date-settings.tsx';
import { SettingsLinks } from '#web/features/settings/settings-links.tsx';
import { SettingsSection } from '#web/features/settings/settings-section.tsx';
import { DensityChoice } from '#web/features/tasks/density-choice.tsx';
import { useSettings } from '#web/services/records/use-settings.ts';
import { createLazyPart } from '#web/ui/lazy-part.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

// Each brings a service along; the page does not wait for it.
const { Part: Standing } = createLazyPart(
  async () => (await import('#web/features/auth/standing.tsx')).Standing,
);
const SoundSettings = lazy(async () => ({
  default: (await import('#web/features/music/sound-settings.tsx')).SoundSettings,
}));
const VoiceSettings = lazy(async () => ({
  default: (await import('#web/features/voice/voice-settings-panel.tsx')).VoiceSettingsPanel,
}));
const PinSettings = lazy(async () => ({
  default: (await import('#web/features/settings/pin-settings.tsx')).PinSettings,
}));
const SecondFactorSettings = lazy(async () => ({
  default: (await import('#web/features/second-factor/second-factor-settings.tsx')).SecondFactorSettings,
}));
const WhoIsThere = lazy(async () => ({
  default: (await import('#web/features/accounts/who-is-there.tsx')).WhoIsThere,
}));
const PhraseHistory = lazy(async () => ({
  default: (await import('#web/features/voice/phrase-history.tsx')).PhraseHistory,
}));

const waiting = <WaitingPart size="sm" text="Loading…" className="min-h-24" />;

const Soon = ({ children }: { readonly children: ReactNode }) => (
  <Suspense fallback={waiting}>{children}</Suspense>
);

/** Asks who is there before the first authenticator app, and comes back to where it was asked. */
const Who: AskWho = (ways) => {
  const { signIn } = useAuth();
  const signInAgain = (): void => void signIn('/settings#two-step', { again: true }).catch(() => undefined);
  return (
    <Soon>
      {/* Who has no app yet has no second step to show. */}
      <WhoIsThere {...ways} secondStep={() => null} onSignIn={signInAgain} />
    </Soon>
  );
};

interface Section {
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}

const Contents = ({ sections }: { readonly sections: readonly Section[] }) => (
  <nav aria-label="Settings" data-distraction className="mt-6">
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

const yourData = [
  {
    to: '/data-archival',
    label: 'Data Archival',
    hint: 'How much is held of you, and everything you can do with it.',
  },
  {
    to: '/data-archival#sharing',
    label: 'Who can look in',
    hint: 'Let somebody you trust see a little of how you’re doing, or end it.',
  },
  { to: '/data-export', label: 'Download your data', hint: 'Everything in one file, or just your tasks.' },
  { to: '/documentation-migration', label: 'Import tasks', hint: 'From another app or a list.' },
  { to: '/privacy#what', label: 'What we keep', hint: 'Every kind of data, why, and for how long.' },
  {
    to: '/memory-assistant#connected-model',
    label: 'Connected model',
    hint: 'What may leave this site for a model, and what did.',
  },
  {
    to: '/data-archival#delete',
    label: 'Delete your data',
    hint: 'One kind, some days, or your whole account.',
  },
];
const devices = [
  { to: '/sessions', label: 'Your devices', hint: 'See where you are signed in, and sign out a device.' },
];

export const Page = () => {
  const [settings, change] = useSettings();
  const { user } = useAuth();
  const fields = { settings, onChange: change };
  const sections: readonly Section[] = [
    { id: 'theme', title: 'Theme', body: <ThemeChoice /> },
    { id: 'accessibility', title: 'Accessibility', body: <SettingsPanel withTheme={false} /> },
    { id: 'lists', title: 'Lists', body: <DensityChoice /> },
    {
      id: 'focus',
      title: 'Focus',
      body: (
        <>
          <FocusLengths {...fields} />
          <div className="space-y-3 pt-2">
            <ChimeSwitch {...fields} />
            <AwakeSwitch {...fields} />
            <KeepMusicSwitch />
          </div>
        </>
      ),
    },
    {
      id: 'sound',
      title: 'Sound',
      body: (
        <>
          <MusicBarSwitch />
          <Soon>
            <SoundSettings />
          </Soon>
        </>
      ),
    },
    {
      id: 'voice',
      title: 'Voice',
      body: (
        <Soon>
          <VoiceSettings>
            <PhraseHistory />
          </VoiceSettings>
        </Soon>
      ),
    },
    { id: 'notifications', title: 'Notifications', body: <NotifySwitch {...fields} /> },
    { id: 'dates', title: 'Dates and times', body: <DateSettings {...fields} /> },
    {
      id: 'devices',
      title: 'Devices',
      body: (
        <>
          <SettingsLinks links={devices} />
          <Suspense>
            <PinSettings />
          </Suspense>
        </>
      ),
    },
    {
      id: 'two-step',
      title: 'Two-step sign-in',
      body: (
        <Soon>
          <SecondFactorSettings Who={Who} />
        </Soon>
      ),
    },
    { id: 'privacy', title: 'Privacy', body: <SettingsLinks links={yourData} /> },
    { id: 'sign-out', title: 'Sign out', body: <SignOutChoice /> },
  ];
  return (
    <>
      <PageHeading>Settings</PageHeading>
      <p className="mt-3 text-lg text-muted">
        Changes are saved as you make them. Signed in as <span className="break-all">{user?.email}</span>.
        <Standing />
      </p>
      <Contents sections={sections} />
      <div className="mt-8 space-y-6">
        {sections.map(({ id, title, body }) => (
          <SettingsSection key={id} id={id} title={title}>
            {body}
          </SettingsSection>
        ))}
      </div>
    </>
  );
};
