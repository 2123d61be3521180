import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import { networkError } from '#domain/notices/visitor-messages.ts';
import type { VoicePlace } from '#domain/voice/voice-button.ts';
import { showMessage } from '#web/services/messages/show-message.ts';
import { loadVoice, loadedVoice } from '#web/services/voice/use-voice.ts';
import { buzz } from '#web/ui/haptics.ts';

/** One finger or key on the button, and how it went if it went. */
interface Hold {
  readonly by: 'pointer' | 'key';
  ended: 'release' | 'leave' | 'cancel' | null;
}

const comeNear = (): void => void loadVoice().catch(() => undefined);

const isKey = ({ key }: KeyboardEvent): boolean => key === ' ' || key === 'Enter';

/** Everything that presses, holds and lets go of a button one talks to. */
export const useTalk = (place: VoicePlace) => {
  const held = useRef<Hold | null>(null);
  const gone = useRef(false);

  const begin = async (by: Hold['by'] | null): Promise<void> => {
    const hold: Hold | null = by === null ? null : { by, ended: null };
    held.current = hold;
    try {
      const voice = await loadVoice();
      if (gone.current) return;
      if (hold === null || hold.ended === null) voice.press(place, hold === null);
      else if (hold.ended !== 'cancel') voice.tap(place);
    } catch {
      showMessage(networkError);
    }
  };
  const end = (how: 'release' | 'leave' | 'cancel'): void => {
    if (held.current !== null) held.current.ended = how;
    held.current = null;
    loadedVoice()?.[how]();
  };

  // A page that goes takes its button with it, and an open microphone with that.
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
      if (held.current !== null) held.current.ended = 'cancel';
      const name = loadedVoice()?.view().phase.name;
      if (name === 'asking' || name === 'recording') loadedVoice()?.cancel();
    };
  }, []);

  return {
    onPointerEnter: comeNear,
    onFocus: comeNear,
    onPointerDown: (event: PointerEvent<HTMLButtonElement>): void => {
      if (event.button !== 0 || held.current !== null) return;
      // A finger is caught by what it touched first, and would never be seen to leave.
      if (event.currentTarget.hasPointerCapture(event.pointerId)) {
        event.currentTarget.releasePointerCapture(event.pointerId);
      }
      buzz('medium');
      void begin('pointer');
    },
    onPointerUp: (): void => {
      if (held.current?.by === 'pointer') end('release');
    },
    onPointerLeave: (): void => {
      if (held.current?.by === 'pointer') end('leave');
    },
    onPointerCancel: (): void => {
      if (held.current?.by === 'pointer') end('cancel');
    },
    onKeyDown: (event: KeyboardEvent<HTMLButtonElement>): void => {
      if (event.key === 'Escape') end('cancel');
      if (!isKey(event) || event.ctrlKey || event.metaKey || event.altKey) return;
      // No click, no scrolling.
      event.preventDefault();
      if (!event.repeat && held.current === null) void begin('key');
    },
    onKeyUp: (event: KeyboardEvent<HTMLButtonElement>): void => {
      if (!isKey(event)) return;
      event.preventDefault();
      if (held.current?.by === 'key') end('release');
    },
    onBlur: (): void => {
      if (held.current !== null) end('leave');
    },
    onClick: ({ detail }: MouseEvent<HTMLButtonElement>): void => {
      // Neither finger nor key: a screen reader or a switch pressed it, and cannot hold.
      if (detail === 0 && held.current === null) void begin(null);
    },
    // A long touch means to talk.
    onContextMenu: (event: MouseEvent<HTMLButtonElement>): void => event.preventDefault(),
  };
};
