import { TalkButton } from '#web/features/voice/talk-button.tsx';
import { useVoiceSettings } from '#web/features/voice/use-voice-settings.ts';
import { useVoice } from '#web/services/voice/use-voice.ts';
import { LazyPart } from '#web/ui/lazy-part.tsx';

const loadWords = async () => (await import('#web/features/voice/voice-status.tsx')).VoiceStatus;

/** The large button with its words below it. */
export const TalkHere = () => {
  const voice = useVoice();
  const { pressOnce } = useVoiceSettings();
  return (
    <div className="flex flex-col items-center gap-5 text-center">
      <TalkButton place="command" size="large" />
      <p className="text-muted">
        {pressOnce
          ? 'Press once, speak, and press again.'
          : 'Hold it while you speak, then let go. With a keyboard, hold the space bar.'}
      </p>
      <div data-centred className="min-h-14">
        <LazyPart need={voice.ticket} load={loadWords} props={{ voice }} />
      </div>
    </div>
  );
};
