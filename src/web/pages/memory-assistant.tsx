import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { MemorySettings } from '#domain/memory/memory-settings.ts';
import { taskFromMemory, titleFromMemory } from '#domain/memory/ask/task-from-memory.ts';
import { AssistantReply, prepareAssistant } from '#web/features/assistant/assistant-parts.ts';
import { useAssistant } from '#web/features/assistant/use-assistant.ts';
import { useAccess } from '#web/features/auth/use-access.ts';
import { useStartFocus } from '#web/features/focus/use-start-focus.ts';
import { AddMemory } from '#web/features/memory/add/add-memory.tsx';
import { LimitState } from '#web/features/memory/add/limit-state.tsx';
import { AskMemory } from '#web/features/memory/ask/ask-memory.tsx';
import { ForgetPanel } from '#web/features/memory/forget/forget-panel.tsx';
import { useForgetting } from '#web/features/memory/forget/use-forgetting.tsx';
import { SuggestionInbox } from '#web/features/memory/inbox/suggestion-inbox.tsx';
import { downloadMemories } from '#web/features/memory/lists/memory-export.ts';
import { MemoryLists } from '#web/features/memory/lists/memory-lists.tsx';
import { MemoryOff } from '#web/features/memory/memory-off.tsx';
import { MemorySettingsPanel } from '#web/features/memory/settings/memory-settings-panel.tsx';
import { MemoryUses } from '#web/features/memory/uses/memory-uses.tsx';
import { useTaskActions } from '#web/features/tasks/use-task-actions.ts';
import { newId } from '#web/platform/new-id.ts';
import { useOnline } from '#web/platform/use-online.ts';
import { useModelChoice } from '#web/services/assistant/use-model-choice.ts';
import { useDeviceCopy } from '#web/services/memory/use-device-copy.ts';
import { useMemoriesAtHand } from '#web/services/memory/use-memories-at-hand.ts';
import { useMemories, useMemorySettings } from '#web/services/memory/use-memory.ts';
import { createAwaitedPart } from '#web/ui/awaited-part.tsx';
import { Button } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { createLazyPart } from '#web/ui/lazy-part.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

// With the rules that find suggestions, which most visits here do without.
const { Part: MineChat } = createLazyPart(
  async () => (await import('#web/features/memory/mine/mine-chat.tsx')).MineChat,
);
const { Part: ModelPanel } = createAwaitedPart(
  async () => (await import('#web/features/assistant/model/model-panel.tsx')).ModelPanel,
);

const notLoaded = 'We couldn’t load your memories. They’re safe. Please try again.';
const onlyAsking =
  'We can’t reach your memories right now. They’re safe. You can ask the copy on this device. Reading all of them, adding, changing and forgetting need a network.';

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

const Section = ({ id, title, children }: SectionProps) => (
  <section aria-labelledby={id} className="scroll-mt-4">
    <h2 id={id} tabIndex={-1} className="mb-4 text-2xl font-semibold outline-none">
      {title}
    </h2>
    {children}
  </section>
);

/** Where one's own sentence is typed. */
const addField = 'add-memory';

const focusOnAdding = (): void => document.querySelector<HTMLElement>(`#${addField}`)?.focus();

/** Asking, with what a found memory is good for: a task, or a session that begins with it. */
const Ask = ({ onAdd }: { readonly onAdd?: () => void }) => {
  const { create } = useTaskActions();
  const startFocus = useStartFocus();
  const assistant = useAssistant();
  // Known before the first question: what is off stays here.
  useModelChoice();
  return (
    <AskMemory
      onSay={assistant.say}
      onReach={prepareAssistant}
      hint="You can also say “what now?”, “how many tasks did I finish?” or “remind me to …”."
      onMakeTask={(memory) => {
        const id = newId();
        create(id, taskFromMemory(memory));
        return id;
      }}
      onStart={(memory) => startFocus({ task: null, intention: titleFromMemory(memory) })}
      {...(onAdd === undefined ? {} : { onAdd })}
    >
      {assistant.turn !== null && (
        <AssistantReply
          assistant={assistant}
          onAddTask={(values) => create(newId(), values)}
          onStart={({ about, minutes }) =>
            startFocus({ task: null, intention: about, ...(minutes === null ? {} : { minutes }) })
          }
        />
      )}
    </AskMemory>
  );
};

