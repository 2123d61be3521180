import { TalkButton } from '#web/features/voice/talk-button.tsx';
import { useVoice } from '#web/services/voice/use-voice.ts';
import { LazyPart } from '#web/ui/lazy-part.tsx';

const loadPanel = async () => (await import('#web/features/voice/voice-panel.tsx')).VoicePanel;

/** Spec 1 §2: hold to talk, on every signed-in page. */
export const VoiceLauncher = () => {
  const voice = useVoice();
  return (
    <div className="shrink-0">
      <TalkButton place="command" size="small" />
      <LazyPart need={voice.ticket} load={loadPanel} props={{ voice }} />
    </div>
  );
};
