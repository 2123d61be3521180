import { useState } from 'react';
import type { Conversation } from '#domain/memory/conversations/conversation.ts';
import { counted } from '#web/features/memory/memory-words.ts';
import { ChatSource } from '#web/features/memory/mine/chat-source.tsx';
import { ChooseAuthor } from '#web/features/memory/mine/choose-author.tsx';
import { MinedList } from '#web/features/memory/mine/mined-list.tsx';
import { useMining } from '#web/features/memory/mine/use-mining.ts';
import { useMemorySettings } from '#web/services/memory/use-memory.ts';
import { Button } from '#web/ui/button.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';

/** Finds sentences worth keeping in what somebody wrote elsewhere. Nothing is stored before they choose. */
export const MineChat = () => {
  const { settings } = useMemorySettings();
  const { mining, start, stop, reset } = useMining();
  const [conversation, setConversation] = useState<Conversation | null>(null);
  const [outcome, setOutcome] = useState('');
  const { phase, read, total, found } = mining;

  const look = (from: Conversation, me: string): void =>
    start({ conversation: from, me, mutedKinds: settings.mutedKinds });
  const take = (next: Conversation): void => {
    setConversation(next);
    setOutcome('');
    const people = next.authors.filter(({ isAssistant }) => !isAssistant);
    const only = people[0];
    // Nobody has to say who they are where only one person wrote.
    if (people.length === 1 && only !== undefined) look(next, only.name);
  };
  const startOver = (words = ''): void => {
    reset();
    setConversation(null);
    setOutcome(words);
  };

  if (conversation === null) {
    return (
      <>
        <ChatSource onRead={take} />
        <output className="mt-3 block empty:hidden">{outcome}</output>
      </>
    );
  }
  const count = counted(found.length, 'sentence');
  return (
    <div className="space-y-5">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="font-medium wrap-anywhere">{conversation.title}</span>
        <Button size="small" kind="plain" onClick={() => startOver()}>
          Choose another
        </Button>
      </p>
      {phase === 'idle' && (
        <ChooseAuthor conversation={conversation} onChoose={(me) => look(conversation, me)} />
      )}
      {phase === 'looking' && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <div className="min-w-0 grow basis-64 space-y-2">
            <p>{`Looked through ${read.toLocaleString('en')} of ${counted(total, 'message')}. ${count} found.`}</p>
            <ProgressBar label="Looking through it" percent={(100 * read) / Math.max(1, total)} />
          </div>
          <Button onClick={stop}>Stop</Button>
        </div>
      )}
      <output className="block empty:hidden">
        {phase === 'done' && `Looked through all of it. ${count} found.`}
        {phase === 'stopped' &&
          `Stopped after ${read.toLocaleString('en')} of ${counted(total, 'message')}. ${count} found.`}
      </output>
      {(phase === 'done' || phase === 'stopped') && found.length === 0 && (
        <p className="text-muted">
          Nothing in it sounds like something to remember. That’s fine: most chats are just chats.
        </p>
      )}
      {found.length > 0 && (
        <MinedList conversation={conversation} found={found} onDone={(words) => startOver(words)} />
      )}
    </div>
  );
};
