import { useId } from 'react';
import type { VoicePlace } from '#domain/voice/voice-button.ts';
import { useTalk } from '#web/features/voice/use-talk.ts';
import { useVoice } from '#web/services/voice/use-voice.ts';
import { classNames } from '#web/ui/class-names.ts';
import { LazyPart } from '#web/ui/lazy-part.tsx';

const looks = {
  small: 'size-[44px] text-muted hover:bg-raised hover:text-ink [&_svg]:size-5',
  large:
    'size-40 border border-edge bg-raised text-5xl text-ink shadow-soft hover:border-calm hover:text-calm sm:size-44 [&_svg]:size-14',
} as const;

const loadLive = async () => (await import('#web/features/voice/talk-live.tsx')).TalkLive;

interface TalkButtonProps {
  readonly place: VoicePlace;
  readonly size: keyof typeof looks;
}

/** Spec 2 §4: pressed and held. Small: every signed-in page carries it; what it does comes when somebody is near. */
export const TalkButton = ({ place, size }: TalkButtonProps) => {
  const voice = useVoice();
  const id = useId();
  const talk = useTalk(place);
  const { name } = voice.phase;
  const busy = name === 'processing';
  return (
    <button
      type="button"
      data-held=""
      aria-label="Hold to talk"
      aria-describedby={id}
      aria-pressed={name === 'recording' || name === 'asking'}
      aria-disabled={busy}
      aria-busy={busy}
      className={classNames(
        'relative grid shrink-0 cursor-pointer touch-none place-items-center rounded-full transition-colors select-none [-webkit-touch-callout:none] aria-disabled:cursor-default',
        looks[size],
      )}
      {...talk}
    >
      <span aria-hidden="true" className="contents">
        {(name === 'idle' || name === 'unclear') && (
          <svg
            viewBox="0 0 24 24"
            width="24"
            height="24"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
          >
            <path d="M12 19v3M19 10v2a7 7 0 0 1-14 0v-2" />
            <rect x="9" y="2" width="6" height="13" rx="3" />
          </svg>
        )}
        <LazyPart need={voice.ticket} load={loadLive} props={{ voice }} />
      </span>
      <span id={id} className="sr-only">
        Hold it while you speak, then let go. Press Escape to cancel.
      </span>
    </button>
  );
};
