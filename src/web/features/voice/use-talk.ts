import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import { catalogue } from '#domain/notices/catalogue.ts';
import type { VoicePlace } from '#domain/voice/voice-button.ts';
import { showMessage } from '#web/services/messages/show-message.ts';
import { loadVoice, loadedVoice } from '#web/services/voice/use-voice.ts';
import { buzz } from '#web/ui/haptics.ts';

const comeNear = (): void => void loadVoice().catch(() => undefined);

const isKey = ({ key }: KeyboardEvent): boolean => key === ' ' || key === 'Enter';

/** Everything that presses, holds and lets go of a button one talks to. */
export const useTalk = (place: VoicePlace) => {
  const held = useRef<'pointer' | 'key' | null>(null);

  const begin = async (by: 'pointer' | 'key' | null): Promise<void> => {
    held.current = by;
    try {
      const voice = await loadVoice();
      voice.press(place, by === null);
      // Let go before the rest was there; where one press is enough, that changes nothing.
      if (by !== null && held.current !== by) voice.release();
    } catch {
      showMessage(catalogue.networkError);
    }
  };
  const end = (how: 'release' | 'leave' | 'cancel'): void => {
    held.current = null;
    loadedVoice()?.[how]();
  };

  // A page that goes takes its button with it, and an open microphone with that.
  useEffect(
    () => () => {
      const name = loadedVoice()?.view().phase.name;
      if (name === 'asking' || name === 'recording') loadedVoice()?.cancel();
    },
    [],
  );

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
      if (held.current === 'pointer') end('release');
    },
    onPointerLeave: (): void => {
      if (held.current === 'pointer') end('leave');
    },
    onPointerCancel: (): void => {
      if (held.current === 'pointer') end('cancel');
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
      if (held.current === 'key') end('release');
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
