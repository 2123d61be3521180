import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Link } from 'react-router';
import type { VoiceButton } from '#domain/voice/voice-button.ts';
import { VoiceStatus } from '#web/features/voice/voice-status.tsx';
import { loadedVoice } from '#web/services/voice/use-voice.ts';

const hasWords = ({ phase, caption, choices, draft }: VoiceButton): boolean =>
  phase.name !== 'idle' || caption !== null || choices.length > 0 || draft !== null;

/** Below the button of the top bar. It follows the button in the page, so that Tab goes from one to the other. */
export const VoicePanel = ({ voice }: { readonly voice: VoiceButton }) => {
  const panel = useRef<HTMLElement>(null);
  const close = (): void => {
    const button = panel.current?.parentElement?.querySelector('button');
    loadedVoice()?.dismiss();
    button?.focus();
  };
  const onEscape = useEffectEvent(close);
  useEffect(() => {
    const leaving = new AbortController();
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') onEscape();
    };
    panel.current?.addEventListener('keydown', onKey, { signal: leaving.signal });
    return () => leaving.abort();
  }, []);
  return (
    <section
      ref={panel}
      aria-label="Voice"
      hidden={!hasWords(voice)}
      className="settle-in fixed top-[calc(var(--top-bar)+0.5rem)] right-3 left-3 z-40 max-h-[calc(100dvh-var(--top-bar)-6rem)] overflow-y-auto overscroll-contain rounded-3xl border border-line bg-surface p-5 text-ink shadow-soft sm:left-auto sm:w-96 sm:p-6"
    >
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <VoiceStatus voice={voice} />
        </div>
        <button
          type="button"
          aria-label="Close"
          onClick={close}
          className="-mt-2 -mr-2 grid size-11 shrink-0 cursor-pointer place-items-center rounded-full text-muted transition-colors hover:bg-raised hover:text-ink"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
      <Link
        to="/voice"
        className="mt-3 inline-block py-2 text-muted underline decoration-edge underline-offset-4 hover:text-ink"
      >
        What can I say?
      </Link>
    </section>
  );
};
