import { TalkFace } from '#web/features/voice/talk-face.tsx';
import { TalkRing } from '#web/features/voice/talk-ring.tsx';
import type { VoiceButton } from '#domain/voice/voice-button.ts';

/** The button once it has been pressed. */
export const TalkLive = ({ voice }: { readonly voice: VoiceButton }) => (
  <>
    {voice.phase.name === 'recording' && <TalkRing voice={voice} />}
    <span className="absolute inset-0 grid place-items-center rounded-full">
      <TalkFace voice={voice} />
    </span>
  </>
);
