import { lazy, Suspense } from 'react';
import { useAuth } from '#web/features/auth/auth-context.tsx';
import { CommandList } from '#web/features/voice/command-list.tsx';
import { InlineLink } from '#web/features/reading/inline-link.tsx';
import { VoiceSettingsPanel } from '#web/features/voice/voice-settings-panel.tsx';
import { VoiceSettingsHere } from '#web/pages/islands/voice-settings-here.tsx';
import { TryTalking } from '#web/pages/islands/try-talking.tsx';
import { useOperatorSentence } from '#web/platform/backend/operator-sentence.ts';
import { createIsland } from '#web/ui/island.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

const Talk = createIsland('talk', TryTalking);
const VisitorSettings = createIsland('voice-settings', VoiceSettingsHere);

// A visitor's page carries none of it.
const PhraseHistory = lazy(async () => ({
  default: (await import('#web/features/voice/phrase-history.tsx')).PhraseHistory,
}));

const bullets = 'list-disc space-y-2 pl-6 text-lg marker:text-calm';

const Privacy = () => (
  <section aria-labelledby="voice-privacy">
    <h2 id="voice-privacy" className="text-2xl font-semibold">
      What happens to your voice
    </h2>
    <ul className={`mt-5 ${bullets}`}>
      <li>The microphone is only on while you hold the button. It turns off by itself after four seconds.</li>
      <li>The recording goes to this site, is turned into words there, and is deleted.</li>
      <li>You can also run it on this device. Then the recording never leaves it.</li>
      <li>
        {useOperatorSentence('voice-company')} The <InlineLink to="/privacy">Privacy Policy</InlineLink> says
        more.
      </li>
      <li>Your words aren’t saved unless you turn on the list below.</li>
      <li>
        If it’s not sure, it asks instead of guessing. A task it may have misheard is shown to you before it’s
        saved. Everything can be undone.
      </li>
    </ul>
  </section>
);

const Settings = () => {
  const { user } = useAuth();
  return (
    <section aria-labelledby="voice-settings">
      <h2 id="voice-settings" className="text-2xl font-semibold">
        Voice settings
      </h2>
      <div className="mt-5">
        {user === null ? (
          <VisitorSettings />
        ) : (
          <VoiceSettingsPanel>
            <Suspense>
              <PhraseHistory />
            </Suspense>
          </VoiceSettingsPanel>
        )}
      </div>
    </section>
  );
};

export const Page = () => (
  <main id="main" className="mx-auto w-full max-w-6xl px-5 pt-6 pb-20 sm:px-6 lg:pt-14">
    <div className="grid grid-cols-1 items-center gap-x-16 gap-y-10 lg:grid-cols-[1.1fr_1fr]">
      <div>
        <PageHeading size="large" className="tracking-tight">
          Say it, and it’s done
        </PageHeading>
        <p className="mt-6 max-w-xl text-xl text-muted">
          Hands full, head full? Hold the button and say what you want: music for your mood, a task before you
          forget it, a focus session. Four seconds is plenty.
        </p>
      </div>
      <section aria-label="Try it" className="space-y-8 rounded-3xl border border-line bg-surface p-6 sm:p-9">
        <Talk />
      </section>
    </div>
    <section aria-labelledby="say" className="mt-20">
      <h2 id="say" className="text-2xl font-semibold sm:text-3xl">
        Everything it understands
      </h2>
      <p className="mt-3 mb-8 max-w-2xl text-lg text-muted">
        You don’t have to learn any of this. Say it your way. If it’s not clear, Kindling asks.
      </p>
      <CommandList />
    </section>
    <div className="mt-20 grid grid-cols-1 gap-x-16 gap-y-14 lg:grid-cols-2">
      <Privacy />
      <Settings />
    </div>
  </main>
);
