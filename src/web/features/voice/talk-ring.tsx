import { shareLeft, type VoiceButton } from '#domain/voice/voice-button.ts';

/** How loud it is, as an ember that glows, and how much time is left, as a ring that shrinks. */
export const TalkRing = ({ voice }: { readonly voice: VoiceButton }) => {
  const { phase } = voice;
  const level = phase.name === 'recording' ? phase.level : 0;
  const on = phase.name === 'recording';
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
      <defs>
        <radialGradient id="talk-ember">
          <stop offset="0" stopColor="var(--glow)" stopOpacity=".55" />
          <stop offset=".55" stopColor="var(--glow)" stopOpacity=".28" />
          <stop offset="1" stopColor="var(--glow)" stopOpacity="0" />
        </radialGradient>
      </defs>
      {on && <circle cx="50" cy="50" r={44 + level * 26} fill="url(#talk-ember)" />}
      <circle cx="50" cy="50" r="46" fill="none" strokeWidth="4" className="stroke-line" />
      {on && (
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
      )}
    </svg>
  );
};
