import { shareLeft, type VoiceButton } from '#domain/voice/voice-button.ts';

/** How loud it is, as embers that glow, and how much time is left, as a ring that shrinks. */
export const TalkRing = ({ voice }: { readonly voice: VoiceButton }) => {
  const level = voice.phase.name === 'recording' ? voice.phase.level : 0;
  return (
    <svg viewBox="0 0 100 100" className="absolute inset-0 size-full! overflow-visible">
      <defs>
        <radialGradient id="talk-ember">
          <stop offset="0" stopColor="var(--glow)" stopOpacity=".6" />
          <stop offset=".6" stopColor="var(--glow)" stopOpacity=".3" />
          <stop offset="1" stopColor="var(--glow)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle cx="50" cy="50" r={40 + level * 34} fill="url(#talk-ember)" />
      <circle cx="50" cy="50" r="46" fill="none" strokeWidth="4" className="stroke-line" />
      <circle
        cx="50"
        cy="50"
        r="46"
        fill="none"
        strokeWidth="4"
        strokeLinecap="round"
        pathLength={1000}
        strokeDasharray={`${shareLeft(voice) * 1000} 2000`}
        transform="rotate(-90 50 50)"
        className="stroke-calm"
      />
    </svg>
  );
};
