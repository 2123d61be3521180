import { type SyntheticEvent, useId, useState } from 'react';
import { loadedVoice } from '#web/services/voice/use-voice.ts';
import { Button } from '#web/ui/button.tsx';

const longest = 500;

interface TaskDraftProps {
  /** As it was heard. */
  readonly line: string;
  readonly busy: boolean;
}

/** A task that was heard unsurely: read it, mend it, save it. Nothing is saved before. */
export const TaskDraft = ({ line, busy }: TaskDraftProps) => {
  const [text, setText] = useState(line);
  const id = useId();
  const save = (event: SyntheticEvent): void => {
    event.preventDefault();
    loadedVoice()?.correct(text.trim());
  };
  return (
    <form onSubmit={save} className="space-y-3 text-left">
      <label htmlFor={id} className="block font-medium">
        Task
      </label>
      <input
        id={id}
        value={text}
        maxLength={longest}
        autoComplete="off"
        enterKeyHint="done"
        onChange={(event) => setText(event.target.value)}
        className="min-h-[48px] w-full min-w-0 rounded-2xl border border-edge bg-paper px-4 text-lg"
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" kind="primary" size="touch" disabled={busy || text.trim() === ''}>
          Save task
        </Button>
        <Button kind="plain" size="touch" disabled={busy} onClick={() => loadedVoice()?.dismiss()}>
          Discard
        </Button>
      </div>
    </form>
  );
};
