import { demoLength } from '#domain/voice/voice-words.ts';
import { TalkButton } from '#web/features/voice/talk-button.tsx';
import { useVoice } from '#web/services/voice/use-voice.ts';
import { LazyPart } from '#web/ui/lazy-part.tsx';

const loadWords = async () => (await import('#web/features/voice/voice-status.tsx')).VoiceStatus;

/** The button of the voice demo, and what was heard. */
export const TalkDemo = () => {
  const voice = useVoice();
  return (
    <div className="flex flex-col items-center gap-5 text-center">
      <TalkButton place="demo" size="large" />
      <p className="text-muted">Hold to talk, {demoLength}</p>
      <div data-centred className="min-h-14">
        <LazyPart need={voice.ticket} load={loadWords} props={{ voice }} />
      </div>
    </div>
  );
};
