import type { FailureReason } from '#domain/player/playback.ts';

/** How long an element may stand still in the middle of a track before it counts as broken off. */
const stallPatience = 6000;

export interface ElementReports {
  readonly loaded: (durationMs: number) => void;
  readonly started: () => void;
  readonly moved: (positionMs: number) => void;
  readonly ended: () => void;
  readonly failed: (reason: FailureReason) => void;
  /** It plays or pauses; whether because of us or of a headset is for the check to find out. */
  readonly changed: () => void;
}

const reasonOf = (error: MediaError | null): FailureReason =>
  error?.code === MediaError.MEDIA_ERR_NETWORK ? 'network' : 'unplayable';

/** Reports what an element does, until stopped. It fails once at most; without a first sound for so long, it is late. */
export const watchElement = (
  element: HTMLAudioElement,
  patience: number,
  reports: ElementReports,
): (() => void) => {
  const watching = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let begun = false;
  const wait = (ms: number, reason: FailureReason): void => {
    clearTimeout(timer);
    timer = setTimeout(() => fail(reason), ms);
  };
  const calm = (): void => clearTimeout(timer);
  const stop = (): void => {
    watching.abort();
    calm();
  };
  const fail = (reason: FailureReason): void => {
    stop();
    reports.failed(reason);
  };
  const on = (name: keyof HTMLMediaElementEventMap, run: () => void): void => {
    element.addEventListener(name, run, { signal: watching.signal });
  };
  on('loadedmetadata', () => {
    reports.loaded(Number.isFinite(element.duration) ? element.duration * 1000 : 0);
  });
  on('durationchange', () => {
    if (Number.isFinite(element.duration)) reports.loaded(element.duration * 1000);
  });
  on('canplay', calm);
  on('playing', () => {
    calm();
    begun = true;
    reports.started();
  });
  on('timeupdate', () => {
    if (!element.seeking) calm();
    reports.moved(element.currentTime * 1000);
  });
  on('waiting', () => {
    if (begun) wait(stallPatience, 'network');
  });
  on('ended', () => {
    calm();
    reports.ended();
  });
  on('pause', reports.changed);
  on('play', reports.changed);
  on('error', () => fail(reasonOf(element.error)));
  wait(patience, 'late');
  return stop;
};
