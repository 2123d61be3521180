import { useId } from 'react';
import type { VoicePlace } from '#domain/voice/voice-button.ts';
import { TalkFace } from '#web/features/voice/talk-face.tsx';
import { TalkRing } from '#web/features/voice/talk-ring.tsx';
import { useTalk } from '#web/features/voice/use-talk.ts';
import { useVoice } from '#web/platform/voice/use-voice.ts';
import { classNames } from '#web/ui/class-names.ts';

const sizes = {
  small: 'size-[44px] [&_svg]:size-5',
  large: 'size-40 text-5xl sm:size-48 [&_span>svg]:size-14',
} as const;

interface TalkButtonProps {
  readonly place: VoicePlace;
  readonly size: keyof typeof sizes;
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
      title={size === 'small' ? 'Hold to talk' : undefined}
      aria-label="Hold to talk"
      aria-describedby={id}
      aria-pressed={name === 'recording' || name === 'asking'}
      aria-disabled={busy}
      aria-busy={busy}
      className={classNames(
        'relative grid shrink-0 cursor-pointer touch-none place-items-center rounded-full select-none [-webkit-touch-callout:none]',
        'text-ink transition-colors aria-disabled:cursor-default',
        size === 'large' ? 'bg-raised hover:text-calm' : 'text-muted hover:bg-raised hover:text-ink',
        sizes[size],
      )}
      {...talk}
    >
      {(size === 'large' || name === 'recording') && <TalkRing voice={voice} />}
      <span aria-hidden="true" className="relative grid place-items-center">
        <TalkFace voice={voice} />
      </span>
      <span id={id} className="sr-only">
        Hold it while you speak, and let go when you have said it. Escape stops.
      </span>
    </button>
  );
};
