import { type FormEvent, useId, useState } from 'react';
import { catalogue } from '#domain/notices/catalogue.ts';
import { replyTo } from '#domain/voice/reply.ts';
import { understand } from '#domain/voice/understand.ts';
import type { VoiceAnswer } from '#domain/voice/voice-answer.ts';
import { comeNear } from '#web/features/voice/use-talk.ts';
import { say } from '#web/platform/say.ts';
import { bringVoice } from '#web/platform/voice/use-voice.ts';
import { Button } from '#web/ui/button.tsx';

const longest = 500;

const answerTo = (written: string): VoiceAnswer => {
  const understanding = understand({ text: written, near: [] });
  const text = understanding.kind === 'silence' ? '' : understanding.text;
  const answer = { text, reply: replyTo(understanding), engine: 'local' as const };
  if (understanding.kind === 'command') return { ...answer, command: understanding.command };
  return understanding.kind === 'unclear'
    ? { ...answer, choices: [understanding.choices[0], understanding.choices[1]] }
    : { ...answer, reply: 'There is nothing to understand yet. Type what you would say.' };
};

/** The same understanding, without a microphone. */
export const TypeIt = () => {
  const [text, setText] = useState('');
  const id = useId();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    bringVoice().then(
      (voice) => voice.type(answerTo(text)),
      () => say(catalogue.networkError),
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
          className="min-h-[48px] min-w-0 flex-[1_1_12rem] rounded-full border border-edge bg-paper px-5 text-lg"
        />
        <Button type="submit" size="touch">
          Say it
        </Button>
      </div>
    </form>
  );
};