/** Nobody can be reached: what is on this device can still be asked. */
const Away = ({ onRetry }: { readonly onRetry: () => void }) => {
  const here = useMemoriesAtHand();
  return (
    <div className="mt-10 space-y-10">
      {here.length > 0 && <Ask />}
      <ErrorPanel message={here.length > 0 ? onlyAsking : notLoaded} onRetry={onRetry} />
    </div>
  );
};

const Room = ({ settings }: { readonly settings: MemorySettings }) => {
  const { data: memories, away, refetch } = useMemories();
  const forgetting = useForgetting();
  const online = useOnline();
  if (memories === undefined) {
    return away || !online ? (
      <Away onRetry={() => void refetch()} />
    ) : (
      <Spinner text="Loading..." className="mt-20" />
    );
  }
  return (
    <div className="mt-8 space-y-10">
      <Ask onAdd={focusOnAdding} />
      <div className="space-y-4">
        <SuggestionInbox />
        <Disclosure name="Mine Chat Insights" size="small" hint="find suggestions in a chat or a journal">
          {() => (
            <div className="pt-3">
              <MineChat />
            </div>
          )}
        </Disclosure>
      </div>
      <Section id="memories" title="Your memories">
        <div className="mb-8 rounded-3xl border border-line bg-surface p-5 sm:p-6">
          <AddMemory memories={memories} fieldId={addField} />
          <LimitState />
        </div>
        <MemoryLists
          memories={memories}
          onForget={({ layer, id }) => forgetting.ask({ items: [{ layer, id }] })}
        />
      </Section>
      {forgetting.receipts}
      <div className="border-b border-line">
        <Disclosure name="Forget" headingId="forget">
          <div className="pt-2 pb-6">
            <ForgetPanel onAsk={forgetting.ask} />
          </div>
        </Disclosure>
        <Disclosure name="What was used where" headingId="uses">
          {() => (
            <div className="pt-2 pb-6">
              <MemoryUses memories={memories} />
            </div>
          )}
        </Disclosure>
        <Disclosure name="Settings" headingId="memory-settings">
          <div className="pt-2 pb-6">
            <MemorySettingsPanel settings={settings} />
          </div>
        </Disclosure>
        <Disclosure name="Connected model" headingId="connected-model">
          {() => (
            <div className="pt-2 pb-6">
              <ModelPanel />
            </div>
          )}
        </Disclosure>
        <Disclosure name="Download" headingId="memory-download">
          <div className="pt-2 pb-6">
            <p className="mb-4 text-muted">
              All your memories in one JSON file, which other programs can read.
            </p>
            <Button disabled={memories.length === 0} onClick={() => downloadMemories(memories)}>
              <Download aria-hidden="true" />
              Download memories
            </Button>
          </div>
        </Disclosure>
      </div>
      {forgetting.dialog}
    </div>
  );
};

export const Page = () => {
  const { settings, known, away: unanswered, refetch } = useMemorySettings();
  const away = !useOnline() || unanswered;
  useDeviceCopy();
  const { isAdmin } = useAccess();
  return (
    <>
      <PageHeading>Memory</PageHeading>
      <p className="mt-3 text-lg text-muted">
        Only what you said yes to. You can read, change and forget all of it.
      </p>
      {!known && !away && <Spinner text="Loading..." className="mt-20" />}
      {!known && away && <Away onRetry={() => void refetch()} />}
      {known && (settings.enabled ? <Room settings={settings} /> : <MemoryOff settings={settings} />)}
      {isAdmin && (
        <Button asChild kind="plain" className="mt-10 -ml-5">
          <Link to="/memory-analytics">Your memory in numbers</Link>
        </Button>
      )}
    </>
  );
};
