import { type SyntheticEvent, useId, useState } from 'react';
import { catalogue } from '#domain/notices/catalogue.ts';
import { showMessage } from '#web/services/messages/show-message.ts';
import { loadVoice } from '#web/services/voice/use-voice.ts';
import { Button } from '#web/ui/button.tsx';

const longest = 500;

// A page to read carries none of it.
const load = async () => {
  const [voice, { answerTyped }] = await Promise.all([
    loadVoice(),
    import('#web/features/voice/answer-typed.ts'),
  ]);
  return { voice, answerTyped };
};
const comeNear = (): void => void load().catch(() => undefined);

/** The same understanding, without a microphone. */
export const TypedCommand = () => {
  const [text, setText] = useState('');
  const id = useId();
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    load().then(
      ({ voice, answerTyped }) => voice.type(answerTyped(text)),
      () => showMessage(catalogue.networkError),
    );
  };
  return (
    <form id="type" onSubmit={submit} className="scroll-mt-24">
      <label htmlFor={id} className="font-medium">
        Or type what you would say
      </label>
      <div className="mt-2 flex flex-wrap gap-2">
        <input
          id={id}
          value={text}
          maxLength={longest}
          autoComplete="off"
          enterKeyHint="send"
          onChange={(event) => setText(event.target.value)}
          onFocus={comeNear}
          className="min-h-[48px] w-full min-w-0 flex-[1_1_12rem] rounded-full border border-edge bg-paper px-5 text-lg"
        />
        <Button type="submit" size="touch">
          Send
        </Button>
      </div>
    </form>
  );
};
