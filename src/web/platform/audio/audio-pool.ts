import { graphLimits } from '#domain/player/player-limits.ts';
import { silence } from '#web/platform/audio/silence.ts';

/** Elements that were made once, so that a browser which let one of them sound lets it sound again. */
export interface AudioPool {
  readonly take: () => HTMLAudioElement;
  readonly give: (element: HTMLAudioElement) => void;
  /** Only inside a touch or a key press: afterwards every element may play by itself. Whether one could. */
  readonly prime: () => Promise<boolean>;
  /** Elements that were wired into the audio context cannot leave it: others take their place. */
  readonly renew: () => void;
}

const makeElement = (): HTMLAudioElement => {
  const element = new Audio();
  element.preload = 'auto';
  return element;
};

const empty = (element: HTMLAudioElement): void => {
  element.pause();
  element.removeAttribute('src');
  element.load();
};

const play = async (element: HTMLAudioElement, url: string): Promise<boolean> => {
  try {
    element.src = url;
    await element.play();
    return true;
  } catch {
    return false;
  } finally {
    // Somebody may have taken it meanwhile, with a track of its own.
    if (element.src === url) empty(element);
  }
};

export const createAudioPool = (): AudioPool => {
  let idle = Array.from({ length: graphLimits.poolSize }, makeElement);
  let generation = new Set(idle);
  return {
    take: () => {
      const element = idle.shift() ?? makeElement();
      generation.add(element);
      return element;
    },
    give: (element) => {
      empty(element);
      // One of an older generation, or one too many, is left to the garbage collector.
      if (generation.has(element) && idle.length < graphLimits.poolSize) idle.push(element);
      else generation.delete(element);
    },
    prime: async () => {
      const url = URL.createObjectURL(silence());
      const heard = await Promise.all(idle.map((element) => play(element, url)));
      URL.revokeObjectURL(url);
      return heard.some(Boolean);
    },
    renew: () => {
      idle = Array.from({ length: graphLimits.poolSize }, makeElement);
      generation = new Set(idle);
    },
  };
};
