import { Undo2 } from 'lucide-react';
import { commandLabel } from '#domain/voice/command-label.ts';
import { recordingSecondsLeft, type VoiceButton } from '#domain/voice/voice-button.ts';
import { TaskDraft } from '#web/features/voice/task-draft.tsx';
import { MicrophoneHelp } from '#web/features/voice/microphone-help.tsx';
import { loadedVoice } from '#web/services/voice/use-voice.ts';
import { Button } from '#web/ui/button.tsx';

const working = (voice: VoiceButton): string | null => {
  switch (voice.phase.name) {
    case 'asking':
      return 'Waiting for the microphone…';
    case 'recording':
      return voice.latched
        ? `Listening. ${recordingSecondsLeft(voice)} s left. Press again to end.`
        : `Listening. ${recordingSecondsLeft(voice)} s left.`;
    case 'processing':
      return 'One moment…';
    default:
      return null;
  }
};

const Choices = ({ voice }: { readonly voice: VoiceButton }) => (
  <div className="flex flex-wrap gap-2 in-data-centred:justify-center">
    {voice.choices.map((command) => (
      <Button key={JSON.stringify(command)} size="touch" onClick={() => loadedVoice()?.choose(command)}>
        {commandLabel(command)}
      </Button>
    ))}
    <Button kind="plain" size="touch" onClick={() => loadedVoice()?.dismiss()}>
      Neither
    </Button>
  </div>
);

/** What was heard and what came of it, always in writing. Read out when it is there, and not while one speaks. */
export const VoiceStatus = ({ voice }: { readonly voice: VoiceButton }) => {
  const { caption, choices, draft, phase } = voice;
  const now = working(voice);
  return (
    <div className="space-y-4">
      {/* What a screen reader says while the microphone is open would be recorded. */}
      {now !== null && <p className="text-lg text-muted">{now}</p>}
      <output className="block space-y-1">
        {caption !== null && caption.heard !== '' && (
          <span className="block text-muted">
            <span className="sr-only">You said: </span>
            <q>{caption.heard}</q>
          </span>
        )}
        {caption !== null && caption.reply !== '' && <span className="block text-lg">{caption.reply}</span>}
      </output>
      {choices.length > 0 && <Choices voice={voice} />}
      {draft !== null && <TaskDraft line={draft} busy={phase.name === 'processing'} />}
      {caption?.undoable === true && (
        <Button onClick={() => loadedVoice()?.undo()}>
          <Undo2 aria-hidden="true" />
          Undo
        </Button>
      )}
      {phase.name === 'microphone-error' && (
        <>
          <MicrophoneHelp trouble={phase.trouble} />
          <p className="text-muted">
            Or type it instead:{' '}
            <a href="/voice#type" className="text-calm underline underline-offset-4 hover:text-ink">
              Voice Features
            </a>
          </p>
        </>
      )}
    </div>
  );
};
