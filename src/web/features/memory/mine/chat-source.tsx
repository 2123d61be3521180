import { FileText } from 'lucide-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import {
  type Conversation,
  conversationLimits,
  conversationProblemWords,
} from '#domain/memory/conversations/conversation.ts';
import { documentNotAsked, type DocumentTaken } from '#domain/memory/conversations/document-words.ts';
import { parseConversation } from '#domain/memory/conversations/parse-conversation.ts';
import { takeDocument } from '#web/features/memory/mine/document-mutations.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { FieldError, inputLook } from '#web/ui/field.tsx';

/** A letter takes at most four bytes. */
const mostBytes = conversationLimits.letters * 4;
const kinds = '.txt,.text,.md,.markdown,.json,text/plain,text/markdown,application/json';

const parseFile = async (file: File) => {
  if (file.size > mostBytes) return { ok: false, message: conversationProblemWords['too-big'] } as const;
  try {
    return parseConversation(file.name, await file.text());
  } catch {
    return { ok: false, message: conversationProblemWords['not-text'] } as const;
  }
};

const askForRoom = async (): Promise<DocumentTaken> => {
  try {
    return await takeDocument();
  } catch {
    return { ok: false, message: documentNotAsked };
  }
};

interface ChatSourceProps {
  readonly onRead: (conversation: Conversation) => void;
}

/** Paste, choose or drop. It is read here, on this device. */
export const ChatSource = ({ onRead }: ChatSourceProps) => {
  const id = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const [over, setOver] = useState(false);

  const readText = (): void => {
    const result = parseConversation('', text);
    setProblem(result.ok ? undefined : result.message);
    if (result.ok) onRead(result.conversation);
  };
  const readFile = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const result = await parseFile(file);
    if (!result.ok) return setProblem(result.message);
    // Only a file that can be read counts as a document.
    const taken = await askForRoom();
    setProblem(taken.ok ? undefined : taken.message);
    if (taken.ok) onRead(result.conversation);
  };
  const drop = (event: DragEvent<HTMLElement>): void => {
    event.preventDefault();
    setOver(false);
    void readFile(event.dataTransfer.files[0]);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- dropping is a shortcut; the button does the same
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classNames(
        'rounded-3xl border border-dashed p-4 transition-colors sm:p-5',
        over ? 'border-calm bg-calm-soft' : 'border-edge',
      )}
    >
      <label htmlFor={id} className="font-medium">
        Paste a chat or a journal
      </label>
      <p id={`${id}-hint`} className="mt-1 text-muted">
        Or drop a file here: text, Markdown or a JSON export. Up to 5 MB of text and 20,000 messages. It’s
        read on this device, and nothing is stored before you choose.
      </p>
      <textarea
        id={id}
        rows={4}
        value={text}
        aria-describedby={`${id}-hint ${id}-error`}
        aria-invalid={problem === undefined ? undefined : true}
        onChange={(event) => {
          setText(event.target.value);
          setProblem(undefined);
        }}
        className={classNames(inputLook, 'mt-3')}
      />
      <FieldError id={`${id}-error`} error={problem} />
      <div className="mt-3 flex flex-wrap gap-2.5">
        <Button aria-disabled={text.trim() === ''} onClick={readText}>
          Look through it
        </Button>
        <Button onClick={() => chooser.current?.click()}>
          <FileText aria-hidden="true" />
          Choose a file
        </Button>
        <input
          ref={chooser}
          type="file"
          accept={kinds}
          tabIndex={-1}
          aria-label="A chat or a journal as a file"
          className="sr-only"
          onChange={(event) => {
            void readFile(event.target.files?.[0]);
            // The same file may be chosen again.
            event.target.value = '';
          }}
        />
      </div>
    </div>
  );
};
