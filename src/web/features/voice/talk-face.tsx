import { AudioLines, MicOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { recordingSecondsLeft, type VoiceButton } from '#domain/voice/voice-button.ts';

const Sparks = () => (
  <svg viewBox="0 0 48 48" className="text-calm">
    <circle className="spark spark-1" cx="10" cy="24" r="5" fill="currentColor" />
    <circle className="spark spark-2" cx="24" cy="24" r="5" fill="currentColor" />
    <circle className="spark spark-3" cx="38" cy="24" r="5" fill="currentColor" />
  </svg>
);

/** What stands in the middle of the button while something happens; words beside it say the same. */
export const TalkFace = ({ voice }: { readonly voice: VoiceButton }): ReactNode => {
  switch (voice.phase.name) {
    case 'recording':
      return <span className="font-semibold text-ink tabular-nums">{recordingSecondsLeft(voice)}</span>;
    case 'asking':
    case 'processing':
      return <Sparks />;
    case 'speaking':
      return <AudioLines className="text-calm" />;
    case 'microphone-error':
      return <MicOff />;
    default:
      return null;
  }
};
