const seconds = 120;

interface Sounding {
  paused: boolean;
  at: number;
}

const tell = (element: HTMLMediaElement, ...names: readonly string[]): void => {
  for (const name of names) element.dispatchEvent(new Event(name));
};

/**
 * Audio elements that play everything at once and silently: every track is two minutes long, and its time passes when a
 * test says so. The rest of the player is the product's own.
 */
export const supplySilentAudio = (): void => {
  const known = new WeakMap<HTMLMediaElement, Sounding>();
  const of = (element: HTMLMediaElement): Sounding => {
    const before = known.get(element);
    if (before !== undefined) return before;
    const fresh = { paused: true, at: 0 };
    known.set(element, fresh);
    return fresh;
  };
  Object.defineProperties(HTMLMediaElement.prototype, {
    paused: {
      configurable: true,
      get: function get(this: HTMLMediaElement) {
        return of(this).paused;
      },
    },
    ended: {
      configurable: true,
      get: function get(this: HTMLMediaElement) {
        return of(this).at >= seconds;
      },
    },
    duration: { configurable: true, get: () => seconds },
    currentTime: {
      configurable: true,
      get: function get(this: HTMLMediaElement) {
        return of(this).at;
      },
      set: function set(this: HTMLMediaElement, value: number) {
        of(this).at = value;
        tell(this, 'timeupdate');
      },
    },
    load: {
      configurable: true,
      value: function load(this: HTMLMediaElement) {
        known.delete(this);
      },
    },
    pause: {
      configurable: true,
      value: function pause(this: HTMLMediaElement) {
        of(this).paused = true;
        tell(this, 'pause');
      },
    },
    play: {
      configurable: true,
      value: async function play(this: HTMLMediaElement) {
        of(this).paused = false;
        await Promise.resolve();
        tell(this, 'loadedmetadata', 'play', 'playing');
      },
    },
  });
  // Whoever presses is a person.
  Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { isActive: true } });
};
