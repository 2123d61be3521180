import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  initialRitual,
  leftMs,
  reduceRitual,
  type RitualEffect,
  type RitualEvent,
  type RitualResult,
  type RitualState,
} from '#domain/rituals/ritual-machine.ts';
import { unreachable } from '#domain/unreachable.ts';
import { announce } from '#web/services/audio-descriptions/announcer.ts';
import { buzz } from '#web/ui/haptics.ts';

interface RitualOutcomes {
  readonly onComplete: (result: RitualResult) => void;
  readonly onClose: () => void;
}

export interface RitualNow {
  readonly state: RitualState;
  /** The moment that `state` is shown for. */
  readonly now: number;
  readonly send: (event: RitualEvent) => void;
}

/** Runs the machine: looks at the clock when a second is over, and whenever the page comes back into sight. */
export const useRitual = ({ onComplete, onClose }: RitualOutcomes): RitualNow => {
  const latest = useRef(initialRitual);
  const [shown, setShown] = useState(() => ({ state: initialRitual, now: Date.now() }));

  const run = (effect: RitualEffect): void => {
    switch (effect.type) {
      case 'step-begun':
        // Eyes may be closed: felt, and heard by those who asked for it.
        buzz('medium');
        announce(`${effect.step.title}. ${effect.step.description}`);
        return;
      case 'complete':
        onComplete(effect.result);
        return;
      case 'close':
        onClose();
        return;
      default:
        unreachable(effect);
    }
  };

  const send = (event: RitualEvent): void => {
    const now = Date.now();
    const { state, effects } = reduceRitual(latest.current, event, now);
    latest.current = state;
    setShown({ state, now });
    effects.forEach(run);
  };

  const look = useEffectEvent(() => send({ type: 'tick' }));
  const isRunning = shown.state.phase === 'running';
  useEffect(() => {
    if (!isRunning) return undefined;
    let timer = 0;
    const plan = (): void => {
      const next = leftMs(latest.current, Date.now()) % 1000 || 1000;
      timer = window.setTimeout(() => {
        look();
        plan();
      }, next);
    };
    plan();
    return () => clearTimeout(timer);
  }, [isRunning]);
  useEffect(() => {
    const back = new AbortController();
    const { signal } = back;
    document.addEventListener('visibilitychange', () => look(), { signal });
    window.addEventListener('pageshow', () => look(), { signal });
    return () => back.abort();
  }, []);

  return { ...shown, send };
};
