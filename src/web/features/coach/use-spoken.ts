import { useEffect, useRef, useState } from 'react';
import { speakReply } from '#web/services/voice/speak-reply.ts';

type Speaking = 'silent' | 'speaking' | 'no voice';

/** Says some sentences with this device's own voice, one after the other, until it is told to stop. */
export const useSpoken = () => {
  const [state, setState] = useState<Speaking>('silent');
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const stop = (): void => {
    running.current?.abort();
    setState('silent');
  };
  const speak = async (sentences: readonly string[]): Promise<void> => {
    running.current?.abort();
    const here = new AbortController();
    running.current = here;
    setState('speaking');
    for (const sentence of sentences) {
      const heard = await speakReply(sentence, null, here.signal).catch(() => false);
      if (here.signal.aborted) return;
      if (!heard) {
        setState('no voice');
        return;
      }
    }
    setState('silent');
  };
  return { state, speak, stop };
};
