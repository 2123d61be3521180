import type { Conversation } from '#domain/memory/conversations/conversation.ts';
import { counted } from '#web/features/memory/memory-words.ts';
import { Button } from '#web/ui/button.tsx';

const mostShown = 12;

interface ChooseAuthorProps {
  readonly conversation: Conversation;
  readonly onChoose: (author: string) => void;
}

/** Only one's own words become one's memories. */
export const ChooseAuthor = ({ conversation, onChoose }: ChooseAuthorProps) => (
  <div role="group" aria-label="Which one is you?">
    <p className="font-medium">Which one is you?</p>
    <p className="mt-1 text-muted">Only what you wrote yourself is looked through.</p>
    <div className="mt-3 flex flex-wrap gap-2.5">
      {conversation.authors
        .filter(({ isAssistant }) => !isAssistant)
        .slice(0, mostShown)
        .map(({ name, messages }) => (
          <Button key={name} onClick={() => onChoose(name)}>
            <span className="wrap-anywhere">
              {name} <span className="text-muted">{counted(messages, 'message')}</span>
            </span>
          </Button>
        ))}
    </div>
  </div>
);
