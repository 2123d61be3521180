import { sampleCommands } from '#domain/voice/sample-commands.ts';
import { TalkDemo } from '#web/features/voice/talk-demo.tsx';
import { createIsland } from '#web/ui/island.tsx';

const Talk = createIsland('talk-demo', TalkDemo);

/** Spec 2 §2, the hero's voice demo: hold, say a mood, hear it. Guests hear demo music. */
export const FastFlow = () => (
  <section
    id="voice-demo"
    aria-labelledby="voice-demo-title"
    className="grid scroll-mt-6 grid-cols-1 items-center gap-x-12 gap-y-9 rounded-3xl border border-line bg-surface p-6 sm:p-9 md:grid-cols-[1.2fr_1fr]"
  >
    <div>
      <h2 id="voice-demo-title" className="text-2xl font-semibold sm:text-3xl">
        Test Fast Flow
      </h2>
      <p className="mt-3 text-lg text-muted">
        Hold the button, say one of these, then let go.{' '}
        <span className="text-ink">Music starts instantly</span>.
      </p>
      <ul aria-label="Sample commands" className="mt-6 flex flex-wrap gap-2.5">
        {sampleCommands.map((text) => (
          <li key={text} className="rounded-full border border-line bg-raised px-4 py-2">
            <q>{text}</q>
          </li>
        ))}
      </ul>
    </div>
    <Talk />
  </section>
);
